import Testing

@testable import TesseraGTK

@Suite("Throttled accessibility updates")
struct AccessibilityThrottleTests {
  /// Returns the times at which an update begins.
  private func told(_ pace: inout AccessibilityThrottle, at times: [Double], isScrolling: Bool) -> [Double] {
    times.filter { pace.begins(at: $0, isScrolling: isScrolling, focusedKey: nil) }
  }

  @Test("Without scrolling, each update begins at once")
  func whoeverDoesNotScrollIsToldAtOnce() {
    var pace = AccessibilityThrottle()
    let times = [1.0, 1.01, 1.02]
    #expect(told(&pace, at: times, isScrolling: false) == times)
    #expect(pace.dueTime == nil)
  }

  @Test("During scrolling, updates begin a few times a second, and at the end")
  func whoeverScrollsIsToldAFewTimesASecondAndAtTheEnd() throws {
    var pace = AccessibilityThrottle()
    let frames = (0..<58).map { 1 + Double($0) / 60 }
    #expect((8...11).contains(told(&pace, at: frames, isScrolling: true).count))
    // After scrolling, the skipped update begins when it is due.
    let due = try #require(pace.dueTime)
    #expect(told(&pace, at: [due], isScrolling: false) == [due])
    #expect(pace.dueTime == nil)
  }

  @Test("Slow frames skip updates as well")
  func slowFramesAreNotAllTold() {
    var pace = AccessibilityThrottle()
    let frames = (0..<60).map { 1 + Double($0) / 5 }
    #expect(told(&pace, at: frames, isScrolling: true).count == 10)
    // The skipped update begins after scrolling.
    #expect(pace.dueTime != nil)
    #expect(told(&pace, at: [13], isScrolling: false) == [13])
  }

  @Test("An update for the keyboard focus does not wait")
  func whatFollowsTheKeyboardDoesNotWait() {
    var pace = AccessibilityThrottle()
    let key = ItemKey(section: SectionKey("rows"), element: .item(3, occurrence: 0), kind: CellKind("row"))
    let told = [(1, nil), (1.01, nil), (1.02, key), (1.03, key)].map { time, key in
      pace.begins(at: time, isScrolling: true, focusedKey: key)
    }
    #expect(told == [true, false, true, false])
  }
}
