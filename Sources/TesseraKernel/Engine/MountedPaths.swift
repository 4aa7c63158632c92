/// The paths of the mounted cells in runs, valid from one scroll step to the next until the cells move.
struct MountedPaths {
  private(set) var runs: [PathRun] = []
  /// The revision of the cells; negative if there are none.
  private var revision = -1

  init() {}

  init(_ live: LiveCells) {
    for index in live.indices { runs.appendElement(live[index].path) }
    revision = live.revision
  }

  /// Returns whether the paths are those of some cells. Otherwise create them with ``init(_:)``.
  func areKnown(of live: LiveCells) -> Bool { revision == live.revision }

  func contains(_ path: ElementPath) -> Bool { position(of: path) != nil }

  /// Returns the position of the cell at a path; `nil` if there is none. O(*r*) for *r* runs.
  func position(of path: ElementPath) -> Int? { runs.position(of: path) }

  /// Returns the position of the first cell of the first run whose first element satisfies a condition.
  func position(ofRun isWanted: (ElementPath) -> Bool) -> Int? {
    var start = 0
    for run in runs {
      if isWanted(run.first) { return start }
      start += run.count
    }
    return nil
  }

  /// Returns whether these are exactly the paths of the mounted cells.
  func areExactly(_ others: [PathRun], of live: LiveCells) -> Bool { areKnown(of: live) && runs == others }

  /// Replaces the paths, and returns the previous array in `others` so that its storage is reused.
  mutating func adopt(_ others: inout [PathRun], of live: LiveCells) {
    swap(&runs, &others)
    // Some paths have no cell.
    revision = runs.elementCount == live.count ? live.revision : -1
  }
}
