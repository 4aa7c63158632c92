@testable import TesseraLoading

/// Pages as simple as possible: an array of arrays with linear searches.
struct NaivePages {
  typealias Key = NoteServer.Key

  struct Entry {
    var key: Key?
    var next: Key?
    var previous: Key?
    var notes: [Note]
    /// The ids that came with this page and are on another page.
    var idsOnOtherPages: Set<Int> = []
  }

  var entries: [Entry] = []
  var maximumCount: Int?
  private var droppedInFront: [Key?] = []
  private var droppedBehind: [Key?] = []
  /// The pages that have come back at each end and do not reach the loaded ones yet, the nearest last.
  private var held: [PageDirection: [(page: Page<Note, Key>, key: Key?)]] = [:]

  init(maximumCount: Int?) { self.maximumCount = maximumCount }

  var notes: [Note] { entries.flatMap(\.notes) }

  func end(_ direction: PageDirection) -> PageEnd<Key> {
    guard let first = entries.first, let last = entries.last else { return .unknown }
    let key = direction == .next ? last.next : first.previous
    let dropped = direction == .next ? droppedBehind : droppedInFront
    let gap = held[direction]?.last?.page.neighbor(direction.opposite)
    return (key ?? gap).map { .at($0) } ?? dropped.last.map { .at($0) } ?? .ended
  }

  private func entry(of id: Int) -> Int? { entries.firstIndex { $0.notes.contains { $0.id == id } } }

  // MARK: Merging

  mutating func replaceAll(_ page: Page<Note, Key>, _ key: Key?) {
    entries = [Entry(key: key, next: page.next, previous: page.previous, notes: page.items)]
    (droppedInFront, droppedBehind, held) = ([], [], [:])
  }

  mutating func add(
    _ page: Page<Note, Key>, _ key: Key?, _ direction: PageDirection, _ visible: Range<Int>
  ) {
    if entries.isEmpty { return replaceAll(page, key) }
    if entries.contains(where: { $0.key == key }) { return renew(page, key, visible) }
    guard end(direction) == .at(key), !hold(page, key, direction) else { return }
    let inView = notes[visible.clamped(to: notes.indices)].compactMap { self.entry(of: $0.id) }
    let kept = Set(
      entries.indices.filter { index in
        inView.contains { $0 <= index } && inView.contains { $0 >= index }
      })
    let coming = [(page, key)] + (held.removeValue(forKey: direction) ?? []).reversed()
    for (page, key) in coming { put(page, key, direction) }
    drop(awayFrom: direction, direction == .next ? kept : Set(kept.map { $0 + coming.count }))
  }

  private mutating func put(_ page: Page<Note, Key>, _ key: Key?, _ direction: PageDirection) {
    var entry = Entry(key: key, next: page.next, previous: page.previous, notes: [])
    for note in page.items {
      if replace(note) { entry.idsOnOtherPages.insert(note.id) } else { entry.notes.append(note) }
    }
    if direction == .next {
      entries.append(entry)
      if droppedBehind.last == .some(key) { droppedBehind.removeLast() }
    } else {
      entries.insert(entry, at: 0)
      if droppedInFront.last == .some(key) { droppedInFront.removeLast() }
    }
  }

  /// Holds a page that was dropped until the pages between it and the loaded ones arrive.
  private mutating func hold(_ page: Page<Note, Key>, _ key: Key?, _ direction: PageDirection) -> Bool {
    let isNamed = direction == .next ? entries.last?.next != nil : entries.first?.previous != nil
    let known = entries.map(\.key) + (held[direction] ?? []).map(\.key) + [key]
    guard let gap = page.neighbor(direction.opposite), !isNamed, !known.contains(gap),
      !page.items.contains(where: { entry(of: $0.id) != nil })
    else { return false }
    if held[direction] == nil {
      if direction == .next { droppedBehind.removeLast() } else { droppedInFront.removeLast() }
    }
    held[direction, default: []].append((page, key))
    return true
  }

  private mutating func drop(awayFrom direction: PageDirection, _ inView: Set<Int>) {
    var first = 0
    while let maximumCount, notes.count > maximumCount, entries.count > 3 {
      let farthest = held[direction.opposite]?.first.map { [$0.key] } ?? []
      if direction == .next {
        if inView.contains(first) { return }
        let entry = entries.removeFirst()
        returnItems(entry.notes) { $0 + $1 }
        droppedInFront = entries[0].previous == nil ? droppedInFront + farthest + [entry.key] : []
        first += 1
      } else {
        if inView.contains(entries.count - 1) { return }
        let entry = entries.removeLast()
        returnItems(entry.notes) { $1 + $0 }
        let isNamed = entries[entries.count - 1].next != nil
        droppedBehind = isNamed ? [] : droppedBehind + farthest + [entry.key]
      }
      held[direction.opposite] = nil
    }
  }

  /// Moves the notes that also came with another page to that page.
  private mutating func returnItems(_ notes: [Note], _ join: ([Note], [Note]) -> [Note]) {
    for index in entries.indices {
      let own = notes.filter { entries[index].idsOnOtherPages.contains($0.id) && entry(of: $0.id) == nil }
      entries[index].idsOnOtherPages.subtract(own.map(\.id))
      entries[index].notes = join(own, entries[index].notes)
    }
  }

  /// Replaces the note with the same id, if it exists.
  @discardableResult
  mutating func replace(_ note: Note) -> Bool {
    guard let entry = entry(of: note.id) else { return false }
    entries[entry].notes = entries[entry].notes.map { $0.id == note.id ? note : $0 }
    return true
  }

  mutating func renew(_ page: Page<Note, Key>, _ key: Key?, _ visible: Range<Int>) {
    let inView = Set(notes[visible.clamped(to: notes.indices)].map(\.id))
    if entries.isEmpty { return replaceAll(page, key) }
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      if end(.next) == .at(key) { return add(page, key, .next, visible) }
      if end(.previous) == .at(key) { return add(page, key, .previous, visible) }
      return
    }
    if isDetached(page, at: index) {
      if entries[(index + 1)...].flatMap(\.notes).contains(where: { inView.contains($0.id) }) { return }
      entries.removeSubrange((index + 1)...)
      entries[index].next = nil
      (droppedBehind, held[.next]) = ([], nil)
    }
    let isLast = index == entries.count - 1
    let inFront = Set(entries[..<index].flatMap(\.notes).map(\.id))
    for note in page.items where inFront.contains(note.id) { replace(note) }
    let own = page.items.filter { !inFront.contains($0.id) }
    for behind in entries.indices.dropFirst(index + 1) {
      let taken = own.filter { note in entries[behind].notes.contains { $0.id == note.id } }
      entries[behind].idsOnOtherPages.formUnion(taken.map(\.id))
    }
    entries[index].idsOnOtherPages = inFront.intersection(page.items.map(\.id))
    // The end of the response among the old notes, on this page and the next.
    let near = entries[index].notes + (isLast ? [] : entries[index + 1].notes)
    let common = own.last { note in near.contains { $0.id == note.id } }
    let cut = common.flatMap { note in near.firstIndex { $0.id == note.id } }.map { $0 + 1 }
    let here = entries[index].notes.count
    var rest: [Note] = []
    if page.next == nil {
      entries.removeSubrange((index + 1)...)
      (droppedBehind, held[.next]) = ([], nil)
    } else if let cut {
      rest = Array(entries[index].notes.dropFirst(cut))
      if cut > here { entries[index + 1].notes.removeFirst(cut - here) }
    }
    for behind in entries.indices where behind > index {
      entries[behind].notes.removeAll { note in own.contains { $0.id == note.id } }
    }
    rest.removeAll { note in own.contains { $0.id == note.id } }
    entries[index].notes = own + rest
    if rest.isEmpty, index == entries.count - 1 { entries[index].next = page.next }
    if index == 0 { entries[index].previous = page.previous }
    // A page that exceeds the window is cut behind the response.
    let isOwn = { (note: Note) in page.items.contains { $0.id == note.id } }
    if let maximumCount, entries[index].notes.count > max(maximumCount, 3 * page.items.count),
      let next = page.next, let last = entries[index].notes.lastIndex(where: isOwn),
      !entries[index...].flatMap(\.notes).dropFirst(last + 1).contains(where: { inView.contains($0.id) })
    {
      entries.removeSubrange((index + 1)...)
      entries[index].notes.removeSubrange((last + 1)...)
      entries[index].next = next
      (droppedBehind, held[.next]) = ([], nil)
    }
  }

  /// Returns whether a response continues, but perhaps not with the loaded pages behind it.
  private func isDetached(_ page: Page<Note, Key>, at index: Int) -> Bool {
    let behind = index + 1 < entries.count ? entries[index + 1] : nil
    guard let next = page.next else { return false }
    if page.items.isEmpty { return next != entries[index].next && next != behind?.key }
    let inFront = entries[..<index].flatMap(\.notes)
    let near = entries[index].notes + (behind?.notes ?? [])
    return !page.items.contains { note in
      near.contains { $0.id == note.id } && !inFront.contains { $0.id == note.id }
    }
  }

  // MARK: Editing

  mutating func insert(_ note: Note, beside other: Int, offset: Int) {
    guard entry(of: other) != nil else { return }
    if note.id == other {
      replace(note)
      return
    }
    remove(note.id)
    guard let entry = entry(of: other),
      let position = entries[entry].notes.firstIndex(where: { $0.id == other })
    else { return }
    entries[entry].notes.insert(note, at: position + offset)
  }

  mutating func insert(_ note: Note, at end: PageDirection) {
    guard !entries.isEmpty else { return }
    remove(note.id)
    if end == .next {
      entries[entries.count - 1].notes.append(note)
    } else {
      entries[0].notes.insert(note, at: 0)
    }
  }

  mutating func remove(_ id: Int) {
    for index in entries.indices { entries[index].notes.removeAll { $0.id == id } }
  }
}
