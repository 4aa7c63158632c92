import BenchmarkSupport
import TesseraDiff

/// Who is compared.
enum Program: String, CaseIterable {
  case tessera = "Tessera"
  case reusing = "reusing"
  /// The difference, and a plan of as many stages as it needs.
  case planned = "planned"
  case heckel = "Heckel"
  /// A difference of the ids alone; not for sections.
  case listKit = "ListKit"
  case standardLibrary = "stdlib"

  /// Ours: their allocations are shown.
  static let own: [Program] = [.tessera, .reusing]
}

extension Competitor where Name == Program {
  /// Everybody who takes part in a linear row.
  ///
  /// - Parameter edits: Deletes, inserts and two for each move: what the standard library's time is the square of.
  static func linear<ID>(_ input: LinearInput<ID>, edits: Int) -> [Competitor<Program>] {
    let workspace = Workspace()
    var all: [Competitor<Program>] = [
      Competitor(.tessera) { blackHole(LinearDifference(from: input.old, to: input.new)) },
      Competitor(.reusing) {
        blackHole(LinearDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Competitor(.planned) {
        blackHole(
          BatchPlan(
            for: LinearDifference(from: input.old, to: input.new), oldCount: input.old.count,
            newCount: input.new.count, policy: withoutLimit))
      },
      Competitor(.heckel) { blackHole(HeckelChangeset(from: input.old, to: input.new)) },
      // Like the standard library's, it gets the ids alone.
      Competitor(.listKit) { blackHole(ListKitDifference(from: input.oldIDs, to: input.newIDs)) },
    ]
    if edits <= mostStandardLibraryEdits {
      // It gets the ids alone, made outside of the clock: it has no notion of an update.
      all.append(
        Competitor(.standardLibrary) {
          blackHole(input.newIDs.difference(from: input.oldIDs).inferringMoves())
        })
    }
    return all
  }

  /// Everybody who takes part in a row of sections; the standard library knows none.
  static func sectioned<ID>(_ input: SectionedInput<ID>) -> [Competitor<Program>] {
    let workspace = Workspace()
    return [
      Competitor(.tessera) { blackHole(SectionedDifference(from: input.old, to: input.new)) },
      Competitor(.reusing) {
        blackHole(SectionedDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Competitor(.planned) {
        blackHole(
          BatchPlan(
            for: SectionedDifference(from: input.old, to: input.new), from: input.old, to: input.new,
            policy: withoutLimit))
      },
      Competitor(.heckel) { blackHole(SectionedHeckelDifference(from: input.old, to: input.new)) },
    ]
  }

  /// A plan of every difference, whether a view could animate it or not.
  private static var withoutLimit: BatchPolicy { BatchPolicy(limit: nil) }

  /// With more edits the standard library takes about two seconds or more.
  static var mostStandardLibraryEdits: Int { 10_000 }
}

/// Memory that is kept from one difference to the next.
private final class Workspace {
  var value = DifferenceWorkspace()
}
