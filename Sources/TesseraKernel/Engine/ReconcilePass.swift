import TesseraLayout

/// The paths that should be on screen, the mounted cells among them, and other data of one transaction.
package struct ReconcilePass {
  /// Whether the mounted cells may show old content.
  private(set) var isContentNew = false
  /// The paths that should be on screen or near it, from top to bottom, in runs.
  private(set) var runs: [PathRun] = []
  private(set) var count = 0
  /// Whether exactly these paths are mounted and none of them has moved.
  private(set) var isUnchanged = false
  /// The paths one by one; empty if the runs suffice.
  private var paths: [ElementPath] = []
  /// For each path, the index of its cell in ``Engine/live``, or ``noMatch``.
  private var matchIndices: [Int] = []
  /// The number of paths at the end that are off-screen and present only because their cells are kept.
  var keptCount = 0
  /// The positions of the paths matched by runs: consecutive ones that are mounted in the same order.
  private(set) var matchedRange = 0..<0
  /// The index in ``Engine/live`` of the first of them.
  private var firstMatch = 0
  /// The cells at the paths that were made in this pass; empty as long as none was.
  private var cells: [DeclaredCell?] = []
  /// A buffer for cells that come.
  var arrivals: [LiveCell] = []
  /// The paths that were measured in this pass.
  var measured: Set<ElementPath> = []

  /// The match index of a path that is not mounted.
  static var noMatch: Int { -1 }

  /// Resets the pass, but keeps its buffers.
  mutating func begin(isContentNew: Bool) {
    self.isContentNew = isContentNew
    isUnchanged = false
    keptCount = 0
    matchedRange = 0..<0
    if !cells.isEmpty { cells.removeAll(keepingCapacity: true) }
    if !measured.isEmpty { measured = [] }
  }

  /// Finds the paths that should be on screen again. Cells that were made stay with their paths.
  mutating func find(_ append: (inout [PathRun]) -> Void) {
    let old = cells.isEmpty ? [] : cells
    var places: [ElementPath: Int] = [:]
    for position in old.indices where old[position] != nil { places[path(at: position)] = position }
    paths.removeAll(keepingCapacity: true)
    matchIndices.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    append(&runs)
    count = runs.elementCount
    if !cells.isEmpty { cells.removeAll(keepingCapacity: true) }
    if places.isEmpty { return }
    cells.append(contentsOf: (0..<count).map { places[path(at: $0)].flatMap { old[$0] } })
  }

  /// Records that exactly these paths are mounted, in their places, so that nothing more has to be done.
  mutating func markUnchanged() { isUnchanged = true }

  /// Returns the path at a position. O(*r*) for *r* runs if paths only come at the ends; otherwise O(1).
  func path(at position: Int) -> ElementPath { paths.isEmpty ? runs.path(at: position) : paths[position] }

  /// Returns the index in ``Engine/live`` of the cell at a path, or ``noMatch``.
  func matchIndex(at position: Int) -> Int {
    if !matchIndices.isEmpty { return matchIndices[position] }
    return matchedRange.contains(position) ? firstMatch + position - matchedRange.lowerBound : Self.noMatch
  }

  /// Returns the cell at a path, made at most once.
  mutating func cell(at position: Int, make: (ElementPath) -> DeclaredCell?) -> DeclaredCell? {
    if let cell = madeCell(at: position) { return cell }
    let cell = make(path(at: position))
    if cells.isEmpty { cells.append(contentsOf: repeatElement(nil, count: count)) }
    cells[position] = cell
    return cell
  }

  /// Returns the cell at a path, if it was made in this pass.
  func madeCell(at position: Int) -> DeclaredCell? { cells.isEmpty ? nil : cells[position] }

  /// Matches the mounted cells with the paths that should be on screen.
  ///
  /// The part that both have in common in the same order is found by their runs, and only the rest is looked
  /// up. As long as the content is the same, they are in the same order, wherever they begin.
  ///
  /// - Parameters:
  ///   - shown: The paths of the mounted cells.
  ///   - isSteady: Whether only the scroll position and states may have changed.
  ///   - tail: The number of cells at the end that are in no order.
  /// - Complexity: O(*m*) for *m* cells; O(*r*) for *r* runs if only some cells come and go at the ends in a
  ///   steady step.
  mutating func match(_ live: LiveCells, at shown: MountedPaths, isSteady: Bool, unordered tail: Int = 0) {
    let ordered = live.count - tail
    var (old, start) = (0, 0)
    if !isContentNew, let first = runs.first?.first, ordered > 0 {
      if let position = shown.runs.position(of: first), position < ordered {
        old = position
      } else {
        // Off-screen cells come last, so nothing after the first of them is in order.
        let position = runs.position(of: live[0].path) ?? 0
        start = position < count - keptCount ? position : 0
      }
    }
    let common = runs.commonCount(from: start, with: shown.runs, from: old)
    let length = max(0, min(common, ordered - old))
    matchedRange = start..<(start + length)
    firstMatch = old
    let reachesEnd = matchedRange.upperBound == count || old + length == live.count
    if isSteady, reachesEnd, !matchedRange.isEmpty, tail == 0, keptCount == 0 { return }
    runs.appendPaths(to: &paths)
    matchIndices.append(contentsOf: repeatElement(Self.noMatch, count: start))
    matchIndices.append(contentsOf: old..<(old + length))
    findRest(live, at: shown, from: old + length, unordered: tail)
  }

  /// Looks up the cells that are not found in order.
  private mutating func findRest(
    _ live: LiveCells, at shown: MountedPaths, from old: Int, unordered tail: Int
  ) {
    // Cells that were kept off-screen may be anywhere now.
    if tail > 0 {
      for position in matchIndices.indices where matchIndices[position] == Self.noMatch {
        let matchIndex = shown.position(of: paths[position]) ?? Self.noMatch
        if matchIndex >= live.count - tail { matchIndices[position] = matchIndex }
      }
    }
    guard matchIndices.count < paths.count else { return }
    guard old < live.count else {
      while matchIndices.count < paths.count { matchIndices.append(Self.noMatch) }
      // Cells that are kept were mounted somewhere before.
      for position in (paths.count - keptCount)..<paths.count {
        matchIndices[position] = shown.position(of: paths[position]) ?? Self.noMatch
      }
      return
    }
    #if !hasFeature(Embedded)
    // In a few runs a search is faster than a dictionary. Lines that an edge cuts make a few.
    if keptCount == 0, shown.runs.count <= 16, shown.areKnown(of: live) {
      for path in paths[matchIndices.count...] {
        let matchIndex = shown.position(of: path) ?? Self.noMatch
        matchIndices.append(matchIndex >= old ? matchIndex : Self.noMatch)
      }
      return
    }
    #endif
    var rest: [ElementPath: Int] = [:]
    for index in (keptCount > 0 ? 0 : old)..<live.count { rest[live[index].path] = index }
    for path in paths[matchIndices.count...] { matchIndices.append(rest[path] ?? Self.noMatch) }
  }

  /// Hands the paths over to those of the mounted cells.
  mutating func hand(to shown: inout MountedPaths, of live: LiveCells) { shown.adopt(&runs, of: live) }

  mutating func removeLast(_ count: Int) {
    self.count -= count
    paths.removeLast(count)
    matchIndices.removeLast(count)
    if !cells.isEmpty { cells.removeLast(count) }
    matchedRange = matchedRange.clamped(to: 0..<self.count)
    keptCount = 0
  }

  /// The cells that stay, if they do so without a gap and no cell comes between them; `nil` otherwise.
  var keptRun: (live: Range<Int>, paths: Range<Int>)? {
    guard !matchedRange.isEmpty, matchIndices.isEmpty || hasNoMatches(beside: matchedRange)
    else { return nil }
    let start = matchIndex(at: matchedRange.lowerBound)
    return (start..<(start + matchedRange.count), matchedRange)
  }

  private func hasNoMatches(beside positions: Range<Int>) -> Bool {
    matchIndices[..<positions.lowerBound].allSatisfy { $0 == Self.noMatch }
      && matchIndices[positions.upperBound...].allSatisfy { $0 == Self.noMatch }
  }
}
