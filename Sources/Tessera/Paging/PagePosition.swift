/// A scroll position among pages: at one of them, or between it and the next.
struct PagePosition: Hashable {
  /// The position of the page.
  var page: Int
  /// The fraction of the way to the next page, from 0 to below 1.
  var fraction = 0.0

  /// The position as one number.
  var value: Double { Double(page) + fraction }
  /// The nearest page.
  var nearest: Int { fraction < 0.5 ? page : page + 1 }
  /// The pages that are visible at this position.
  var pages: ClosedRange<Int> { page...(fraction > 0 ? page + 1 : page) }
}
