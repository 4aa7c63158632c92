/// The ends of up to four columns of a waterfall, the shortest first.
///
/// They stay in registers and are sorted without branches, because no processor can predict which column is
/// the shortest.
struct FewWaterfallColumns {
  static let maxCount = 4

  private(set) var first = WaterfallPlace.none
  private var second = WaterfallPlace.none
  private var third = WaterfallPlace.none
  private var fourth = WaterfallPlace.none

  /// Adds a column. There must be fewer than four.
  @inline(__always)
  mutating func insert(_ place: WaterfallPlace) {
    var rest = place
    (first, rest) = (min(first, rest), max(first, rest))
    (second, rest) = (min(second, rest), max(second, rest))
    (third, rest) = (min(third, rest), max(third, rest))
    fourth = rest
  }

  /// Makes the shortest column longer by the height of an ordinary item and a gap.
  ///
  /// Each of the new values needs at most one comparison with the longer column after another one, so that
  /// the processor can begin the next item early.
  @inline(__always)
  mutating func extendFirst(by length: WaterfallLength) {
    let longer = first.moved(by: length)
    (first, second, third, fourth) = (
      min(longer, second), max(second, min(longer, third)), max(third, min(longer, fourth)),
      max(longer, fourth)
    )
  }

  /// Calls back with the columns, and with ``WaterfallPlace/none`` for those that do not exist.
  func forEach(_ body: (WaterfallPlace) -> Void) {
    body(first)
    body(second)
    body(third)
    body(fourth)
  }
}
