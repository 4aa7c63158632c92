import TesseraLoading

/// A server with a list of rows, in pages known by numbers or by the row beside them.
struct ChaosServer {
  /// How pages are asked for.
  enum Style: CaseIterable {
    /// By number: news shift what is on each.
    case numbers
    /// By the row that they are behind or in front of: news shift nothing.
    case cursors
  }

  let style: Style
  let size: Int
  /// Which page comes without a key, where they have numbers.
  let start: Int
  /// The ids of the rows; news come first, and have lower ones.
  private(set) var ids: [Int]

  init(style: Style, size: Int, count: Int, start: Int) {
    self.style = style
    self.size = size
    self.start = style == .numbers ? min(start, max(0, count - 1) / size) : 0
    ids = Array(0..<count)
  }

  /// Puts rows in front of all others.
  mutating func addNews(_ count: Int) {
    let first = (ids.first ?? 0) - count
    ids = Array(first..<(first + count)) + ids
  }

  /// A page as it should be.
  func page(_ key: Int?) -> Page<Row, Int> {
    switch style {
    case .numbers: page(number: key ?? start)
    case .cursors: key.map { page(cursor: $0) } ?? page(0..<min(size, ids.count))
    }
  }

  private func page(number: Int) -> Page<Row, Int> {
    let rows = (number * size..<(number + 1) * size).clamped(to: 0..<ids.count)
    guard number >= 0, !rows.isEmpty else { return Page([]) }
    return Page(
      ids[rows].map { Row(id: $0) }, next: rows.upperBound < ids.count ? number + 1 : nil,
      previous: number > 0 ? number - 1 : nil)
  }

  /// Even cursors ask for what is behind a row, odd ones for what is in front of it.
  private func page(cursor: Int) -> Page<Row, Int> {
    let id = cursor >> 1
    let place = ids.firstIndex { $0 >= id } ?? ids.count
    guard cursor & 1 == 0 else { return page(max(0, place - size)..<place) }
    let first = place < ids.count && ids[place] == id ? place + 1 : place
    return page(first..<min(ids.count, first + size))
  }

  private func page(_ rows: Range<Int>) -> Page<Row, Int> {
    guard let first = ids[rows].first, let last = ids[rows].last else { return Page([]) }
    return Page(
      ids[rows].map { Row(id: $0) }, next: rows.upperBound < ids.count ? last << 1 : nil,
      previous: rows.lowerBound > 0 ? first << 1 | 1 : nil)
  }
}
