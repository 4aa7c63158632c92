import TesseraLayout

/// What should be on screen, what of it is there already, and what else is known only while one transaction is made.
package struct ReconcilePass {
  /// Whether the cells on screen may show old content.
  private(set) var isContentNew = false
  /// What should be on screen or near it, from top to bottom.
  private(set) var runs: [PathRun] = []
  /// How many paths that are.
  private(set) var count = 0
  /// Whether all of it is on screen, nothing else is, and none of it stands elsewhere.
  private(set) var isUnchanged = false
  /// The paths one by one; empty where it is enough to know the runs.
  private var paths: [ElementPath] = []
  /// For each of the paths the position in ``Engine/live`` of the cell that is there, or ``nobody``.
  private var partners: [Int] = []
  /// How many of the last paths are out of view, and there only because their cells are kept.
  var keptCount = 0
  /// Which of the paths were found on screen at once: those in a row that stand there in the same order.
  private(set) var walked = 0..<0
  /// The position in ``Engine/live`` of the first of them.
  private var firstPartner = 0
  /// The cells at the paths that were made in this pass; empty as long as none was.
  private var cells: [DeclaredCell?] = []
  /// Memory for cells that come.
  var arrivals: [LiveCell] = []
  /// What was measured in this pass.
  var measured: Set<ElementPath> = []

  /// Who shows what is not on screen.
  static var nobody: Int { -1 }

  /// Forgets everything but the memory that it has.
  mutating func begin(isContentNew: Bool) {
    self.isContentNew = isContentNew
    isUnchanged = false
    keptCount = 0
    walked = 0..<0
    if !cells.isEmpty { cells.removeAll(keepingCapacity: true) }
    if !measured.isEmpty { measured = [] }
  }

  /// Looks anew for what should be on screen. Cells that were made stay with their paths.
  mutating func find(_ append: (inout [PathRun]) -> Void) {
    let old = cells.isEmpty ? [] : cells
    var places: [ElementPath: Int] = [:]
    for position in old.indices where old[position] != nil { places[path(at: position)] = position }
    paths.removeAll(keepingCapacity: true)
    partners.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    append(&runs)
    count = runs.elementCount
    if !cells.isEmpty { cells.removeAll(keepingCapacity: true) }
    if places.isEmpty { return }
    cells.append(contentsOf: (0..<count).map { places[path(at: $0)].flatMap { old[$0] } })
  }

  /// Notes that what should be on screen is there, and stands where it did: nothing more is looked at.
  mutating func keepAll() { isUnchanged = true }

  /// One of the paths.
  ///
  /// - Complexity: O(*r*) for *r* runs where all that has happened is that some come at the ends; else O(1).
  func path(at position: Int) -> ElementPath { paths.isEmpty ? runs.path(at: position) : paths[position] }

  /// The position in ``Engine/live`` of the cell that is at one of the paths, or ``nobody``.
  func partner(at position: Int) -> Int {
    if !partners.isEmpty { return partners[position] }
    return walked.contains(position) ? firstPartner + position - walked.lowerBound : Self.nobody
  }

  /// The cell at one of the paths, made at most once.
  mutating func cell(at position: Int, make: (ElementPath) -> DeclaredCell?) -> DeclaredCell? {
    if let cell = madeCell(at: position) { return cell }
    let cell = make(path(at: position))
    if cells.isEmpty { cells.append(contentsOf: repeatElement(nil, count: count)) }
    cells[position] = cell
    return cell
  }

  /// The cell at one of the paths, if it was made in this pass.
  func madeCell(at position: Int) -> DeclaredCell? { cells.isEmpty ? nil : cells[position] }

  /// Finds the cells that are on screen among those that should be.
  ///
  /// What is common to both in the same order is found by their runs, and only the rest is looked up. As long as the
  /// content is the same, they are in the same order, wherever they begin.
  ///
  /// - Parameters:
  ///   - shown: Where the cells on screen belong.
  ///   - isSteady: Whether only the scroll position and states may have changed.
  ///   - tail: How many of the last cells are in no order.
  /// - Complexity: O(*m*) for *m* cells; O(*r*) for *r* runs where all that happens in a steady step is that some cells come
  ///   and go at the ends.
  mutating func match(_ live: LiveCells, at shown: ShownPaths, isSteady: Bool, unordered tail: Int = 0) {
    let ordered = live.count - tail
    var (old, start) = (0, 0)
    if !isContentNew, let first = runs.first?.first, ordered > 0 {
      if let position = shown.runs.position(of: first), position < ordered {
        old = position
      } else {
        // Cells kept out of view come last, so nothing after the first of them is in order.
        let position = runs.position(of: live[0].path) ?? 0
        start = position < count - keptCount ? position : 0
      }
    }
    let common = runs.commonCount(from: start, with: shown.runs, from: old)
    let length = max(0, min(common, ordered - old))
    walked = start..<(start + length)
    firstPartner = old
    let reachesEnd = walked.upperBound == count || old + length == live.count
    if isSteady, reachesEnd, !walked.isEmpty, tail == 0, keptCount == 0 { return }
    runs.appendPaths(to: &paths)
    partners.append(contentsOf: repeatElement(Self.nobody, count: start))
    partners.append(contentsOf: old..<(old + length))
    findRest(live, at: shown, from: old + length, unordered: tail)
  }

  /// Looks the cells up that are not found in order.
  private mutating func findRest(
    _ live: LiveCells, at shown: ShownPaths, from old: Int, unordered tail: Int
  ) {
    // What was kept out of view may be anywhere now.
    if tail > 0 {
      for position in partners.indices where partners[position] == Self.nobody {
        let partner = shown.position(of: paths[position]) ?? Self.nobody
        if partner >= live.count - tail { partners[position] = partner }
      }
    }
    guard partners.count < paths.count else { return }
    guard old < live.count else {
      while partners.count < paths.count { partners.append(Self.nobody) }
      // What is kept was somewhere before.
      for position in (paths.count - keptCount)..<paths.count {
        partners[position] = shown.position(of: paths[position]) ?? Self.nobody
      }
      return
    }
    #if !hasFeature(Embedded)
    // In a few runs a search is quicker than a dictionary. Lines that an edge cuts make a few.
    if keptCount == 0, shown.runs.count <= 16, shown.areKnown(of: live) {
      for path in paths[partners.count...] {
        let partner = shown.position(of: path) ?? Self.nobody
        partners.append(partner >= old ? partner : Self.nobody)
      }
      return
    }
    #endif
    var rest: [ElementPath: Int] = [:]
    for index in (keptCount > 0 ? 0 : old)..<live.count { rest[live[index].path] = index }
    for path in paths[partners.count...] { partners.append(rest[path] ?? Self.nobody) }
  }

  /// Exchanges what should be on screen for what was noted about what is.
  mutating func hand(to shown: inout ShownPaths, of live: LiveCells) { shown.adopt(&runs, of: live) }

  /// Takes the last paths out.
  mutating func removeLast(_ count: Int) {
    self.count -= count
    paths.removeLast(count)
    partners.removeLast(count)
    if !cells.isEmpty { cells.removeLast(count) }
    walked = walked.clamped(to: 0..<self.count)
    keptCount = 0
  }

  /// The cells that stay, where they do so without a gap and none comes between them; nil where that is not so.
  var keptRun: (live: Range<Int>, paths: Range<Int>)? {
    guard !walked.isEmpty, partners.isEmpty || nobodyStands(beside: walked) else { return nil }
    let start = partner(at: walked.lowerBound)
    return (start..<(start + walked.count), walked)
  }

  private func nobodyStands(beside positions: Range<Int>) -> Bool {
    partners[..<positions.lowerBound].allSatisfy { $0 == Self.nobody }
      && partners[positions.upperBound...].allSatisfy { $0 == Self.nobody }
  }
}
