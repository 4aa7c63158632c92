import Tessera
import TesseraLayout

extension TreeGenerator {
  /// Changes a tree randomly at all levels.
  mutating func change(_ tree: inout Tree, times: Int) {
    for _ in 0..<times {
      switch int(0...9) {
      case 0...4: changeItems(&tree)
      case 5...7: changeBranch(&tree)
      case 8: changeSiblings(&tree)
      default: carry(&tree)
      }
    }
  }

  /// Changes one list of items of a section or group.
  private mutating func changeItems(_ tree: inout Tree) {
    var generator = self
    tree.changeItems(number: generator.int(0...999)) { leaves in
      switch generator.int(0...7) {
      case 0, 1: leaves.insert(generator.leaf(depth: 2), at: generator.int(0...leaves.count))
      case 2 where !leaves.isEmpty: leaves.remove(at: generator.int(0...leaves.count - 1))
      case 3 where !leaves.isEmpty: leaves[generator.int(0...leaves.count - 1)].revision += 1
      case 4 where !leaves.isEmpty:
        let leaf = leaves.remove(at: generator.int(0...leaves.count - 1))
        leaves.insert(leaf, at: generator.int(0...leaves.count))
      case 5 where !leaves.isEmpty:
        // The item keeps its id and changes its kind.
        let index = generator.int(0...leaves.count - 1)
        leaves[index].kind = generator.leaf(depth: 2).kind
      case 6: leaves.shuffle(using: &generator.random)
      default:
        for index in leaves.indices {
          guard var bunch = leaves[index].bunch else { continue }
          bunch.layout = generator.layout()
          leaves[index].bunch = bunch
        }
      }
    }
    self = generator
  }

  /// Changes the attributes of a section other than its items.
  private mutating func changeBranch(_ tree: inout Tree) {
    var generator = self
    tree.changeBranch(number: generator.int(0...999)) { branch in
      switch generator.int(0...7) {
      case 0: branch.header = branch.header == nil ? generator.cap() : nil
      case 1: branch.footer = branch.footer == nil ? generator.cap() : nil
      case 2: branch.header?.isPinned.toggle()
      case 3: branch.ornaments = generator.ornaments()
      case 4: (branch.scrolls, branch.size) = generator.oneIn(2) ? (nil, nil) : generator.scrolling()
      case 5 where branch.branches.isEmpty: branch.layout = generator.layout()
      case 6 where branch.branches.isEmpty:
        // The items move into a new inner section.
        branch.branches = [Branch(id: generator.id(), leaves: branch.leaves), generator.branch(depth: 3)]
        branch.leaves = []
      case 6:
        branch.leaves = branch.branches.flatMap { $0.leaves }
        branch.branches = []
      default: branch.header?.leaf.revision += 1
      }
    }
    self = generator
  }

  /// Inserts, deletes or moves sections.
  private mutating func changeSiblings(_ tree: inout Tree) {
    var generator = self
    tree.changeSiblings(number: generator.int(0...999)) { siblings in
      switch generator.int(0...3) {
      case 0: siblings.shuffle(using: &generator.random)
      case 1 where siblings.count > 1: siblings.remove(at: generator.int(0...siblings.count - 1))
      case 2: siblings.insert(generator.branch(depth: 2), at: generator.int(0...siblings.count))
      default:
        guard let index = siblings.indices.randomElement(using: &generator.random) else { return }
        siblings.insert(siblings.remove(at: index), at: generator.int(0...siblings.count))
      }
    }
    self = generator
  }

  /// Moves an item from one list to another: between sections, into groups or out of them.
  private mutating func carry(_ tree: inout Tree) {
    var carried: Leaf?
    var generator = self
    tree.changeItems(number: generator.int(0...999)) { leaves in
      guard !leaves.isEmpty else { return }
      carried = leaves.remove(at: generator.int(0...leaves.count - 1))
    }
    guard let carried else { return }
    tree.changeItems(number: generator.int(0...999)) { leaves in
      leaves.insert(carried, at: generator.int(0...leaves.count))
    }
    self = generator
  }
}

extension Tree {
  /// Changes the list of items with a number, modulo their count.
  fileprivate mutating func changeItems(number: Int, _ change: (inout [Leaf]) -> Void) {
    var count = 0
    forEachItems { _ in count += 1 }
    guard count > 0 else { return }
    var index = 0
    var isDone = false
    forEachItems { leaves in
      if index == number % count, !isDone {
        change(&leaves)
        isDone = true
      }
      index += 1
    }
  }

  fileprivate mutating func changeBranch(number: Int, _ change: (inout Branch) -> Void) {
    let count = allBranches.count
    guard count > 0 else { return }
    let id = allBranches[number % count].id
    forEachBranch { if $0.id == id { change(&$0) } }
  }

  fileprivate mutating func changeSiblings(number: Int, _ change: (inout [Branch]) -> Void) {
    var count = 0
    forEachSiblings { siblings in if !siblings.isEmpty { count += 1 } }
    guard count > 0 else { return change(&branches) }
    var index = 0
    var isDone = false
    forEachSiblings { siblings in
      guard !siblings.isEmpty, !isDone else { return }
      if index == number % count {
        change(&siblings)
        isDone = true
      }
      index += 1
    }
  }
}
