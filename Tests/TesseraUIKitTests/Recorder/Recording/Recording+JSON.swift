#if canImport(UIKit)
import Foundation

extension Recording {
  /// Reads a recording.
  init(json: String) throws {
    self = try JSONDecoder().decode(Recording.self, from: Data(Array(json.utf8)))
  }

  /// The recording as JSON, with a call or value per line and keys in a fixed order, so that `diff` compares
  /// two recordings.
  var json: String {
    var lines = [
      "{", "  \"system\": \(quoted(system)),", "  \"version\": \(quoted(version)),",
      "  \"scale\": \(number(scale)),", "  \"scenarios\": [",
    ]
    lines += separated(scenarios.map(scenarioLines)).map { "    " + $0 }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private func scenarioLines(_ scenario: RecordedScenario) -> [String] {
    ["{", "  \"name\": \(quoted(scenario.name)),", "  \"steps\": ["]
      + separated(scenario.steps.map(stepLines)).map { "    " + $0 } + ["  ]", "}"]
  }

  private func stepLines(_ step: RecordedStep) -> [String] {
    let values = step.values.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(written($0.value))" }
    let inner =
      list("calls", "[", step.calls.map(quoted), "],") + list("later", "[", step.later.map(quoted), "],")
      + list("values", "{", values, "}")
    return ["{", "  \"name\": \(quoted(step.name)),"] + inner.map { "  " + $0 } + ["}"]
  }

  private func list(_ name: String, _ open: String, _ items: [String], _ close: String) -> [String] {
    if items.isEmpty { return ["\"\(name)\": \(open)\(close)"] }
    return ["\"\(name)\": \(open)"] + separated(items.map { [$0] }).map { "  " + $0 } + [close]
  }

  /// Puts a comma after each block but the last.
  private func separated(_ blocks: [[String]]) -> [String] {
    blocks.enumerated().flatMap { index, block in
      index == blocks.count - 1 ? block : block.dropLast() + [(block.last ?? "") + ","]
    }
  }

  private func written(_ value: RecordedValue) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .numbers(let numbers):
      "{ "
        + numbers.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(number($0.value))" }
        .joined(separator: ", ") + " }"
    }
  }

  /// Writes a number with three decimals at most. JSON has no infinite numbers: they become very large.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "-1e300" : "1e300" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\u{0}"..<" ": " "
      default: String(scalar)
      }
    }
    return "\"" + characters.joined() + "\""
  }
}
#endif
