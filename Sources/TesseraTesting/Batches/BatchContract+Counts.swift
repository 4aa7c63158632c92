/// K: the counts before the batch and its changes make the counts after it.
extension BatchContract.Examination {
  mutating func checkCounts() {
    checkSectionCount()
    checkItemCounts()
  }

  private mutating func checkSectionCount() {
    let deletes = sections.oldClaims.count { $0.contains(.delete) }
    let inserts = sections.newClaims.count { $0.contains(.insert) }
    let expected = old.sections.count - deletes + inserts
    guard expected != new.sections.count else { return }
    report(
      .k1,
      "\(old.sections.count) sections, \(deletes) deleted and \(inserts) inserted, make \(expected), "
        + "but there are \(new.sections.count)")
  }

  private mutating func checkItemCounts() {
    var leaving = old.sections.indices.map { section in
      items.old[section].count { items.oldClaims[$0].contains(.delete) }
    }
    var arriving = new.sections.indices.map { section in
      items.new[section].count { items.newClaims[$0].contains(.insert) }
    }
    for move in items.moves where newSection[move.fromScope] != move.toScope {
      leaving[move.fromScope] += 1
      arriving[move.toScope] += 1
    }
    for (section, before) in old.sections.indices.map({ ($0, old.sections[$0].items.count) }) {
      if leaving[section] > before {
        report(.k4, "\(leaving[section]) items leave section \(section), which has \(before)")
      } else if let target = newSection[section], !sections.oldClaims[section].contains(.reload) {
        let expected = before - leaving[section] + arriving[target]
        guard expected != new.sections[target].items.count else { continue }
        report(
          .k2,
          "section \(section) has \(before) items, \(leaving[section]) leave and \(arriving[target]) come, "
            + "so section \(target) should have \(expected), but has \(new.sections[target].items.count)")
      }
    }
  }
}
