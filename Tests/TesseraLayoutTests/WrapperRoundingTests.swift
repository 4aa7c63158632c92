import Testing

import TesseraLayout
import TestSupport

@Suite("Rounding")
struct WrapperRoundingTests {
  private func arrange(_ frames: [Rect], scale: Double) -> Arrangement {
    let items = TestItems(fixed: frames.map { _ in (1, 1) })
    return Layout.absolute(frames).rounded(to: scale).arrange(items, in: .zero)
  }

  @Test("Edges are rounded, not extents")
  func roundsEdges() {
    let thirds = (0..<3).map { Rect(x: Double($0) * 10.4, y: 0.25, width: 10.4, height: 0.5) }
    let whole = arrange(thirds, scale: 1)
    #expect(whole.frames.map(\.minX) == [0, 10, 21] && whole.frames.map(\.maxX) == [10, 21, 31])
    #expect(whole.frames.allSatisfy { $0.minY == 0 && $0.height == 1 })
    #expect(whole.contentSize == Size(width: 32, height: 1))
    let half = arrange(thirds, scale: 2)
    #expect(half.frames.map(\.minX) == [0, 10.5, 21] && half.frames[0].minY == 0.5)
    #expect(half.frames.allSatisfy { $0.height == 0.5 })
    #expect(half.contentSize == Size(width: 31.5, height: 1))
  }

  @Test("A scale below one rounds to several points per pixel")
  func coarseGrids() {
    let frames = arrange([Rect(x: 3, y: -5, width: 13, height: 40)], scale: 1 / 8.0)
    #expect(frames.frame(at: 0) == Rect(x: 0, y: -8, width: 16, height: 40))
    #expect(frames.contentSize == Size(width: 16, height: 40))
  }

  @Test("Rounding tolerates errors at a pixel edge and at the middle of a pixel")
  func sumsOfFractions() {
    #expect(arrange([Rect(x: 0, y: 0, width: 100 + 1e-12, height: 50)], scale: 1).contentSize.width == 100)
    let middles = [
      Rect(x: 0, y: 0, width: 10.5.nextDown, height: 1), Rect(x: 10.5, y: 0, width: 1, height: 1),
    ]
    let frames = arrange(middles, scale: 1).frames
    #expect(frames[0].maxX == 11 && frames[1].minX == 11)
  }

  @Test("Invalid scales change nothing", arguments: [0, -1, .nan, .infinity, -.infinity, 1e-9, 1025, 1e300])
  func badScales(_ scale: Double) {
    let frames = [
      Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), Rect(x: -7.7, y: 1e12 + 0.1, width: 5, height: 1),
    ]
    let plain = arrange(frames, scale: .nan)
    #expect(arrange(frames, scale: scale).frames == frames)
    #expect(arrange(frames, scale: scale).contentSize == plain.contentSize)
  }

  @Test("Rounded edges are on pixels, and adjacent frames stay adjacent", .tags(.model))
  func isConsistent() {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let scale = random.pick([1, 2, 3, 1.5, 2.625, 0.3, 7, 1000])
      // Each frame begins exactly where the previous one ends.
      var frames = [Rect(x: Double.random(in: -1e4...1e6, using: &random), y: 0, width: 1, height: 1)]
      for _ in 0..<40 {
        let width = Double.random(in: 0...(random.chance(50) ? 1 : 1000), using: &random)
        frames.append(Rect(x: frames[frames.count - 1].maxX, y: 0, width: width, height: 1 / 3))
      }
      let arrangement = arrange(frames, scale: scale)
      for (index, frame) in arrangement.frames.enumerated() {
        if index > 0, arrangement.frame(at: index - 1).maxX != frame.minX {
          Issue.record("seed \(seed), \(scale): item \(index) begins at \(frame.minX)")
        }
        for (edge, place) in [(frame.minX, frames[index].minX), (frame.maxX, frames[index].maxX)] {
          let pixels = edge * scale
          #expect(abs(pixels - pixels.rounded()) < 1e-3, "seed \(seed), \(scale): \(edge)")
          #expect(abs(edge - place) * scale < 0.502, "seed \(seed), \(scale): \(edge) for \(place)")
        }
        #expect(frame.maxX <= arrangement.contentSize.width || frames[0].minX < 0, "seed \(seed)")
      }
    }
  }

  @Test("Rounding twice equals rounding once", .tags(.model))
  func isIdempotent() {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let (name, layout) = random.wrappedLayout(wild: seed % 2 == 0)
      let items = random.items(wild: seed % 2 == 0)
      let container = random.container(wild: false)
      let scale = random.pixelScale(wild: true)
      let once = layout.rounded(to: scale).arrange(items, in: container)
      let twice = layout.rounded(to: scale).rounded(to: scale).arrange(items, in: container)
      #expect(once.frames == twice.frames, "seed \(seed), \(name) to \(scale)")
      #expect(once.contentSize == twice.contentSize, "seed \(seed), \(name) to \(scale)")
    }
  }

  @Test("Coordinates too large for pixels do not change")
  func farOut() {
    let far = Rect(x: -0x1p43, y: 0x1p43, width: 0x1p43, height: 3)
    for scale in [1.0, 3, 1024] { #expect(arrange([far], scale: scale).frame(at: 0) == far) }
  }
}
