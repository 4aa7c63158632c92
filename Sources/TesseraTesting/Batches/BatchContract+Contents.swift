import TesseraDiff

/// P6: every change of content is reported by an update or a reload, and every update refers to an existing
/// place.
extension BatchContract.Examination {
  mutating func checkContents() {
    for position in batch.sectionUpdates {
      violations += sections.claimUpdate(ItemPath(section: 0, item: position))
    }
    for path in batch.updates { violations += items.claimUpdate(path) }
    for target in items.new.scopes { checkNewSection(target) }
    for (section, target) in newSection.enumerated() {
      guard let target else { continue }
      checkContent(section, target, of: sections)
      guard isComparable(section, target), items.hasEqualCounts(section, target) else { continue }
      let items = items
      for (from, to) in zip(items.stayers(of: section), items.freePlaces(of: target)) {
        checkContent(from, to, of: items)
      }
    }
    for move in items.moves where !move.isContested { checkContent(move.from, move.to, of: items) }
  }

  /// The items of a new section are configured with it.
  private mutating func checkNewSection(_ section: Int) {
    guard !sections.new.claims[section].isDisjoint(with: [.insert, .reload]) else { return }
    for number in items.new[section] where items.new.claims[number].contains(.update) {
      report(.p6, "\(items.new.name(number)) is updated, but its section \(section) is new or reloaded")
    }
  }

  /// Checks a retained section or item. If its id differs, another rule has reported that.
  private mutating func checkContent(_ from: Int, _ to: Int, of level: BatchLevel) {
    let isReloaded = level.old.claims[from].contains(.reload)
    let isUpdated = level.new.claims[to].contains(.update)
    if isReloaded && isUpdated {
      report(.p6, "\(level.new.name(to)) is both reloaded and updated")
    }
    let (before, after) = (level.old.contents[from], level.new.contents[to])
    guard !isReloaded, !isUpdated, before != after, level.old.ids[from] == level.new.ids[to] else { return }
    report(
      .p6,
      "the content of \(level.old.name(from)), then \(level.new.name(to)), changed from \(before) to "
        + "\(after), without an update or a reload")
  }
}

extension BatchLevel {
  /// Adds an update to the claims. Returns the reasons why the update is invalid.
  fileprivate mutating func claimUpdate(_ path: ItemPath) -> [BatchViolation] {
    let subject = new.name(path) + " is updated, but "
    guard let number = new.number(path) else {
      return [BatchViolation(rule: .p6, explanation: subject + "does not exist after the batch")]
    }
    var found: [BatchViolation] = []
    if new.claims[number].contains(.insert) {
      found.append(BatchViolation(rule: .p6, explanation: subject + "it is new"))
    }
    if !new.claims[number].insert(.update).inserted {
      found.append(BatchViolation(rule: .p6, explanation: subject + "it has been updated already"))
    }
    return found
  }
}
