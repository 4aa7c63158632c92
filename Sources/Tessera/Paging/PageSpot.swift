/// Where a collection stands among its pages: on one of them, or between it and the next.
struct PageSpot: Hashable {
  /// The page, by its position.
  var page: Int
  /// How much of the way to the next page is behind, from 0 to below 1.
  var fraction = 0.0

  /// As one number.
  var value: Double { Double(page) + fraction }
  /// The page that it is nearest to.
  var nearest: Int { fraction < 0.5 ? page : page + 1 }
  /// The pages that it stands between.
  var pages: ClosedRange<Int> { page...(fraction > 0 ? page + 1 : page) }
}
