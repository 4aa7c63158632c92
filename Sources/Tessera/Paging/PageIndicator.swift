/// What a row of dots shows: how many pages there are, which is selected, and where the collection stands among them.
///
/// Pages are counted from where lines begin; where that is at the right, the first dot belongs at the right.
public struct PageIndicator: Hashable, Sendable {
  /// How many pages there are.
  public var count: Int
  /// The position of the selected page; nil where there is none.
  public var selected: Int?
  /// Where the collection stands, also between two pages: 1.25 is a quarter of the way from page 1 to page 2.
  public var position: Double
  /// From which side the pages are counted.
  public var direction: LayoutDirection

  /// Makes an indicator from its parts.
  public init(
    count: Int, selected: Int?, position: Double? = nil, direction: LayoutDirection = .leftToRight
  ) {
    self.count = count
    self.selected = selected
    self.position = position ?? Double(selected ?? 0)
    self.direction = direction
  }

  /// How much of a page's dot is lit, from 0 to 1: all of it while the collection stands on the page, and over the way
  /// between two pages as much of the one as the other has lost.
  public func light(of page: Int) -> Double {
    page >= 0 && page < count ? max(0, 1 - abs(Double(page) - position)) : 0
  }
}

extension PageIndicator: CustomStringConvertible {
  /// A row of dots as it is seen, as in `○ ● ○`; with more than twenty pages a fraction, as in `2/100`.
  public var description: String {
    if count > 20 { return (selected.map { ($0 + 1).description } ?? "–") + "/" + count.description }
    let dots = (0..<max(0, count)).map { $0 == selected ? "●" : "○" }
    return (direction == .rightToLeft ? dots.reversed() : dots).joined(separator: " ")
  }
}
