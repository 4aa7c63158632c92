import Testing

@testable import TesseraGTK

@Suite("When screen readers are told")
struct AccessibilityPaceTests {
  /// At which of some times they are told.
  private func told(_ pace: inout AccessibilityPace, at times: [Double], isScrolling: Bool) -> [Double] {
    times.filter { pace.begins(at: $0, isScrolling: isScrolling, focusedKey: nil) }
  }

  @Test func whoeverDoesNotScrollIsToldAtOnce() {
    var pace = AccessibilityPace()
    let times = [1.0, 1.01, 1.02]
    #expect(told(&pace, at: times, isScrolling: false) == times)
    #expect(pace.dueTime == nil)
  }

  @Test func whoeverScrollsIsToldAFewTimesASecondAndAtTheEnd() throws {
    var pace = AccessibilityPace()
    let frames = (0..<58).map { 1 + Double($0) / 60 }
    #expect((8...11).contains(told(&pace, at: frames, isScrolling: true).count))
    // Nobody scrolls any more, and what was left out is told when it is due.
    let due = try #require(pace.dueTime)
    #expect(told(&pace, at: [due], isScrolling: false) == [due])
    #expect(pace.dueTime == nil)
  }

  @Test func slowFramesAreNotAllTold() {
    var pace = AccessibilityPace()
    let frames = (0..<60).map { 1 + Double($0) / 5 }
    #expect(told(&pace, at: frames, isScrolling: true).count == 10)
    // What was left out is told when nobody scrolls any more.
    #expect(pace.dueTime != nil)
    #expect(told(&pace, at: [13], isScrolling: false) == [13])
  }

  @Test func whatFollowsTheKeyboardDoesNotWait() {
    var pace = AccessibilityPace()
    let key = ItemKey(section: SectionKey("rows"), element: .item(3, occurrence: 0), kind: CellKind("row"))
    let told = [(1, nil), (1.01, nil), (1.02, key), (1.03, key)].map { time, key in
      pace.begins(at: time, isScrolling: true, focusedKey: key)
    }
    #expect(told == [true, false, true, false])
  }
}
