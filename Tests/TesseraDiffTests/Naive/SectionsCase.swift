import TesseraDiff
import TestSupport

/// Two versions of a list of sections that a test compares.
struct SectionsCase: DifferenceCase, Equatable {
  var old: [Group]
  var new: [Group]
  var identityScope = IdentityScope.collection

  var difference: SectionedDifference {
    SectionedDifference(from: old, to: new, identityScope: identityScope)
  }

  var size: Int { (old + new).reduce(0) { $0 + 1 + $1.items.count } }

  static var shrinkers: [Shrinker<SectionsCase>] {
    let ofGroups: [Shrinker<Group>] = [
      .leavingOutRuns(of: \.items), .leavingOutRuns(of: \.supplementaryItems), .changing { $0.content = 0 },
      .inEach(of: \.items, [.changing { $0.content = 0 }]),
    ]
    return [\SectionsCase.old, \.new].flatMap { [.leavingOutRuns(of: $0), .inEach(of: $0, ofGroups)] }
  }

  var brokenLaw: String? { difference.brokenLaw(from: old, to: new, identityScope) }
}
