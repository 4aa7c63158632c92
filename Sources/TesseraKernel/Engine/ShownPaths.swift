/// Where the cells on screen belong, in runs, as that was found when they came there.
///
/// It is known from one step of scrolling to the next, and found out from the cells where these have gone to other places
/// in between.
struct ShownPaths {
  private(set) var runs: [PathRun] = []
  /// Whether they are known; else they are to be found out with ``init(_:)``.
  private(set) var areKnown = false

  /// Nothing is known.
  init() {}

  /// Where cells on screen belong.
  init(_ live: [LiveCell]) {
    for index in live.indices { runs.appendElement(live[index].path) }
    areKnown = true
  }

  /// Whether a cell on screen belongs at a place.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func contains(_ path: ElementPath) -> Bool { runs.position(of: path) != nil }

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
}
