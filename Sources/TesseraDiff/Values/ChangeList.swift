/// Prints named changes the way all differences and batches do: `delete @ 1, move @ 3 → 7`, or `no change`.
struct ChangeList {
  private var entries: [String] = []

  /// Adds changes of one name.
  mutating func add(_ name: String, _ changes: [some CustomStringConvertible]) {
    entries += changes.map { name + " @ " + $0.description }
  }

  /// All changes, separated by commas.
  var description: String { entries.isEmpty ? "no change" : entries.joined(separator: ", ") }
}
