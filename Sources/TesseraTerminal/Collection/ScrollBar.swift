/// The thumb of a vertical scroll bar, in rows from the top of the bar.
struct ScrollBar: Hashable {
  /// The rows of the thumb.
  let thumb: Range<Int>
  private let rows: Int
  /// The distance that the content can scroll, in points.
  private let distance: Double

  /// Creates a scroll bar; `nil` if everything is visible.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the bar.
  ///   - content: The length of the content, in points.
  ///   - viewport: The length of the visible part, in points.
  ///   - offset: The start of the visible part, in points.
  init?(rows: Int, content: Double, viewport: Double, offset: Double) {
    guard rows > 1, viewport > 0, content > viewport, content.isFinite else { return nil }
    self.rows = rows
    distance = content - viewport
    let length = max(1, min(rows - 1, Int((viewport / content * Double(rows)).rounded())))
    let travel = rows - length
    let part = max(0, min(1, offset / distance))
    var top = Int((part * Double(travel)).rounded())
    // The thumb touches an end only if the content does.
    if travel > 1 {
      if top == 0, part > 0 { top = 1 }
      if top == travel, part < 1 { top = travel - 1 }
    }
    thumb = top..<top + length
  }

  /// Returns the start of the visible part if the thumb begins at a row, in points.
  func offset(forThumbAt row: Int) -> Double {
    let travel = rows - thumb.count
    return distance * Double(max(0, min(row, travel))) / Double(travel)
  }
}
