import TesseraDiff

/// Two versions of a list of sections, to be compared in a test.
struct SectionsCase: DifferenceCase {
  var old: [Group]
  var new: [Group]
  var identityScope = IdentityScope.collection

  var difference: SectionedDifference {
    SectionedDifference(from: old, to: new, identityScope: identityScope)
  }

  var size: Int { (old + new).reduce(0) { $0 + 1 + $1.items.count } }

  var smaller: [() -> SectionsCase] {
    smallerVersions(of: old).map { version in
      { SectionsCase(old: version(), new: new, identityScope: identityScope) }
    }
      + smallerVersions(of: new).map { version in
        { SectionsCase(old: old, new: version(), identityScope: identityScope) }
      }
  }

  private func smallerVersions(of groups: [Group]) -> [() -> [Group]] {
    var versions: [() -> [Group]] = groups.parts.map { part in { groups.without(part) } }
    for (section, group) in groups.enumerated() {
      func replace(_ change: @escaping (inout Group) -> Void) {
        versions.append {
          var groups = groups
          change(&groups[section])
          return groups
        }
      }
      for part in group.items.parts { replace { $0.items = group.items.without(part) } }
      for part in group.supplementaryItems.parts {
        replace { $0.supplementaryItems = group.supplementaryItems.without(part) }
      }
      if group.content > 0 { replace { $0.content = 0 } }
      for (item, row) in group.items.enumerated() where row.content > 0 {
        replace { $0.items[item].content = 0 }
      }
    }
    return versions
  }

  var brokenLaw: String? { difference.brokenLaw(from: old, to: new, identityScope) }
}
