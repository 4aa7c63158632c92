/// K: the counts before the batch, with its changes, result in the counts after it.
extension BatchContract.Examination {
  mutating func checkCounts() {
    checkSectionCount()
    checkItemCounts()
  }

  private mutating func checkSectionCount() {
    let before = sections.old.ids.count
    let after = sections.new.ids.count
    let deletes = sections.old.claims.count { $0.contains(.delete) }
    let inserts = sections.new.claims.count { $0.contains(.insert) }
    guard before - deletes + inserts != after else { return }
    report(
      .k1,
      "\(before) sections, \(deletes) deleted and \(inserts) inserted, make \(before - deletes + inserts), "
        + "but there are \(after)")
  }

  private mutating func checkItemCounts() {
    var leaving = items.old.scopes.map { section in
      items.old.claims[items.old[section]].count { $0.contains(.delete) }
    }
    var arriving = items.new.scopes.map { section in
      items.new.claims[items.new[section]].count { $0.contains(.insert) }
    }
    for move in items.moves where newSection[move.fromScope] != move.toScope {
      leaving[move.fromScope] += 1
      arriving[move.toScope] += 1
    }
    for section in items.old.scopes {
      let before = items.old[section].count
      if leaving[section] > before {
        report(.k4, "\(leaving[section]) items leave section \(section), which has \(before)")
      } else if let target = newSection[section], !sections.old.claims[section].contains(.reload) {
        let expected = before - leaving[section] + arriving[target]
        let after = items.new[target].count
        guard expected != after else { continue }
        report(
          .k2,
          "section \(section) has \(before) items, \(leaving[section]) leave and \(arriving[target]) enter, "
            + "so section \(target) should have \(expected), but has \(after)")
      }
    }
  }
}
