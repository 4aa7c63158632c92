import Tessera

@testable import TesseraLoading

/// Runs a program on pages and on naive ones, and compares them.
struct PagesRunner {
  typealias Key = NoteServer.Key

  private var server: NoteServer
  private var pages: Pages<Note, Key>
  private var naive: NaivePages
  private var failureReason: String?

  /// Returns an error message if the pages are wrong after a step of a program; `nil` if nothing is wrong.
  static func failureReason(about program: PagesProgram) -> String? {
    var runner = PagesRunner(program)
    for step in program.steps {
      runner.run(step)
      if let failureReason = runner.failureReason { return "after \(step): \(failureReason)" }
    }
    return runner.reloadFailure()
  }

  private init(_ program: PagesProgram) {
    server = NoteServer(count: program.count, style: program.style)
    server.counts = program.counts
    pages = Pages(maximumCount: program.maximumCount)
    naive = NaivePages(maximumCount: program.maximumCount)
  }

  // MARK: Steps

  private mutating func run(_ step: PagesProgram.Step) {
    let (old, oldNotes) = (pages.rows, Array(pages.items))
    perform(step)
    if Array(old.items) != oldNotes { complain("an old version has changed") }
    if let problem = problem() ?? problem(between: old, and: pages.rows) { complain(problem) }
  }

  private mutating func complain(_ text: String) { failureReason = failureReason ?? text }

  private mutating func perform(_ step: PagesProgram.Step) {
    switch step {
    case .serverInserts(let position): server.insert(at: position)
    case .serverRemoves(let position): server.remove(at: position)
    case .serverChanges(let position): server.change(at: position)
    case .serverMovesUp(let position): server.moveUp(at: position)
    case .news(let count):
      for _ in 0..<count {
        server.insert(at: 0)
        renew(naive.entries.first?.key, 0..<2)
      }
    case .load(let direction, let visible): load(direction, visible)
    case .loadStray(let number, let direction): add(.number(number), direction, 0..<0)
    case .renew(let index, let visible):
      renew(naive.entries.isEmpty ? nil : naive.entries[index % naive.entries.count].key, visible)
    case .replaceAll: replaceAll(nil)
    case .jump(let number): replaceAll(.number(number))
    case .discard:
      pages.removeAll()
      naive = NaivePages(maximumCount: pages.maximumCount)
    case .setMaximumCount(let maximumCount):
      pages.maximumCount = maximumCount
      naive.maximumCount = maximumCount
    case .insert, .insertNew, .insertAtEnd, .change, .remove: edit(step)
    }
  }

  private mutating func renew(_ key: Key?, _ visible: Range<Int>) {
    pages.renew(server.page(key), key: key, visible: visible)
    naive.renew(server.page(key), key, visible)
  }

  private mutating func load(_ direction: PageDirection, _ visible: Range<Int>) {
    guard case .at(let key) = pages.end(direction) else { return }
    add(key, direction, visible)
  }

  private mutating func add(_ key: Key?, _ direction: PageDirection, _ visible: Range<Int>) {
    let page = server.page(key)
    let inView = pages.items.indices.clamped(to: visible).map { pages.items[$0].id }
    let oldIDs = Set(pages.items.map(\.id))
    let isNew = pages.isLoaded && pages.index(of: key) == nil && pages.end(direction) == .at(key)
    let summary = pages.add(page, key: key, direction, visible: visible)
    naive.add(page, key, direction, visible)
    guard isNew else { return }
    let newIDs = Set(pages.items.map(\.id))
    if !newIDs.isSuperset(of: inView) { complain("what was in view was dropped") }
    if summary.newCount != Set(page.items.map(\.id)).subtracting(oldIDs).count { complain("wrong news") }
    let isBounded = pages.count <= pages.maximumCount ?? .max || pages.loaded.count <= 3
    if !isBounded, inView.isEmpty { complain("\(pages.count) items are kept") }
  }

  private mutating func replaceAll(_ key: Key?) {
    pages.replaceAll(with: server.page(key), key: key)
    naive.replaceAll(server.page(key), key)
  }

  private mutating func edit(_ step: PagesProgram.Step) {
    let ids = naive.notes.map(\.id)
    func id(_ position: Int) -> Int { ids.isEmpty ? -1 : ids[position % ids.count] }
    switch step {
    case .insert(let position, let other, let offset):
      insert(Note(id: id(position), text: server.newText()), id(other), offset)
    case .insertNew(let other, let offset):
      insert(Note(id: 1000 + ids.count, text: "mine"), id(other), offset)
    case .insertAtEnd(let direction):
      let note = Note(id: 2000 + ids.count % 5, text: server.newText())
      pages.insert(note, at: direction)
      naive.insert(note, at: direction)
    case .change(let position):
      let note = Note(id: id(position), text: server.newText())
      pages.update(note)
      naive.replace(note)
    case .remove(let position):
      pages.remove(id(position))
      naive.remove(id(position))
    default: break
    }
  }

  private mutating func insert(_ note: Note, _ other: Int, _ offset: Int) {
    if offset == 0 { pages.insert(note, before: other) } else { pages.insert(note, after: other) }
    naive.insert(note, beside: other, offset: offset)
  }

  // MARK: Invariants

  private func problem() -> String? {
    let ids = pages.items.map(\.id)
    if Array(pages.items) != naive.notes { return "\(pages.items) instead of \(naive.notes)" }
    if Set(ids).count != ids.count { return "an id comes twice in \(ids)" }
    if pages.pageNumberByID.count != ids.count {
      return "\(pages.pageNumberByID.count) of \(ids.count) items have a page"
    }
    for direction in PageDirection.allCases where pages.end(direction) != naive.end(direction) {
      return "\(direction): \(pages.end(direction)) instead of \(naive.end(direction))"
    }
    return nil
  }

  /// Checks two versions: their common prefix and suffix must be exact.
  private func problem(between old: LoadedRows<Note>, and new: LoadedRows<Note>) -> String? {
    let (left, right) = (old.map(\.id), new.map(\.id))
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    if new.commonPrefix(with: old) != prefix {
      return "a prefix of \(prefix), not found in \(left), \(right)"
    }
    if new.commonSuffix(with: old) != suffix {
      return "a suffix of \(suffix), not found in \(left), \(right)"
    }
    if Set(right).count != right.count { return "two rows have the same id in \(right)" }
    return right.indices.first { new.position(of: right[$0]) != $0 }.map { "row \($0) is not found" }
  }

  /// Reloads from the start to the end through a window: every item must come once, and the dropped pages
  /// must come again on the way back.
  private func reloadFailure() -> String? {
    var pages = pages
    pages.maximumCount = 6
    pages.replaceAll(with: server.page(nil), key: nil)
    var seen = Array(pages.items)
    while case .at(let key) = pages.end(.next) {
      pages.add(server.page(key), key: key, .next)
      seen += pages.items.filter { !seen.contains($0) }
      if pages.count > 9 { return "\(pages.count) items in a window of 6" }
    }
    if seen != server.notes { return "\(seen) on the way to the end of \(server.notes)" }
    pages.maximumCount = nil
    while case .at(let key) = pages.end(.previous) { pages.add(server.page(key), key: key, .previous) }
    return Array(pages.items) == server.notes ? nil : "\(pages.items) on the way back in \(server.notes)"
  }
}
