import Tessera
import TesseraLayout

/// Generates random programs: mostly small changes of the current content.
struct NestedProgramGenerator {
  private var trees: TreeGenerator
  private var tree = Tree(branches: [])

  init(seed: UInt64) { trees = TreeGenerator(seed: seed) }

  mutating func program(length: Int) -> NestedProgram {
    tree = trees.tree()
    let overscan = trees.one(of: [0, 40, 40, 20_000.0])
    let start: [NestedStep] = [.resize(160, Double(trees.int(3...12) * 16)), .show(tree)]
    return NestedProgram(
      overscan: overscan, insets: trees.oneIn(4) ? 16 : 0,
      samples: overscan < 1000 && trees.oneIn(4) ? 3 : 0,
      keptGroups: trees.one(of: [0, 0, 2, 64]), steps: start + (0..<length).map { _ in step() })
  }

  private mutating func step() -> NestedStep {
    switch trees.int(0...19) {
    case 0...7:
      trees.change(&tree, times: trees.int(1...4))
      return .show(tree)
    case 8...10: return .scroll(trees.oneIn(4) ? distance() : 0, distance())
    case 11...14: return .drag(distance(), trees.oneIn(3) ? distance() : 0, at: place(20), place(16))
    case 15: return .scrollTo(anyLeaf(), trees.one(of: [.start, .center, .end, .nearest]))
    case 16:
      return .resize(Double(trees.one(of: [120, 160, 160, 240])), Double(trees.int(1...14)) * 16)
    case 17: return .measure(anyLeaf(), Double(trees.int(0...80)))
    case 18: return .press(trees.one(of: [.up, .down, .left, .right, .first, .last, .pageUp, .pageDown]))
    default: return .tap(place(20), place(16))
    }
  }

  private mutating func distance() -> Double { Double(trees.int(-200...200)) }

  private mutating func place(_ most: Int) -> Double { Double(trees.int(0...most) * 8) }

  private mutating func anyLeaf() -> Int {
    let leaves = tree.allLeaves
    return leaves.isEmpty ? 0 : trees.one(of: leaves).id
  }
}
