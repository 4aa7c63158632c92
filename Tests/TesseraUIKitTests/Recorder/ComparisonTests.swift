#if canImport(UIKit)
import Testing

/// The comparison of two recordings, and its messages.
@Suite("Comparing recordings")
struct ComparisonTests {
  private let expected = Recording(
    system: "simulation", version: "1", scale: 2,
    scenarios: [
      RecordedScenario(
        name: "table",
        steps: [
          RecordedStep(
            name: "scroll", calls: ["didScroll", "cell 4", "willDisplay 4"], later: ["didEnd 0"],
            values: [
              "offset": .numbers(["x": 0, "y": 40]), "row 0-4": .numbers(["y": 160, "height": 40]),
              "text 0-4": .text("e"),
            ]),
          RecordedStep(name: "reload", calls: ["sections"], later: [], values: [:]),
        ])
    ])

  private func messages(_ change: (inout Recording) -> Void) -> [String] {
    var recorded = expected
    change(&recorded)
    return RecordingComparison(expected: expected, recorded: recorded).differences.map(\.description)
  }

  @Test("Equal recordings have no differences")
  func equal() { #expect(messages { _ in } == []) }

  @Test("A changed number is named with scenario, step, key and component")
  func number() {
    #expect(
      messages { $0.scenarios[0].steps[0].values["offset"] = .numbers(["x": 0, "y": 44]) } == [
        "table › scroll › offset: y is 44.0, expected 40.0"
      ])
  }

  @Test("Numbers may differ by half a pixel of the coarser screen")
  func tolerance() {
    let offset = RecordedValue.numbers(["x": 0, "y": 40.25])
    #expect(messages { $0.scenarios[0].steps[0].values["offset"] = offset } == [])
    // A pixel of this device has half a point, and one of a device with three pixels a third.
    #expect(
      messages {
        $0.scale = 3
        $0.scenarios[0].steps[0].values["offset"] = offset
      } == [])
    let more = RecordedValue.numbers(["x": 0, "y": 40.26])
    #expect(
      messages { $0.scenarios[0].steps[0].values["offset"] = more } == [
        "table › scroll › offset: y is 40.26, expected 40.0"
      ])
    #expect(
      messages {
        $0.scale = 1
        $0.scenarios[0].steps[0].values["offset"] = more
      } == [])
  }

  @Test("A missing and an additional call are named")
  func calls() {
    #expect(
      messages { $0.scenarios[0].steps[0].calls.remove(at: 1) } == [
        "table › scroll › calls: missing calls: cell 4"
      ])
    #expect(
      messages { $0.scenarios[0].steps[0].later.append("didEnd 0") } == [
        "table › scroll › later: additional calls: didEnd 0"
      ])
  }

  @Test("Another order of calls is named by its first place, also beside missing calls")
  func order() {
    #expect(
      messages { $0.scenarios[0].steps[0].calls.swapAt(1, 2) } == [
        "table › scroll › calls: another order of calls: call 2 of 3 is willDisplay 4, expected cell 4"
      ])
    #expect(
      messages { $0.scenarios[0].steps[0].calls = ["cell 4", "didScroll"] } == [
        "table › scroll › calls: missing calls: willDisplay 4",
        "table › scroll › calls: another order of calls: call 1 of 2 is cell 4, expected didScroll",
      ])
  }

  @Test("Missing and additional values, steps and scenarios are named, and changed text")
  func structure() {
    #expect(
      messages { $0.scenarios[0].steps[0].values["row 0-4"] = nil } == [
        "table › scroll › row 0-4: is missing: height 40.0, y 160.0"
      ])
    #expect(
      messages { $0.scenarios[0].steps[0].values["row 0-5"] = .text("f") } == [
        "table › scroll › row 0-5: not expected: \"f\""
      ])
    #expect(
      messages { $0.scenarios[0].steps[0].values["text 0-4"] = .text("d") } == [
        "table › scroll › text 0-4: is \"d\", expected \"e\""
      ])
    #expect(messages { $0.scenarios[0].steps.removeLast() } == ["table › reload: is missing"])
    #expect(messages { $0.scenarios[0].name = "list" } == ["table: is missing", "list: not expected"])
  }

  @Test("Recordings survive being written and read, one line per call and value")
  func json() throws {
    var recording = expected
    recording.version = "a \"quoted\" \\ name"
    let json = recording.json
    #expect(try Recording(json: json) == recording)
    #expect(json.contains("\n            \"cell 4\",\n            \"willDisplay 4\"\n"))
    #expect(json.contains("\"offset\": { \"x\": 0, \"y\": 40 },\n"))
    #expect(try Recording(json: Recording(json: json).json).json == json)
  }

  @Test("Each difference needs a reason, and each reason a difference")
  func accepted() {
    let first = RecordedDifference(
      scenario: "table", step: "scroll", key: "calls", message: "missing calls: a")
    let second = RecordedDifference(scenario: "table", step: "reload", key: "offset", message: "y is 1")
    let list = AcceptedDifferences("# a list\n\ntable | scroll | calls | Asked earlier, see page X.\n")
    #expect(list.complaints(about: [first]) == [])
    #expect(
      list.complaints(about: [first, second]) == ["not accepted: table › reload › offset: y is 1"])
    #expect(
      list.complaints(about: []) == [
        "line 3 accepts a difference that no longer exists: table | scroll | calls (Asked earlier, see page X.)"
      ])
    #expect(AcceptedDifferences("table | * | * | a reason").complaints(about: [first, second]) == [])
    #expect(
      AcceptedDifferences("table | scroll | calls |").complaints(about: []) == [
        "line 1 is not «scenario | step | key | reason»: table | scroll | calls |"
      ])
  }
}
#endif
