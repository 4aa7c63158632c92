import TesseraLayout
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Visibility values")
struct VisibilityValueTests {
  private let viewport = Rect(x: 0, y: 100, width: 100, height: 100)

  @Test("The visible fraction is relative to the part that fits into the viewport")
  func fractions() {
    #expect(Rect(x: 0, y: 150, width: 100, height: 100).visibleFraction(in: viewport) == 0.5)
    #expect(Rect(x: 0, y: 0, width: 100, height: 1000).visibleFraction(in: viewport) == 1)
    #expect(Rect(x: 0, y: 0, width: 100, height: 50).visibleFraction(in: viewport) == 0)
    #expect(Rect(x: 0, y: 120, width: 0, height: 50).visibleFraction(in: viewport) == 0)
    let clip = Rect(x: 0, y: 100, width: 25, height: 100)
    #expect(
      Rect(x: 0, y: 120, width: 100, height: 50).visibleFraction(in: viewport, clippedTo: clip) == 0.25)
  }

  @Test("A report counts from the start of its subject, even if that is reversed")
  func reports() {
    #expect(viewport.distances(toStart: 40, end: 500, along: .vertical) == (60, 300))
    #expect(viewport.distances(toStart: 300, end: 500, along: .vertical) == (100, 300))
    #expect(viewport.distances(toStart: 120, end: 150, along: .vertical) == (0, 0))
    let report = { (isReversed: Bool) in
      ViewportReport(
        extent: 100, distances: (60, 300), isReversed: isReversed, velocity: 5, isScrolling: true,
        contentNumber: 1)
    }
    #expect(report(false).distanceToStart == 60 && report(false).velocity == 5)
    #expect(report(true).distanceToStart == 300 && report(true).distanceToEnd == 60)
    #expect(report(true).velocity == -5)
  }

  @Test("A pending impression is reported once when complete, with the next deadline")
  func impressions() {
    var log: [String] = []
    let listeners: [ImpressionListener] = [
      (Impression(fraction: 0.5, dwell: 1), { _ in log.append("one") }),
      (Impression(fraction: 0.5, dwell: 3), { _ in log.append("three") }),
      (Impression(fraction: 0.5, dwell: 2), { _ in log.append("told before") }),
    ]
    var timers: [ImpressionTimer] = []
    let advance = { (time: Double, fraction: Double, count: Int) in
      let found = timers.advance(to: time, fraction: fraction, for: Array(listeners[..<count])) {
        $0.dwell == 2
      }
      for listener in found.complete { listener.handler(nil) }
      return found.deadline
    }
    #expect(advance(10, 0.4, 3) == nil)
    #expect(advance(11, 0.6, 3) == 12)
    #expect(advance(12, 0.6, 3) == 14 && log == ["one"])
    #expect(advance(13, 0.1, 3) == nil)
    #expect(advance(14, 1, 3) == 17)
    #expect(advance(17, 0, 3) == nil && log == ["one", "three"], "it was complete before it left")
    #expect(advance(20, 1, 1) == nil && timers.count == 1)
  }

  @Test("Elements of the same data and section are prefetched in one batch in order")
  func batches() {
    let (first, second) = (
      Prefetching(ahead: .items(1), start: { _ in }, cancel: { _ in }),
      Prefetching(ahead: .items(1), start: { _ in }, cancel: { _ in })
    )
    let element = { (prefetching: Prefetching, index: Int) in
      PrefetchedElement(
        prefetching: prefetching, index: index, id: ItemID(index), section: SectionKey("s"), isShown: false)
    }
    let batches = PrefetchBatch.batches([element(first, 3), element(second, 0), element(first, 1)])
    #expect(batches.map { $0.indices } == [[3, 1], [0]])
    #expect(batches.map { $0.ids } == [[ItemID(3), ItemID(1)], [ItemID(0)]])
    #expect(batches[0].prefetching === first)
  }
}
