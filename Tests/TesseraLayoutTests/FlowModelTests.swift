import Testing

@testable import TesseraLayout
import TestSupport

/// Random flows that change step by step: after each step, everything equals a new arrangement.
@Suite("Random changes of flows", .tags(.model))
struct FlowModelTests {
  @Test("Changes of a flow equal a new arrangement", arguments: [false, true])
  func changesEqualArrangingAnew(_ wild: Bool) {
    for seed in (0..<UInt64(100)).sampled {
      if let failure = FlowProgram(seed: seed, wild: wild, most: 40).run(steps: 10) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  /// Enough items for trees of several levels, with hardly any runs.
  @Test("Changes of a flow with many different items equal a new arrangement")
  func manyDifferentItems() {
    for seed in (1000..<UInt64(1004)).sampled {
      if let failure = FlowProgram(seed: seed, wild: false, most: 1500).run(steps: 6) {
        Issue.record("\(failure)")
        return
      }
    }
  }
}

/// A random program: items, the arrangement that changes, and the steps so far.
private struct FlowProgram {
  let seed: UInt64
  private let wild: Bool
  private var random: SeededGenerator
  private let flow: FlowLayout
  private let container: Size
  private let items: TestItems
  private let offersTraits: Bool
  private var arrangement: Arrangement
  private var log: [String]

  init(seed: UInt64, wild: Bool, most: Int) {
    self.seed = seed
    self.wild = wild
    random = SeededGenerator(seed: seed)
    let gap = random.chance(40) ? 0 : random.extent(wild: wild)
    flow = FlowLayout(
      spacing: gap, lineSpacing: random.chance(50) ? nil : random.extent(wild: wild),
      justify: random.justification(), align: random.alignment(), alignLines: random.justification())
    container = random.container(wild: wild)
    offersTraits = random.chance(60)
    items = TestItems([])
    items.hints = random.chance(50) && most < 100
    arrangement = Arrangement(count: 0, contentSize: .zero)
    log = ["seed \(seed)", "\(flow) in \(container)"]
    insert(random.int(0...most), at: 0)
    arrangement = flow.arrange(items, in: container)
  }

  /// Runs the program and returns the failure with all steps; `nil` if there is none.
  func run(steps: Int) -> String? {
    var program = self
    for _ in 0..<steps {
      let old = program.arrangement
      let before = (old.frames, old.contentSize)
      let isReplaced = program.step()
      if isReplaced, old.frames != before.0 || old.contentSize != before.1 {
        return program.failure("the old arrangement has changed")
      }
      if let problem = program.check() { return program.failure(problem) }
    }
    return nil
  }

  private func failure(_ problem: String) -> String {
    let sizes = items.sizes.count > 100 ? "" : "\nitems \(items.sizes) \(items.traits) \(items.baselines)"
    return problem + "\n" + log.joined(separator: "\n") + sizes
  }

  private mutating func check() -> String? {
    let fresh = flow.arrange(items, in: container)
    if arrangement.count != fresh.count { return "\(arrangement.count) items, not \(fresh.count)" }
    let frames = fresh.frames
    for (index, frame) in frames.enumerated() where arrangement.frame(at: index) != frame {
      return "item \(index) at \(arrangement.frame(at: index)), not \(frame)"
    }
    // In order, many frames are computed at once; out of order, those of one line.
    for index in frames.indices.shuffled(using: &random) where arrangement.frame(at: index) != frames[index] {
      return "item \(index) at \(arrangement.frame(at: index)), not \(frames[index]), asked in no order"
    }
    if arrangement.contentSize != fresh.contentSize {
      return "content \(arrangement.contentSize), not \(fresh.contentSize)"
    }
    for rect in random.queries(for: arrangement).suffix(25) {
      let found = arrangement.indices(overlapping: rect)
      if found != frames.indices.filter({ frames[$0].overlaps(rect) }) {
        return "visible in \(rect): \(found)"
      }
    }
    return nil
  }

  /// Changes the items and returns whether there is a new arrangement.
  private mutating func step() -> Bool {
    if random.chance(40), items.count > 0 {
      resize()
      return false
    }
    replace()
    return true
  }

  private mutating func resize() {
    let index = random.int(0...(items.count - 1))
    let size = Size(width: random.extent(wild: wild), height: random.extent(wild: wild))
    log.append("resize(at: \(index), to: \(size))")
    let align = items.traits[index]?.align ?? flow.align
    let isDone = arrangement.resize(at: index, to: size)
    #expect(isDone != align.needsBaselines)
    items.sizes[index] = ItemSize(.fixed(size.width), .fixed(size.height))
    if !isDone { arrangement = flow.arrange(items, in: container) }
  }

  private mutating func replace() {
    var splices: [ItemSplice] = []
    var old = 0
    var new = 0
    let total = items.count
    for _ in 0..<random.int(1...4) where old <= total {
      let kept = random.int(0...max(0, min(total - old, random.chance(50) ? 8 : total)))
      let removed = random.int(0...min(total - old - kept, random.chance(80) ? 3 : 40))
      let added = random.chance(80) ? random.int(0...3) : random.int(0...40)
      old += kept
      new += kept
      remove(removed, at: new)
      insert(added, at: new)
      splices.append(ItemSplice(old: old..<(old + removed), new: new..<(new + added)))
      old += removed
      new += added
    }
    log.append("replacing(\(splices.map { "\($0.old) by \($0.new)" }))")
    let next = arrangement.replacing(splices, with: items)
    if next == nil { Issue.record("seed \(seed): refused \(splices)") }
    arrangement = next ?? arrangement
  }

  private mutating func insert(_ count: Int, at index: Int) {
    for position in index..<(index + count) {
      if position < items.count { shift(from: position, by: 1) }
      let repeated = position > 0 && random.chance(40)
      let width: ItemSize.Extent = random.chance(10) ? .fill : .fixed(random.extent(wild: wild))
      let fresh = ItemSize(width, random.chance(5) ? .fill : .fixed(random.extent(wild: wild)))
      items.sizes.insert(repeated ? items.sizes[position - 1] : fresh, at: position)
      if repeated {
        items.traits[position] = items.traits[position - 1]
        items.baselines[position] = items.baselines[position - 1]
      } else if offersTraits {
        items.traits[position] = random.chance(30) ? traits() : nil
        let first = random.extent(wild: wild)
        items.baselines[position] =
          random.chance(30) ? Baselines(first: first, last: first + random.extent(wild: wild)) : nil
      }
    }
  }

  private mutating func remove(_ count: Int, at index: Int) {
    for _ in 0..<count {
      items.sizes.remove(at: index)
      items.traits[index] = nil
      items.baselines[index] = nil
      shift(from: index + 1, by: -1)
    }
  }

  private func shift(from index: Int, by step: Int) {
    func shifted<Value>(_ values: [Int: Value]) -> [Int: Value] {
      var result: [Int: Value] = [:]
      for (key, value) in values { result[key < index ? key : key + step] = value }
      return result
    }
    items.traits = shifted(items.traits)
    items.baselines = shifted(items.baselines)
  }

  private mutating func traits() -> LayoutTraits {
    LayoutTraits(
      fillsWidth: random.chance(20), grow: random.pick([0, 0, 1, 2, 0.5, wild ? .nan : 1, wild ? 1e300 : 3]),
      shrink: random.pick([0, 0, 1, wild ? -1 : 2]), align: random.chance(50) ? random.alignment() : nil)
  }
}
