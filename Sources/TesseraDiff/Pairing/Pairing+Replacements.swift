extension Pairing {
  /// The items of a new section that were not in the old section that it is, ascending; all of them if it is none.
  ///
  /// - Complexity: O(*m*) for *m* items between the common start and the common end.
  public func newcomers(inNew section: Int) -> [Int] {
    let side = newSections[section]
    guard side.partner != nil else { return Array(0..<side.count) }
    guard !side.partners.isEmpty else { return Array(side.middle) }
    var newcomers: [Int] = []
    for (index, place) in side.partners.enumerated() where !place.isNear {
      newcomers.append(side.middle.lowerBound + index)
    }
    return newcomers
  }

  /// How the items of a new section came about: ranges of items of the old section that gave way to ranges of new ones.
  ///
  /// Ascending and disjoint on both sides. Between two replacements the items are the same ones in the same order; an
  /// item that had to move is among those that went, and among those that came. A section that was not there before
  /// came about from nothing.
  ///
  /// - Complexity: O(*m*) for *m* items between the common start and the common end.
  public func replacements(inNew section: Int) -> [(old: Range<Int>, new: Range<Int>)] {
    let side = newSections[section]
    guard let partner = side.partner else { return side.count > 0 ? [(0..<0, 0..<side.count)] : [] }
    let oldMiddle = oldSections[partner].middle
    var replacements: [(old: Range<Int>, new: Range<Int>)] = []
    var old = oldMiddle.lowerBound
    var new = side.middle.lowerBound
    func replace(upTo oldEnd: Int, _ newEnd: Int) {
      if old < oldEnd || new < newEnd { replacements.append((old..<oldEnd, new..<newEnd)) }
      (old, new) = (oldEnd, newEnd)
    }
    for (index, place) in side.partners.enumerated() where place.isNear && !place.isMoving {
      replace(upTo: oldMiddle.lowerBound + place.position, side.middle.lowerBound + index)
      (old, new) = (old + 1, new + 1)
    }
    replace(upTo: oldMiddle.upperBound, side.middle.upperBound)
    return replacements
  }
}
