import TesseraDiff

/// P6: whose content changed has been told so, and who is told so is there.
extension BatchContract.Examination {
  mutating func checkContents() {
    for position in batch.sectionUpdates {
      violations += sections.claimUpdate(ItemPath(section: 0, item: position))
    }
    for path in batch.updates { violations += items.claimUpdate(path) }
    for (section, target) in newSection.enumerated() {
      guard let target else { continue }
      let before = old.sections[section]
      let after = new.sections[target]
      checkContent(
        section, target, of: sections, isSame: before.id == after.id, before.content, after.content)
      guard before.id == after.id, !sections.oldClaims[section].contains(.reload) else { continue }
      checkStayers(section, target)
    }
    for target in new.sections.indices { checkNewSection(target) }
    for move in items.moves where !move.isContested {
      let from = items.old.path(move.from)
      let to = items.new.path(move.to)
      checkContent(
        move.from, move.to, old.sections[from.section].items[from.item],
        new.sections[to.section].items[to.item])
    }
  }

  private mutating func checkStayers(_ section: Int, _ target: Int) {
    guard items.linesUp(section, target) else { return }
    let items = items
    let oldStart = items.old[section].lowerBound
    let newStart = items.new[target].lowerBound
    for (from, to) in zip(items.stayers(of: section), items.freePlaces(of: target)) {
      checkContent(
        from, to, old.sections[section].items[from - oldStart], new.sections[target].items[to - newStart])
    }
  }

  /// What is in a new section is configured with it.
  private mutating func checkNewSection(_ section: Int) {
    guard !sections.newClaims[section].isDisjoint(with: [.insert, .reload]) else { return }
    for number in items.new[section] where items.newClaims[number].contains(.update) {
      report(.p6, "\(items.new.name(number)) is updated, but its section \(section) is new or reloaded")
    }
  }

  private mutating func checkContent(
    _ from: Int, _ to: Int, _ before: BatchModel<ID>.Item, _ after: BatchModel<ID>.Item
  ) {
    checkContent(from, to, of: items, isSame: before.id == after.id, before.content, after.content)
  }

  /// Checks one section or item that is there before and after. If its id differs, another rule has said so.
  private mutating func checkContent(
    _ from: Int, _ to: Int, of level: BatchLevel, isSame: Bool, _ before: Int, _ after: Int
  ) {
    let isReloaded = level.oldClaims[from].contains(.reload)
    let isUpdated = level.newClaims[to].contains(.update)
    if isReloaded && isUpdated {
      report(.p6, "\(level.new.name(to)) is both reloaded and updated")
    } else if isSame && before != after && !isReloaded && !isUpdated {
      report(
        .p6,
        "the content of \(level.old.name(from)), then \(level.new.name(to)), changed from \(before) to \(after), "
          + "and nobody was told")
    }
  }
}

extension BatchLevel {
  /// Enters an update into the claims.
  ///
  /// - Returns: Why it should not be there.
  fileprivate mutating func claimUpdate(_ path: ItemPath) -> [BatchViolation] {
    let subject = new.name(path) + " is updated, but "
    guard let number = new.number(path) else {
      return [BatchViolation(rule: .p6, explanation: subject + "does not exist after the batch")]
    }
    var found: [BatchViolation] = []
    if newClaims[number].contains(.insert) {
      found.append(BatchViolation(rule: .p6, explanation: subject + "it is new"))
    }
    if !newClaims[number].insert(.update).inserted {
      found.append(BatchViolation(rule: .p6, explanation: subject + "it has been updated already"))
    }
    return found
  }
}
