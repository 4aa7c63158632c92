import TesseraLoading

/// A server with a list of rows, whose pages have numbers, offsets, or cursors as keys.
struct ChaosServer {
  /// The kind of key of a page.
  enum Style: CaseIterable {
    /// The key is a page number: inserted and removed rows shift the contents of the pages.
    case numbers
    /// The key is the number of rows before the page: inserted and removed rows shift the contents of the
    /// pages.
    case offsets
    /// The key is the place of the row before or behind the page: nothing shifts.
    case cursors
  }

  /// A row and its place among the others.
  private struct Entry {
    let id: Int
    var place: Int
  }

  let style: Style
  let size: Int
  /// The index of the page that is returned for a request without a key.
  let start: Int
  /// The initial distance between the places of two rows; rows can be inserted between them if it is more
  /// than 1.
  private let gap: Int
  /// Whether pages have the key of the previous page.
  var tellsPrevious = true
  /// Whether pages have the number of rows before and behind them.
  var tellsCounts = false
  private var entries: [Entry]

  init(style: Style, size: Int, count: Int, start: Int, gap: Int = 1) {
    self.style = style
    self.size = size
    self.gap = gap
    self.start = min(start, max(0, count - 1) / size)
    entries = (0..<count).map { Entry(id: $0, place: $0 * gap) }
  }

  var ids: [Int] { entries.map(\.id) }

  // MARK: Pages

  /// Returns the correct page for a key.
  func page(_ key: Int?) -> Page<Row, Int> {
    var (page, rows) = answer(key)
    if !tellsPrevious { page.previous = nil }
    if tellsCounts {
      page.itemsBefore = rows.lowerBound
      page.itemsAfter = entries.count - rows.upperBound
    }
    return page
  }

  private typealias Answer = (page: Page<Row, Int>, rows: Range<Int>)

  private func answer(_ key: Int?) -> Answer {
    switch style {
    case .numbers: page(number: key ?? start)
    case .offsets: page(offset: key ?? start * size)
    case .cursors: key.map { page(cursor: $0) } ?? page(from: start * size)
    }
  }

  private func page(number: Int) -> Answer {
    let rows = (max(0, number) * size..<max(0, number + 1) * size).clamped(to: 0..<entries.count)
    let next = rows.upperBound < entries.count ? number + 1 : nil
    return (Page(self.rows(rows), next: next, previous: number > 0 ? number - 1 : nil), rows)
  }

  private func page(offset: Int) -> Answer {
    let rows = (max(0, offset)..<max(0, offset + size)).clamped(to: 0..<entries.count)
    let next = rows.upperBound < entries.count ? rows.upperBound : nil
    return (Page(self.rows(rows), next: next, previous: offset > 0 ? max(0, offset - size) : nil), rows)
  }

  /// Even cursors ask for the rows behind a place, odd ones for the rows before it.
  private func page(cursor: Int) -> Answer {
    let place = cursor >> 1
    let first = entries.firstIndex { $0.place >= place } ?? entries.count
    guard cursor & 1 == 0 else { return page(max(0, first - size)..<first) }
    let behind = first < entries.count && entries[first].place == place ? first + 1 : first
    return page(from: behind)
  }

  private func page(from first: Int) -> Answer {
    page(min(entries.count, first)..<min(entries.count, first + size))
  }

  /// Returns a page of rows; an empty one continues with the rows beside it.
  private func page(_ rows: Range<Int>) -> Answer {
    var page = Page<Row, Int>(self.rows(rows))
    if rows.upperBound < entries.count {
      page.next = (entries[rows].last?.place ?? entries[rows.upperBound].place - 1) << 1
    }
    if rows.lowerBound > 0 {
      page.previous = (entries[rows].first?.place ?? entries[rows.lowerBound - 1].place + 1) << 1 | 1
    }
    return (page, rows)
  }

  private func rows(_ range: Range<Int>) -> [Row] { entries[range].map { Row(id: $0.id) } }
}

// MARK: - Changes

extension ChaosServer {
  /// Inserts rows before all others.
  mutating func addNews(_ count: Int) {
    let first = (ids.first ?? 0) - count
    let place = entries.first?.place ?? 0
    entries = (0..<count).map { Entry(id: first + $0, place: place + ($0 - count) * gap) } + entries
  }

  /// Inserts a row with a new id at a position. Does nothing if there is no place for it.
  mutating func insert(_ id: Int, at position: Int) {
    let position = min(max(0, position), entries.count)
    let after = position < entries.count ? entries[position].place : nil
    let before = position > 0 ? entries[position - 1].place : nil
    let place = ((before ?? (after ?? 0) - 2 * gap) + (after ?? (before ?? 0) + 2 * gap)) / 2
    guard before.map({ $0 < place - 1 }) ?? true, after.map({ place + 1 < $0 }) ?? true else { return }
    entries.insert(Entry(id: id, place: place), at: position)
  }

  /// Removes the row at a position. Does nothing if there is none. Returns the id of the removed row.
  @discardableResult
  mutating func remove(at position: Int) -> Int? {
    entries.indices.contains(position) ? entries.remove(at: position).id : nil
  }
}

extension ChaosServer: CustomStringConvertible {
  var description: String {
    "\(style) of \(size) from page \(start) of \(ids)"
      + (tellsPrevious ? "" : ", telling nothing of previous pages") + (tellsCounts ? ", telling counts" : "")
  }
}
