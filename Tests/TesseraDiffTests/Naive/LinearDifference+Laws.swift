import TesseraDiff

extension LinearDifference {
  /// Returns the first documented law that this difference breaks; `nil` if there is none.
  func brokenLaw(from old: [Row], to new: [Row]) -> String? {
    if let law = brokenPairingLaw(from: old, to: new) { return law }
    if replayed(on: old, taking: new) != new { return "the replay does not give the new list" }
    if applied(to: old, taking: new) != new { return "applied(to:taking:) does not give the new list" }
    if isEmpty != (old == new) { return "isEmpty is wrong" }
    return nil
  }

  /// Does the same without applying the difference.
  func brokenPairingLaw(from old: [Row], to new: [Row]) -> String? {
    guard isAscending(deletes), isAscending(inserts), isAscending(moves.map { $0.to }),
      isAscending(updates.map { $0.to })
    else { return "a list is not ascending" }
    guard let map = NaiveMap(self, oldCount: old.count, newCount: new.count) else {
      return "the positions do not fit"
    }
    var origins: [Int] = []
    var changed: [Move<Int>] = []
    for (position, origin) in map.oldPositions.enumerated() {
      guard let origin else { continue }
      if old[origin].id != new[position].id { return "\(origin) and \(position) are not the same item" }
      if old[origin].content != new[position].content { changed.append(Move(from: origin, to: position)) }
      origins.append(origin)
    }
    if updates != changed { return "the updates should be \(changed)" }
    if haveCommonID(deletes.map { old[$0] }, inserts.map { new[$0] }) {
      return "an id is deleted and inserted"
    }
    let fewest = moves.isEmpty ? 0 : origins.count - longestIncreasing(origins)
    if moves.count != fewest { return "\(fewest) moves would do" }
    return nil
  }
}

func isAscending<Value: Comparable>(_ values: [Value]) -> Bool {
  values.count < 2 || zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
}

func haveCommonID(_ left: [Row], _ right: [Row]) -> Bool {
  if left.isEmpty || right.isEmpty { return false }
  let ids = Set(left.map { $0.id })
  return right.contains { ids.contains($0.id) }
}
