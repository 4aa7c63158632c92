/// A description of changes in the format of all differences and batches: `delete @ 1, move @ 3 → 7`, or `no
/// change`.
struct ChangeList {
  private var entries: [String] = []

  mutating func add(_ name: String, _ changes: [some CustomStringConvertible]) {
    entries += changes.map { name + " @ " + $0.description }
  }

  var description: String { entries.isEmpty ? "no change" : entries.joined(separator: ", ") }
}
