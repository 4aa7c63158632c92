import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The visible state of a collection at one moment, by id.
struct VisibleState {
  var axis: Axis
  var order: TreeOrder
  /// The cells of items on screen or near it.
  var cells: [ItemID: LiveCell] = [:]
  /// The distances along the axis from the start of the viewport to the visible items, or to the scrolling
  /// sections that contain them.
  var distances: [ItemID: Double] = [:]
  /// The items in the windows of scrolling sections.
  var scrollers: [ItemID: Scroller] = [:]
  var kept: PreservedState

  struct Scroller {
    var axis: Axis
    /// The starts of the items in the window, relative to the section.
    var starts: [ItemID: Double]
  }

  init(_ engine: Engine, _ tree: Tree) {
    axis = engine.axis
    kept = PreservedState(engine)
    order = TreeOrder(tree)
    for cell in engine.cells where cell.path.item != nil { cells[engine.snapshot.id(at: cell.path)] = cell }
    for path in engine.frames.paths(overlapping: engine.viewport) where path.item != nil {
      let start = engine.frames.extentOfHold(on: path).min(axis) - engine.viewport.min(axis)
      // An item in a section that scrolls along the axis counts with the position of that section.
      let scroller = engine.frames.scroller(moving: path).map { engine.snapshot.sections[$0].key.id }
      distances[scroller ?? engine.snapshot.id(at: path)] = start
    }
    for section in engine.frames.sections where section.scrollOffset > 0 {
      guard let axis = section.declared.scrollAxis else { continue }
      var starts: [ItemID: Double] = [:]
      for item in 0..<section.items.count {
        let frame = section.frame(of: .item(item))
        guard frame.overlaps(section.window) else { continue }
        starts[section.items.section.id(at: item)] = frame.min(axis)
      }
      scrollers[section.items.section.key.id] = Scroller(axis: axis, starts: starts)
    }
  }
}

/// The order of all items of a tree, and the section or group of each.
struct TreeOrder {
  private var ids: [Int] = []
  private var owners: [Int: Int] = [:]
  private var branches: [Int] = []
  /// The enclosing groups of each item.
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

  /// Returns whether all remaining items are in the same order and in the same sections and groups.
  func isKept(in tree: Tree) -> Bool {
    let other = TreeOrder(tree)
    let common = ids.filter { other.owners[$0] != nil }
    return common == other.ids.filter { owners[$0] != nil }
      && common.allSatisfy { owners[$0] == other.owners[$0] }
      && branches.filter(other.branches.contains) == other.branches.filter(branches.contains)
  }
}
