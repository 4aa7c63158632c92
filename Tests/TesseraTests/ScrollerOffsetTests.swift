import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Wanted offset of a scrolling section")
struct ScrollerOffsetTests {
  /// Returns a scrolling section of four items, each estimated at 16 points, in a window of 32 points.
  private func frames(after old: SectionFrames? = nil) -> CollectionFrames {
    var issues: [Tessera.Issue] = []
    let content = Content<Headless> {
      Section("strip", layout: .row()) {
        ForEach(0..<4) { Label("\($0)").size(width: .estimated(16), height: .fixed(16)) }
      }
      .scrolls(.horizontal)
    }
    let snapshot = Snapshot(content.declared, identityCheckLimit: 100, issues: &issues)
    return CollectionFrames(snapshot, viewport: Size(width: 32, height: 48)) { section, children in
      let frames = SectionFrames(
        SectionItems(snapshot.sections[section], estimates: Estimates(sampleCount: 0)), axis: .vertical,
        children: children)
      if let old { frames.reuse(old, hasSameExtent: false, changes: nil) }
      return frames
    }
  }

  private func measureFirst(_ width: Double, in frames: CollectionFrames) {
    let size = Size(width: width, height: 16)
    let cell = AnyCell<Headless>(Label("0")).declared
    frames.setMeasured(MeasuredSize(size: size, offered: size, cell: cell), for: .item(0, in: 0))
    frames.settleSizes()
  }

  @Test("The wanted offset survives shorter content until it is released")
  func kept() {
    let first = frames()
    first.hold(3, of: 0, at: -52)
    #expect(first.sections[0].scrollOffset == 32)
    let second = frames(after: first.sections[0])
    #expect(second.sections[0].scrollOffset == 32)
    measureFirst(116, in: second)
    #expect(second.sections[0].scrollOffset == 100)

    let third = frames(after: second.sections[0])
    third.settleScrolls()
    #expect(third.sections[0].scrollOffset == 32)
    third.scroll(0, to: 0)
    measureFirst(116, in: third)
    #expect(third.sections[0].scrollOffset == 0)
  }

  @Test("Scrolling ends at the content's end, and growth before keeps the visible items")
  func scrolled() {
    let frames = frames()
    frames.scroll(0, to: 100)
    #expect(frames.sections[0].scrollOffset == 32)
    measureFirst(116, in: frames)
    #expect(frames.sections[0].scrollOffset == 132)
  }
}
