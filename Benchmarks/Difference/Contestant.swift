import TesseraDiff

/// Who is compared.
enum Program: String, CaseIterable {
  case tessera = "Tessera"
  // The variant that reuses its workspace goes here: `case reusing = "reusing"`. See `Contestant.swift`, WORKSPACE.
  case heckel = "Heckel"
  case standardLibrary = "stdlib"

  /// Ours: their allocations are shown.
  static let own: [Program] = [.tessera]
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
    var all = [
      Contestant(program: .tessera) { keep(LinearDifference(from: input.old, to: input.new)) },
      // WORKSPACE: as soon as TesseraDiff has one, here, in `sectioned`, and in `Program` (case and `own`):
      //   var workspace = DifferenceWorkspace()
      //   Contestant(program: .reusing) {
      //     keep(LinearDifference(from: input.old, to: input.new, reusing: &workspace))
      //   }
      Contestant(program: .heckel) { keep(HeckelDifference(from: input.old, to: input.new)) },
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
    [
      Contestant(program: .tessera) { keep(SectionedDifference(from: input.old, to: input.new)) },
      // WORKSPACE: here too.
      Contestant(program: .heckel) { keep(SectionedHeckelDifference(from: input.old, to: input.new)) },
    ]
  }

  /// With more edits the standard library takes about two seconds or more.
  static let mostStandardLibraryEdits = 10_000
}

/// Takes a result where the optimiser cannot see that nobody looks at it; there is no other attribute that says so.
@inline(never) @_optimize(none)
private func keep<Value>(_ value: Value) {}
