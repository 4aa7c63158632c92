import TesseraDiff

/// P1, P2, P3, P5: the identity at each place. A view cannot check this, because it has counts but not ids.
extension BatchContract.Examination {
  mutating func checkIdentity() {
    checkUniqueness(of: sections.old, "sections before the batch") { _ in "" }
    checkUniqueness(of: sections.new, "sections after the batch") { _ in "" }
    checkUniqueness(of: items.old, "items before the batch") { " in section \($0)" }
    checkUniqueness(of: items.new, "items after the batch") { " in section \($0)" }
    checkStayers(of: sections, 0, 0)
    checkMoves(of: sections)
    for (section, target) in newSection.enumerated() {
      guard let target, isComparable(section, target) else { continue }
      checkStayers(of: items, section, target)
    }
    checkMoves(of: items)
  }

  /// Returns whether the items of a section can be compared with those after the batch, which is not the case
  /// if the section itself is wrong or was reloaded.
  func isComparable(_ section: Int, _ target: Int) -> Bool {
    sections.old.ids[section] == sections.new.ids[target] && !sections.old.claims[section].contains(.reload)
  }

  /// P1 and P3 for the stayers of a list. Each wrong place is reported by the rule that explains it best.
  private mutating func checkStayers(of level: BatchLevel, _ oldScope: Int, _ newScope: Int) {
    guard level.hasEqualCounts(oldScope, newScope) else { return }
    let wrong = zip(level.stayers(of: oldScope), level.freePlaces(of: newScope))
      .filter { level.old.ids[$0] != level.new.ids[$1] }
    guard !wrong.isEmpty else { return }
    let deleted = level.old.ids(claimed: .delete, in: oldScope)
    let inserted = level.new.ids(claimed: .insert, in: newScope)
    for (from, to) in wrong {
      let expected = level.old.ids[from]
      let found = level.new.ids[to]
      let place = "\(level.old.name(from)) (\(name(expected))) stays and becomes \(level.new.name(to))"
      if deleted.contains(found) {
        report(.p3, "\(place), where \(name(found)) is, which is deleted")
      } else if inserted.contains(expected) {
        report(.p3, "\(place), but \(name(expected)) is inserted elsewhere")
      } else {
        report(.p1, "\(place), where \(name(found)) is")
      }
    }
  }

  /// P2.
  private mutating func checkMoves(of level: BatchLevel) {
    for move in level.moves where !move.isContested && level.old.ids[move.from] != level.new.ids[move.to] {
      report(
        .p2,
        "\(level.old.name(move.from)) (\(name(level.old.ids[move.from]))) moves to "
          + "\(level.new.name(move.to)), where \(name(level.new.ids[move.to])) is")
    }
  }

  /// P5.
  private mutating func checkUniqueness(
    of places: BatchPlaces, _ list: String, place: (Int) -> String
  ) {
    // The scope in which each id last occurred.
    var lastScope = Array(repeating: -1, count: idCount)
    for scope in places.scopes {
      var isUnique = true
      for number in places[scope] {
        if lastScope[places.ids[number]] == scope { isUnique = false }
        lastScope[places.ids[number]] = scope
      }
      guard !isUnique else { continue }
      for duplicate in DuplicateID.all(in: places.ids[places[scope]]) {
        let positions = duplicate.positions.map { "\($0)" }.joined(separator: ", ")
        report(.p5, "\(list) share the id \(name(duplicate.id))\(place(scope)): \(positions)")
      }
    }
  }
}

extension BatchPlaces {
  /// Returns the ids of all places of a scope with a claim.
  fileprivate func ids(claimed claim: BatchClaims, in scope: Int) -> Set<Int> {
    Set(self[scope].lazy.filter { claims[$0].contains(claim) }.map { ids[$0] })
  }
}
