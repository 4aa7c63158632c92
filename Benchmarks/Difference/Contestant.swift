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

/// A program with its input, ready to work.
struct Contestant {
  let program: Program
  /// One difference, from the input to the end of the result's life.
  let run: () -> Void
}

extension Contestant {
  /// Everybody who takes part in a linear row.
  ///
  /// - Parameter edits: Deletes, inserts and two for each move: what the standard library's time is the square of.
  static func linear<ID>(_ input: LinearInput<ID>, edits: Int) -> [Contestant] {
    let workspace = Workspace()
    var all = [
      Contestant(program: .tessera) { keep(LinearDifference(from: input.old, to: input.new)) },
      Contestant(program: .reusing) {
        keep(LinearDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Contestant(program: .heckel) { keep(HeckelChangeset(from: input.old, to: input.new)) },
    ]
    if edits <= mostStandardLibraryEdits {
      // It gets the ids alone, made outside of the clock: it has no notion of an update.
      all.append(
        Contestant(program: .standardLibrary) {
          keep(input.newIDs.difference(from: input.oldIDs).inferringMoves())
        })
    }
    return all
  }

  /// Everybody who takes part in a row of sections; the standard library knows none.
  static func sectioned<ID>(_ input: SectionedInput<ID>) -> [Contestant] {
    let workspace = Workspace()
    return [
      Contestant(program: .tessera) { keep(SectionedDifference(from: input.old, to: input.new)) },
      Contestant(program: .reusing) {
        keep(SectionedDifference(from: input.old, to: input.new, reusing: &workspace.value))
      },
      Contestant(program: .heckel) { keep(SectionedHeckelDifference(from: input.old, to: input.new)) },
    ]
  }

  /// With more edits the standard library takes about two seconds or more.
  static let mostStandardLibraryEdits = 10_000
}

/// Memory that is kept from one difference to the next.
private final class Workspace {
  var value = DifferenceWorkspace()
}

/// Takes a result where the optimiser cannot see that nobody looks at it; there is no other attribute that says so.
@inline(never) @_optimize(none)
private func keep<Value>(_ value: Value) {}
