/// The state of a page indicator: the number of pages, the selected page, and the scroll position among them.
///
/// Pages are counted from the side where lines begin; where that is the right side, the first dot belongs at
/// the right.
public struct PageIndicator: Hashable, Sendable {
  /// The number of pages.
  public var count: Int
  /// The position of the selected page; `nil` if there is none.
  public var selected: Int?
  /// The scroll position in pages, also between two of them: 1.25 is a quarter of the way from page 1 to page
  /// 2.
  public var position: Double
  /// The layout direction, in which the pages are counted.
  public var direction: LayoutDirection

  /// Creates an indicator from its parts.
  public init(
    count: Int, selected: Int?, position: Double? = nil, direction: LayoutDirection = .leftToRight
  ) {
    self.count = count
    self.selected = selected
    self.position = position ?? Double(selected ?? 0)
    self.direction = direction
  }

  /// Returns the fraction of a page's dot that is highlighted, from 0 to 1.
  ///
  /// The dot is fully highlighted while the collection is at the page. Between two pages, one dot gains as
  /// much as the other loses.
  public func highlightFraction(of page: Int) -> Double {
    page >= 0 && page < count ? max(0, 1 - abs(Double(page) - position)) : 0
  }
}

extension PageIndicator: CustomStringConvertible {
  /// The visible row of dots, as in `○ ● ○`; with more than twenty pages a fraction, as in `2/100`.
  public var description: String {
    if count > 20 { return (selected.map { ($0 + 1).description } ?? "–") + "/" + count.description }
    let dots = (0..<max(0, count)).map { $0 == selected ? "●" : "○" }
    return (direction == .rightToLeft ? dots.reversed() : dots).joined(separator: " ")
  }
}
