import TesseraDiff
import TestSupport

/// Two versions of a list that a test compares.
struct ListCase: DifferenceCase, Equatable {
  var old: [Row]
  var new: [Row]

  var difference: LinearDifference { LinearDifference(from: old, to: new) }

  var size: Int { old.count + new.count }

  static var shrinkers: [Shrinker<ListCase>] {
    [\ListCase.old, \.new].map { .leavingOutRuns(of: $0) }
      + [\ListCase.old, \.new].map { .inEach(of: $0, [.changing { $0.content = 0 }]) }
  }

  var brokenLaw: String? { difference.brokenLaw(from: old, to: new) }
}
