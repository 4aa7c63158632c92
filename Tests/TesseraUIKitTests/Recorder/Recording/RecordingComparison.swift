#if canImport(UIKit)
/// Compares a recording with an expected one.
struct RecordingComparison {
  let expected: Recording
  let recorded: Recording

  /// Half a pixel, in points, of the screen with fewer pixels.
  var tolerance: Double { 0.5 / max(1, min(expected.scale, recorded.scale)) }

  /// The differences, in the order of the expected recording.
  var differences: [RecordedDifference] {
    pairs(expected.scenarios, recorded.scenarios, by: \.name).flatMap { name, old, new in
      guard let old, let new else {
        return [difference(name, "", "", old == nil ? "not expected" : "is missing")]
      }
      return differences(of: new, from: old)
    }
  }

  private func differences(of new: RecordedScenario, from old: RecordedScenario) -> [RecordedDifference] {
    pairs(old.steps, new.steps, by: \.name).flatMap { step, expected, recorded in
      guard let expected, let recorded else {
        return [difference(old.name, step, "", expected == nil ? "not expected" : "is missing")]
      }
      let calls =
        CallComparison(expected: expected.calls, recorded: recorded.calls).messages.map {
          difference(old.name, step, "calls", $0)
        }
        + CallComparison(expected: expected.later, recorded: recorded.later).messages.map {
          difference(old.name, step, "later", $0)
        }
      let keys = Set(expected.values.keys).union(recorded.values.keys).sorted()
      let values = keys.compactMap { key in
        message(expected.values[key], recorded.values[key]).map { difference(old.name, step, key, $0) }
      }
      return calls + values
    }
  }

  /// Describes how a value differs; `nil` if it is the same.
  private func message(_ old: RecordedValue?, _ new: RecordedValue?) -> String? {
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): return "not expected: \(text(new))"
    case (let old?, nil): return "is missing: \(text(old))"
    case (.numbers(let old)?, .numbers(let new)?):
      let names = Set(old.keys).union(new.keys).sorted()
      let parts = names.compactMap { name -> String? in
        guard let before = old[name], let after = new[name] else {
          return "\(name) is \(new[name] == nil ? "missing" : "not expected")"
        }
        if abs(before - after) <= tolerance { return nil }
        return "\(name) is \(after), expected \(before)"
      }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    case (let old?, let new?):
      return old == new ? nil : "is \(text(new)), expected \(text(old))"
    }
  }

  private func text(_ value: RecordedValue) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .numbers(let numbers):
      numbers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
  }

  private func difference(
    _ scenario: String, _ step: String, _ key: String, _ message: String
  ) -> RecordedDifference {
    RecordedDifference(scenario: scenario, step: step, key: key, message: message)
  }

  /// Pairs elements of the same name: the expected ones in their order, then the others.
  private func pairs<Element>(
    _ old: [Element], _ new: [Element], by name: (Element) -> String
  ) -> [(name: String, old: Element?, new: Element?)] {
    let names = Set(old.map(name))
    return old.map { element in
      (name(element), element, new.first { name($0) == name(element) })
    } + new.filter { !names.contains(name($0)) }.map { (name($0), nil, $0) }
  }
}
#endif
