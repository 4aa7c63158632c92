import Tessera
import Testing

@testable import TesseraLoading

@Suite("Ends that come near")
struct EdgeTriggerTests {
  /// Returns a viewport of 100 points.
  private func report(
    start: Double, end: Double, velocity: Double = 0, extent: Double = 100, content: Int = 0
  ) -> ViewportReport {
    ViewportReport(
      extent: extent, distanceToStart: start, distanceToEnd: end, velocity: velocity,
      isScrolling: velocity != 0, contentNumber: content)
  }

  private func directions(
    _ report: ViewportReport, open: Set<PageDirection> = [.next, .previous],
    trigger: EdgeTrigger = EdgeTrigger()
  ) -> Set<PageDirection> {
    var trigger = trigger
    return trigger.directions(reachedBy: report, open: open)
  }

  @Test("An end is reached one and a half viewports before it, or at a given distance")
  func distance() {
    #expect(directions(report(start: 1000, end: 150)) == [.next])
    #expect(directions(report(start: 1000, end: 151)).isEmpty)
    #expect(directions(report(start: 150, end: 1000)) == [.previous])
    #expect(directions(report(start: 1000, end: 151), trigger: EdgeTrigger(viewports: 2)) == [.next])
    #expect(directions(report(start: 100, end: 100)) == [.next, .previous])
  }

  @Test("An end is reached one second before it, or at a given time")
  func time() {
    #expect(directions(report(start: 9000, end: 3000, velocity: 3000)) == [.next])
    #expect(directions(report(start: 9000, end: 3001, velocity: 3000)).isEmpty)
    #expect(directions(report(start: 3000, end: 9000, velocity: -3000)) == [.previous])
    #expect(
      directions(report(start: 9000, end: 3001, velocity: 3000), trigger: EdgeTrigger(seconds: 2)) == [.next])
  }

  @Test("Scrolling away from a near end does not reach it, but resting there does")
  func leading() {
    var trigger = EdgeTrigger()
    #expect(directions(report(start: 500, end: 10, velocity: -100)).isEmpty)
    #expect(directions(report(start: 10, end: 500, velocity: 100)).isEmpty)
    let moving = trigger.directions(reachedBy: report(start: 500, end: 10, velocity: -1))
    let resting = trigger.directions(reachedBy: report(start: 500, end: 10))
    #expect(moving.isEmpty && resting == [.next])
  }

  @Test("An end is reached once per content")
  func once() {
    var trigger = EdgeTrigger()
    let answers = [
      (500, 100, 1), (500, 50, 1), (20, 900, 1), (500, 50, 1), (500, 50, 2), (500, 900, 3), (500, 80, 3),
    ]
    .map { trigger.directions(reachedBy: report(start: $0.0, end: $0.1, content: $0.2)) }
    #expect(answers == [[.next], [], [.previous], [], [.next], [], [.next]])
    trigger.reset()
    let again = trigger.directions(reachedBy: report(start: 500, end: 80, content: 3))
    #expect(again == [.next])
  }

  @Test("A viewport that is not full is filled at the next end, then at the previous one")
  func filling() {
    var trigger = EdgeTrigger()
    func reached(_ content: Int, _ open: Set<PageDirection>) -> Set<PageDirection> {
      trigger.directions(reachedBy: report(start: 0, end: 0, content: content), open: open)
    }
    #expect(reached(1, [.next, .previous]) == [.next])
    #expect(reached(1, [.next, .previous]).isEmpty)
    #expect(reached(2, [.next, .previous]) == [.next])
    #expect(reached(3, [.previous]) == [.previous])
    #expect(reached(4, []).isEmpty)
  }

  @Test("A viewport that is not full waits for a busy end before it reaches the other")
  func fillingWaits() {
    var trigger = EdgeTrigger()
    for busy in PageDirection.allCases {
      let filling = trigger.directions(
        reachedBy: report(start: 0, end: 0), open: [busy.opposite], busy: [busy])
      #expect(filling.isEmpty)
    }
    let full = trigger.directions(reachedBy: report(start: 0, end: 50), open: [.previous], busy: [.next])
    #expect(full == [.previous])
  }

  @Test("A closed end is not reached, and can be reached once it opens")
  func closed() {
    var trigger = EdgeTrigger()
    let answers = [[.previous], [.next], [.next]].map {
      trigger.directions(reachedBy: report(start: 500, end: 10), open: $0)
    }
    #expect(answers == [[], [.next], []])
  }

  @Test("Absurd numbers do not reach a far end")
  func absurd() {
    for number in [Double.nan, .infinity, -.infinity, -1, 0] {
      #expect(directions(report(start: 500, end: 10, extent: number)).isEmpty)
    }
    #expect(directions(report(start: .nan, end: .nan, velocity: .nan)).isEmpty)
    #expect(directions(report(start: .infinity, end: .infinity)).isEmpty)
    #expect(directions(report(start: .nan, end: 10)) == [.next])
    let odd = EdgeTrigger(viewports: .nan, seconds: -1)
    #expect(directions(report(start: 500, end: 10, velocity: 50), trigger: odd).isEmpty)
    #expect(directions(report(start: 500, end: -3, velocity: 50), trigger: odd) == [.next])
  }
}
