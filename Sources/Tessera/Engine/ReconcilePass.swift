import TesseraLayout

/// What should be on screen, what of it is there already, and what else is known only while one transaction is made.
struct ReconcilePass {
  /// Whether the cells on screen may show old content.
  let isContentNew: Bool
  /// What should be on screen or near it, from top to bottom.
  private(set) var paths: [ElementPath] = []
  /// For each of the paths the position in ``Engine/live`` of the cell that is there, or ``nobody``.
  private(set) var partners: [Int] = []
  /// The cells at the paths that were made in this pass.
  private var cells: [DeclaredCell?] = []
  private var hasCells = false
  /// What was measured in this pass.
  var measured: Set<ElementPath> = []

  /// Who shows what is not on screen.
  static var nobody: Int { -1 }

  init(isContentNew: Bool) { self.isContentNew = isContentNew }

  /// Takes the memory of an earlier pass over.
  init(isContentNew: Bool, reusing old: inout ReconcilePass) {
    self.isContentNew = isContentNew
    swap(&paths, &old.paths)
    swap(&partners, &old.partners)
    swap(&cells, &old.cells)
    paths.removeAll(keepingCapacity: true)
    partners.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Looks anew for what should be on screen. Cells that were made stay with their paths.
  mutating func find(_ append: (inout [ElementPath]) -> Void) {
    var made: [ElementPath: DeclaredCell] = [:]
    if hasCells {
      for (position, path) in paths.enumerated() { made[path] = cells[position] }
    }
    paths.removeAll(keepingCapacity: true)
    append(&paths)
    cells.removeAll(keepingCapacity: true)
    if hasCells {
      for path in paths { cells.append(made[path]) }
    } else {
      cells.append(contentsOf: repeatElement(nil, count: paths.count))
    }
  }

  /// The cell at one of the paths, made at most once.
  mutating func cell(at position: Int, make: (ElementPath) -> DeclaredCell?) -> DeclaredCell? {
    if let cell = cells[position] { return cell }
    let cell = make(paths[position])
    cells[position] = cell
    hasCells = true
    return cell
  }

  /// Finds the cells that are on screen among those that should be.
  ///
  /// As long as the content is the same, both are in the same order: what is common to both is found by walking, and
  /// only the rest is looked up.
  ///
  /// - Complexity: O(*m*) for *m* cells.
  mutating func match(_ live: [LiveCell]) {
    partners.removeAll(keepingCapacity: true)
    var old = 0
    if !isContentNew, let first = paths.first, !live.isEmpty {
      if let position = live.indices.first(where: { live[$0].path == first }) {
        old = position
      } else if let position = paths.firstIndex(of: live[0].path) {
        for _ in 0..<position { partners.append(Self.nobody) }
      }
      while partners.count < paths.count, old < live.count, live[old].path == paths[partners.count] {
        partners.append(old)
        old += 1
      }
    }
    guard partners.count < paths.count else { return }
    guard old < live.count else {
      while partners.count < paths.count { partners.append(Self.nobody) }
      return
    }
    var rest: [ElementPath: Int] = [:]
    for index in old..<live.count { rest[live[index].path] = index }
    for path in paths[partners.count...] { partners.append(rest[path] ?? Self.nobody) }
  }

  /// The cells that stay, where they do so without a gap and none comes between them; nil where that is not so.
  var keptRun: (live: Range<Int>, paths: Range<Int>)? {
    guard let start = partners.firstIndex(where: { $0 >= 0 }) else { return nil }
    var end = start
    while end < partners.count, partners[end] == partners[start] + end - start { end += 1 }
    for position in end..<partners.count where partners[position] >= 0 { return nil }
    return (partners[start]..<(partners[start] + end - start), start..<end)
  }
}
