import TesseraLoading

/// A server of numbered notes that changes between two requests.
struct NoteServer: Sendable {
  var notes: [Note]
  var style: Style
  var pageSize = 3
  /// Whether its pages have the number of notes before and behind them.
  var counts = false
  private var nextID: Int
  private var version = 0

  enum Style: CaseIterable {
    /// Numbered pages without the key of the previous page.
    case numbers
    /// Numbered pages with the key of the previous page.
    case numbersBothWays
    /// The notes behind or before a note.
    case cursors
  }

  enum Key: Hashable {
    case number(Int)
    case behind(Int)
    case before(Int)
  }

  init(count: Int, style: Style) {
    notes = (0..<count).map { Note(id: $0) }
    nextID = count
    self.style = style
  }

  // MARK: Responses

  func page(_ key: Key?) -> Page<Note, Key> {
    switch key {
    case nil: cut(from: 0)
    case .number(let number): cut(from: number * pageSize)
    // A removed note counts as one at the end.
    case .behind(let id): cut(from: (position(of: id) ?? notes.count) + 1)
    case .before(let id): cut(from: max(0, (position(of: id) ?? 0) - pageSize), to: position(of: id) ?? 0)
    }
  }

  private func position(of id: Int) -> Int? { notes.firstIndex { $0.id == id } }

  private func cut(from start: Int, to end: Int? = nil) -> Page<Note, Key> {
    let start = min(max(start, 0), notes.count)
    let end = min(end ?? start + pageSize, notes.count)
    let items = Array(notes[start..<end])
    var page = Page<Note, Key>(items)
    switch style {
    case .numbers, .numbersBothWays:
      page.next = end < notes.count ? .number(start / pageSize + 1) : nil
      page.previous = style == .numbersBothWays && start > 0 ? .number(start / pageSize - 1) : nil
    case .cursors:
      page.next = end < notes.count ? items.last.map { .behind($0.id) } : nil
      page.previous = start > 0 ? items.first.map { .before($0.id) } : nil
    }
    if counts { (page.itemsBefore, page.itemsAfter) = (start, notes.count - end) }
    return page
  }

  // MARK: Changes

  /// Returns a new note with a unique content.
  private mutating func fresh() -> Note {
    nextID += 1
    return Note(id: nextID - 1, text: newText())
  }

  mutating func newText() -> String {
    version += 1
    return "v\(version)"
  }

  mutating func insert(at position: Int) {
    notes.insert(fresh(), at: position % (notes.count + 1))
  }

  mutating func remove(at position: Int) {
    if !notes.isEmpty { notes.remove(at: position % notes.count) }
  }

  mutating func change(at position: Int) {
    if !notes.isEmpty { notes[position % notes.count].text = newText() }
  }

  mutating func moveUp(at position: Int) {
    if !notes.isEmpty { notes.insert(notes.remove(at: position % notes.count), at: 0) }
  }
}
