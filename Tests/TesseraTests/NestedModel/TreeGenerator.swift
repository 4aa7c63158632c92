import Tessera
import TesseraLayout
import TestSupport

struct TreeGenerator {
  var random: SeededGenerator
  private var nextID = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func oneIn(_ number: Int) -> Bool { int(1...number) == 1 }

  mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }

  mutating func tree() -> Tree {
    let axis: Axis = oneIn(4) ? .horizontal : .vertical
    let layout: Arranging? =
      oneIn(5) ? one(of: [.list(8), .row(4), .transposed(.list(4)), .inset(8, .list(0))]) : nil
    return Tree(axis: axis, layout: layout, branches: (0..<int(1...4)).map { _ in branch(depth: 0) })
  }

  mutating func branch(depth: Int) -> Branch {
    var branch = Branch(id: id())
    if depth < 3, oneIn(3) {
      branch.branches = (0..<int(1...3)).map { _ in self.branch(depth: depth + 1) }
      branch.layout = one(of: [
        .list(0), .list(6), .row(0), .row(8), .transposed(.list(4)), .inset(6, .list(0)),
      ])
    } else {
      branch.layout = layout()
      branch.leaves = leaves(upTo: 10, depth: 0)
    }
    if oneIn(3) { branch.header = cap() }
    if oneIn(4) { branch.footer = cap() }
    branch.ornaments = ornaments()
    if oneIn(4) { (branch.scrolls, branch.size) = scrolling() }
    if branch.size == nil, oneIn(6) { branch.size = Extents(width: Double(int(4...20) * 8)) }
    return branch
  }

  /// Returns a scroll axis, and optionally the extent of the window.
  mutating func scrolling() -> (Axis, Extents?) {
    oneIn(3)
      ? (.vertical, Extents(height: Double(int(3...8) * 16)))
      : (.horizontal, oneIn(2) ? Extents(width: 96) : nil)
  }

  mutating func layout() -> Arranging {
    one(of: [
      .list(0), .list(0), .list(5), .grid(3), .row(4), .flow(4), .overlay, .absolute, .transposed(.list(2)),
      .transposed(.grid(2)), .inset(8, .list(0)), .inset(4, .transposed(.list(0))),
    ])
  }

  mutating func leaves(upTo most: Int, depth: Int) -> [Leaf] {
    let count = int(0...most)
    // Some lists are uniform, because these take other code paths.
    if oneIn(4) { return (0..<count).map { _ in Leaf(id: id()) } }
    if depth < 3, oneIn(5) { return (0..<count).map { _ in group(depth: depth) } }
    return (0..<count).map { _ in leaf(depth: depth) }
  }

  mutating func leaf(depth: Int) -> Leaf {
    switch int(0...12) {
    case 0...2: return Leaf(id: id())
    case 3, 4: return Leaf(id: id(), kind: .tile(Double(int(1...12) * 8), Double(int(0...60))))
    case 5, 6: return Leaf(id: id(), kind: .block(Double(int(0...5))))
    case 7:
      let (id, width, height) = (id(), int(1...10), int(0...60))
      return Leaf(id: id, kind: width > 6 ? .part : .stamp(Double(width * 8), Double(height)))
    case 8: return Leaf(id: id(), kind: .native)
    case 9: return Leaf(id: id(), kind: .part)
    default: return depth < 3 ? group(depth: depth) : Leaf(id: id())
    }
  }

  private mutating func group(depth: Int) -> Leaf {
    let id = id()
    var bunch = Bunch(leaves: leaves(upTo: 5, depth: depth + 1), layout: layout(), ornaments: ornaments())
    if oneIn(4) { (bunch.scrolls, bunch.size) = scrolling() }
    if bunch.size == nil, oneIn(4) {
      bunch.size = Extents(width: oneIn(2) ? Double(int(2...12) * 8) : nil, height: oneIn(2) ? 40 : nil)
    }
    return Leaf(id: id, kind: .group(bunch))
  }

  mutating func cap() -> Cap {
    let kind: Leaf.Kind = one(of: [.line, .line, .tile(32, 24), .block(1), .stamp(24, 16)])
    return Cap(leaf: Leaf(id: id(), kind: kind), isPinned: oneIn(2))
  }

  mutating func ornaments() -> [Ornament] { oneIn(4) ? (0..<int(1...2)).map { _ in ornament() } : [] }

  private mutating func ornament() -> Ornament {
    Ornament(
      leaf: Leaf(id: id(), kind: one(of: [.line, .tile(16, 8), .tile(40, 40), .block(1), .stamp(24, 16)])),
      target: one(of: [.section, .items, .eachItem, .betweenItems]),
      horizontal: one(of: RelativePlacement.Place.allCases),
      vertical: one(of: RelativePlacement.Place.allCases),
      shift: one(of: [0, 0, 12, -20]), inset: one(of: [0, 0, 4, -6]), layer: one(of: [-1, 0, 0, 1]))
  }

  mutating func id() -> Int {
    nextID += 1
    return nextID
  }
}
