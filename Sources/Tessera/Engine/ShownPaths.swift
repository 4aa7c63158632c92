/// Where the cells on screen belong, in runs, as they were found when they came there.
///
/// Known from one step of scrolling to the next; where cells have gone to other places in between, it is found out from
/// the cells.
struct ShownPaths {
  private(set) var runs: [PathRun] = []
  private var areKnown = false

  /// The cells on screen are at other places now.
  mutating func forget() { areKnown = false }

  /// Whether these are the very places of the cells on screen.
  func areExactly(_ others: [PathRun]) -> Bool { areKnown && runs == others }

  /// Takes over where cells belong; what was known before is handed back for its memory.
  mutating func adopt(_ others: inout [PathRun], of live: [LiveCell]) {
    swap(&runs, &others)
    // Some have no cell.
    areKnown = runs.elementCount == live.count
  }

  /// Finds out where the cells on screen belong, if that is not known.
  mutating func settle(_ live: [LiveCell]) {
    guard !areKnown else { return }
    runs.removeAll(keepingCapacity: true)
    for index in live.indices { runs.appendElement(live[index].path) }
    areKnown = true
  }
}
