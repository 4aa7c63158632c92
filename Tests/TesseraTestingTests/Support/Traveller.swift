import TestSupport

/// A section or an item on its way to the new model.
struct Traveller<Element, Place> {
  var element: Element
  /// The old position; `nil` if it is new.
  var origin: Place?
  /// Whether it moves relative to the others.
  var isMoved = false

  /// Inserts arriving elements among the staying ones at random positions.
  ///
  /// An element that moves within the list gets a position where it changes the order. If no element stays,
  /// that is not possible, and it stays instead.
  ///
  /// - Parameter position: Returns the position in this list of an old place; `nil` if the place is not in
  ///   the list.
  static func mixed(
    _ staying: [Traveller], _ arriving: [Traveller], _ generator: inout SeededGenerator,
    position: (Place?) -> Int?
  ) -> [Traveller] {
    var staying = staying
    var rest = arriving
    if staying.isEmpty, let index = rest.firstIndex(where: { $0.isMoved && position($0.origin) != nil }) {
      var first = rest.remove(at: index)
      first.isMoved = false
      staying.append(first)
    }
    var gaps = Array(repeating: [Traveller](), count: staying.count + 1)
    for arrival in rest.shuffled(using: &generator) {
      var choices = Array(gaps.indices)
      if arrival.isMoved, let start = position(arrival.origin) {
        choices.remove(at: staying.count { (position($0.origin) ?? 0) < start })
      }
      gaps[generator.pick(choices)].append(arrival)
    }
    return gaps.indices.flatMap { gaps[$0] + staying[$0...].prefix(1) }
  }
}
