import BenchmarkSupport
import TesseraDiff

/// Who is compared.
enum Program: String, CaseIterable {
  case tessera = "Tessera"
  case reusing = "reusing"
  case heckel = "Heckel"
  case standardLibrary = "stdlib"

  /// Ours: their allocations are shown.
  static let own: [Program] = [.tessera, .reusing]
}

extension Contestant where Name == Program {
  /// Everybody who takes part in a linear row.
  ///
  /// - Parameter edits: Deletes, inserts and two for each move: what the standard library's time is the square of.
  static func linear<ID>(_ input: LinearInput<ID>, edits: Int) -> [Contestant<Program>] {
    let workspace = Workspace()
    var all: [Contestant<Program>] = [
      Contestant(.tessera) { keep(LinearDifference(from: input.old, to: input.new)) },
      Contestant(.reusing) {
        keep(LinearDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Contestant(.heckel) { keep(HeckelChangeset(from: input.old, to: input.new)) },
    ]
    if edits <= mostStandardLibraryEdits {
      // It gets the ids alone, made outside of the clock: it has no notion of an update.
      all.append(
        Contestant(.standardLibrary) {
          keep(input.newIDs.difference(from: input.oldIDs).inferringMoves())
        })
    }
    return all
  }

  /// Everybody who takes part in a row of sections; the standard library knows none.
  static func sectioned<ID>(_ input: SectionedInput<ID>) -> [Contestant<Program>] {
    let workspace = Workspace()
    return [
      Contestant(.tessera) { keep(SectionedDifference(from: input.old, to: input.new)) },
      Contestant(.reusing) {
        keep(SectionedDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Contestant(.heckel) { keep(SectionedHeckelDifference(from: input.old, to: input.new)) },
    ]
  }

  /// With more edits the standard library takes about two seconds or more.
  static var mostStandardLibraryEdits: Int { 10_000 }
}

/// Memory that is kept from one difference to the next.
private final class Workspace {
  var value = DifferenceWorkspace()
}
