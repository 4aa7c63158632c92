import TesseraLayout
import TesseraTesting

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// What is seen of a collection at one moment, by the ids of what is seen.
struct Sight {
  var axis: Axis
  /// The order in which everything was declared.
  var order: TreeOrder
  /// The cells of items on screen or near it.
  var cells: [ItemID: LiveCell] = [:]
  /// Where items in view, or the strips that move them, begin along the axis and as seen from the start of the viewport.
  var distances: [ItemID: Double] = [:]
  /// What is in the window of a section that scrolls by itself.
  var strips: [ItemID: Strip] = [:]
  var kept: Kept

  struct Strip {
    var axis: Axis
    /// Where items in the window begin, as seen from the section.
    var starts: [ItemID: Double]
  }

  init(_ engine: Engine, _ tree: Tree) {
    axis = engine.axis
    kept = Kept(engine)
    order = TreeOrder(tree)
    for cell in engine.cells where cell.path.item != nil { cells[engine.snapshot.id(at: cell.path)] = cell }
    for path in engine.frames.paths(overlapping: engine.viewport) where path.item != nil {
      let start = engine.frames.extentOfHold(on: path).min(axis) - engine.viewport.min(axis)
      // What a strip moves along the axis is where the strip is.
      let strip = engine.frames.strip(moving: path).map { engine.snapshot.sections[$0].key.id }
      distances[strip ?? engine.snapshot.id(at: path)] = start
    }
    for section in engine.frames.sections where section.scrollOffset > 0 {
      guard let axis = section.declared.scrollAxis else { continue }
      var starts: [ItemID: Double] = [:]
      for item in 0..<section.items.count {
        let frame = section.frame(of: .item(item))
        guard frame.overlaps(section.window) else { continue }
        starts[section.items.section.id(at: item)] = frame.min(axis)
      }
      strips[section.items.section.key.id] = Strip(axis: axis, starts: starts)
    }
  }
}

/// The order of all items of a tree, and the section or group that each is in.
struct TreeOrder {
  private var ids: [Int] = []
  private var owners: [Int: Int] = [:]
  private var branches: [Int] = []
  /// For each item the groups around it.
  private(set) var groups: [Int: [Int]] = [:]

  init(_ tree: Tree) {
    for branch in tree.allBranches {
      branches.append(branch.id)
      if branch.branches.isEmpty { add(branch.leaves, owner: branch.id, groups: []) }
    }
  }

  private mutating func add(_ leaves: [Leaf], owner: Int, groups: [Int]) {
    for leaf in leaves {
      ids.append(leaf.id)
      owners[leaf.id] = owner
      self.groups[leaf.id] = groups
      if let bunch = leaf.bunch { add(bunch.leaves, owner: leaf.id, groups: groups + [leaf.id]) }
    }
  }

  /// Whether all that is left is in the same order and in the same sections and groups.
  func isKept(in tree: Tree) -> Bool {
    let other = TreeOrder(tree)
    let common = ids.filter { other.owners[$0] != nil }
    return common == other.ids.filter { owners[$0] != nil }
      && common.allSatisfy { owners[$0] == other.owners[$0] }
      && branches.filter(other.branches.contains) == other.branches.filter(branches.contains)
  }
}
