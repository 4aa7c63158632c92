import Testing

@testable import TesseraLayout
import TestSupport

/// Frames of absolute layouts, in any order.
@Suite("Absolute frames", .tags(.model))
struct FramesModelTests {
  /// Orders and shapes of frames that are difficult for a tree.
  enum Kind: CaseIterable { case sorted, scattered, clustered, line, huge, undefined, overlaid }

  private func frames(_ kind: Kind, _ count: Int, _ random: inout SeededGenerator) -> [Rect] {
    (0..<count).map { index in
      func number(_ most: Double) -> Double { Double.random(in: 0...most, using: &random) }
      switch kind {
      case .sorted: return Rect(x: Double(index % 5) * 20, y: Double(index / 5) * 20, width: 19, height: 19)
      case .scattered:
        return Rect(x: number(5000) - 2500, y: number(5000), width: number(30), height: number(30))
      case .clustered:
        let far = random.chance(1) ? 1e12 : 0
        return Rect(x: far + number(100), y: far + number(100), width: number(3), height: number(3))
      case .line: return Rect(x: 7, y: number(1e5), width: 0, height: 1)
      case .huge: return Rect(x: number(5000), y: number(5000), width: number(1) < 0.02 ? 4000 : 5, height: 5)
      case .undefined:
        let odd = random.pick([Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1, 2])
        return Rect(
          x: random.chance(50) ? odd : number(900), y: number(900), width: number(9), height: number(9))
      case .overlaid: return Rect(x: 0, y: 0, width: number(100), height: number(100))
      }
    }
  }

  @Test("Visible queries find exactly the overlapping frames", arguments: Kind.allCases)
  func visibleQueryIsExact(_ kind: Kind) {
    for seed in (0..<UInt64(8)).sampled {
      var random = SeededGenerator(seed: seed)
      let arrangement = FramesArrangement(
        frames(kind, [0, 1, 31, 33, 500, 3000, 3000, 4097][Int(seed)], &random))
      let frames = arrangement.frames
      for rect in random.queries(for: arrangement) {
        var found = [-5]
        arrangement.appendIndices(overlapping: rect, to: &found)
        if found != [-5] + frames.bruteForce(rect) {
          Issue.record("seed \(seed), \(kind), \(rect)")
          return
        }
      }
    }
  }

  /// Only scattered frames are sorted spatially.
  @Test(
    "Scattered frames are detected",
    arguments: [
      (Kind.sorted, false), (.scattered, true), (.line, true), (.huge, true), (.overlaid, false),
    ])
  func noticesBadLocality(_ kind: Kind, _ isScattered: Bool) {
    var random = SeededGenerator(seed: 1)
    #expect(BoundsTree(frames(kind, 20_000, &random)).isScattered == isScattered)
  }

  @Test("The frames of waterfalls, flows and lists are not scattered")
  func waterfallsAndFlowsKeepTheirOrder() {
    var random = SeededGenerator(seed: 1)
    let items = TestItems((0..<5000).map { _ in ItemSize(.fixed(Double(random.int(20...80))), .fixed(40)) })
    for layout in [Layout.flow(spacing: 4), .waterfall(columns: 12), .list()] {
      let frames = layout.arrange(items, in: Size(width: 900, height: .infinity)).frames
      #expect(!BoundsTree(frames).isScattered)
    }
  }
}
