/// A scroll position among pages: at one of them, or between it and the next.
struct PagePosition: Hashable {
  var page: Int
  /// The fraction of the way to the next page, from 0 to below 1.
  var fraction = 0.0

  var value: Double { Double(page) + fraction }
  var nearest: Int { fraction < 0.5 ? page : page + 1 }
  /// The pages that are visible at this position.
  var pages: ClosedRange<Int> { page...(fraction > 0 ? page + 1 : page) }
}
