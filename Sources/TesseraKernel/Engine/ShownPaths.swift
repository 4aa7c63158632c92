/// Where the cells on screen belong, in runs, as that was found when they came there.
///
/// It is known from one step of scrolling to the next, and found out from the cells where these have gone to other places
/// in between.
struct ShownPaths {
  private(set) var runs: [PathRun] = []
  /// Of which cells they are; negative: of none.
  private var revision = -1

  /// Nothing is known.
  init() {}

  /// Where cells on screen belong.
  init(_ live: LiveCells) {
    for index in live.indices { runs.appendElement(live[index].path) }
    revision = live.revision
  }

  /// Whether they are known of some cells; else they are to be found out with ``init(_:)``.
  func areKnown(of live: LiveCells) -> Bool { revision == live.revision }

  /// Whether a cell on screen belongs at a place.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func contains(_ path: ElementPath) -> Bool { position(of: path) != nil }

  /// The position of the cell that belongs at a place; nil if there is none.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func position(of path: ElementPath) -> Int? { runs.position(of: path) }

  /// The position of the first cell of the first run whose elements are wanted, as far as the first of them tells; nil if
  /// there is none.
  func position(ofRun isWanted: (ElementPath) -> Bool) -> Int? {
    var start = 0
    for run in runs {
      if isWanted(run.first) { return start }
      start += run.count
    }
    return nil
  }

  /// Whether these are the very places of the cells on screen.
  func areExactly(_ others: [PathRun], of live: LiveCells) -> Bool { areKnown(of: live) && runs == others }

  /// Takes over where cells belong; what was known before is handed back for its memory.
  mutating func adopt(_ others: inout [PathRun], of live: LiveCells) {
    swap(&runs, &others)
    // Some have no cell.
    revision = runs.elementCount == live.count ? live.revision : -1
  }
}
