import TesseraDiff

/// P1, P2, P3, P5: who is where. A view cannot check this: it knows counts, not ids.
extension BatchContract.Examination {
  private typealias Element = BatchModel<ID>.Item

  mutating func checkIdentity() {
    checkUniqueness()
    checkSectionIdentity()
    for (section, target) in newSection.enumerated() {
      // What a section holds says nothing where the section itself is the wrong one or has been made anew.
      guard let target, old.sections[section].id == new.sections[target].id,
        !sections.oldClaims[section].contains(.reload)
      else { continue }
      checkStayers(of: items, section, target, old.sections[section].ids, new.sections[target].ids)
    }
    for move in items.moves where !move.isContested {
      let from = items.old.path(move.from)
      let to = items.new.path(move.to)
      let ids = (old.sections[from.section].items[from.item].id, new.sections[to.section].items[to.item].id)
      checkMove(move, of: items, ids.0, ids.1)
    }
  }

  private mutating func checkSectionIdentity() {
    let oldIDs = old.sections.map { $0.id }
    let newIDs = new.sections.map { $0.id }
    checkStayers(of: sections, 0, 0, oldIDs, newIDs)
    for move in sections.moves where !move.isContested {
      checkMove(move, of: sections, oldIDs[move.from], newIDs[move.to])
    }
  }

  /// P1 and P3 for the stayers of one list. Each wrong place is reported once, by the rule that explains it best.
  private mutating func checkStayers(
    of level: BatchLevel, _ oldScope: Int, _ newScope: Int, _ oldIDs: [ID], _ newIDs: [ID]
  ) {
    guard level.linesUp(oldScope, newScope) else { return }
    let oldPlaces = level.old[oldScope]
    let newPlaces = level.new[newScope]
    var explanations: ArrivalsAndDepartures?
    for (from, to) in zip(level.stayers(of: oldScope), level.freePlaces(of: newScope)) {
      let expected = oldIDs[from - oldPlaces.lowerBound]
      let found = newIDs[to - newPlaces.lowerBound]
      guard expected != found else { continue }
      let known =
        explanations
        ?? ArrivalsAndDepartures(
          deleted: oldPlaces.filter { level.oldClaims[$0].contains(.delete) }
            .map { oldIDs[$0 - oldPlaces.lowerBound] },
          inserted: newPlaces.filter { level.newClaims[$0].contains(.insert) }
            .map { newIDs[$0 - newPlaces.lowerBound] })
      explanations = known
      let place = "\(level.old.name(from)) (\(expected)) stays and becomes \(level.new.name(to))"
      if known.deleted.contains(found) {
        report(.p3, "\(place), where \(found) is, which is deleted")
      } else if known.inserted.contains(expected) {
        report(.p3, "\(place), but \(expected) is inserted elsewhere")
      } else {
        report(.p1, "\(place), where \(found) is")
      }
    }
  }

  private struct ArrivalsAndDepartures {
    let deleted: Set<ID>
    let inserted: Set<ID>

    init(deleted: [ID], inserted: [ID]) {
      self.deleted = Set(deleted)
      self.inserted = Set(inserted)
    }
  }

  /// P2.
  private mutating func checkMove(_ move: BatchLevel.PlacedMove, of level: BatchLevel, _ from: ID, _ to: ID) {
    guard from != to else { return }
    report(.p2, "\(level.old.name(move.from)) (\(from)) moves to \(level.new.name(move.to)), where \(to) is")
  }

  /// P5.
  private mutating func checkUniqueness() {
    for (model, version) in [(old, "before"), (new, "after")] {
      checkUniqueness(model.sections.map { $0.id }, "sections \(version) the batch")
      for (position, section) in model.sections.enumerated() {
        checkUniqueness(section.ids, "items of section \(position) \(version) the batch")
      }
    }
  }

  private mutating func checkUniqueness(_ ids: [ID], _ list: @autoclosure () -> String) {
    guard ids.count > 1, Set(ids).count < ids.count else { return }
    for duplicate in DuplicateID.all(in: ids) {
      let places = duplicate.positions.map { "\($0)" }.joined(separator: ", ")
      report(.p5, "\(list()) share the id \(duplicate.id): \(places)")
    }
  }
}

extension BatchModel.Section {
  /// The ids of the items.
  fileprivate var ids: [ID] { items.map { $0.id } }
}
