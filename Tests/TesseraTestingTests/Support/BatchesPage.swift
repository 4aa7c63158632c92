import Foundation
import TesseraTesting

/// `Documentation/Batches.md`, as the tests of what it says read it.
struct BatchesPage {
  let lines: [String]

  /// Reads the page.
  init() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Batches.md").standardizedFileURL.path
    lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Whether a text of one or more lines stands on the page as an indented block.
  func shows(_ text: String) -> Bool {
    let block = [""] + text.split(separator: "\n").map { "    " + $0 } + [""]
    return lines.indices.contains { lines[$0...].starts(with: block) }
  }

  /// For each rule the words in brackets behind it: the severities that the page gives it.
  ///
  /// `* C1 to C5 (throwing) …` is about five rules, `* T6, T7 (harmful) …` about two; `**B, bounds.** (throwing)` is
  /// about all below it that have no bracket of their own.
  var severities: [String: [String]] {
    var severities: [String: [String]] = [:]
    var common: [String] = []
    for line in lines {
      if line.hasPrefix("**") { common = words(inBracketOf: line) }
      guard line.hasPrefix("* "), let letter = line.dropFirst(2).first, letter.isUppercase else { continue }
      let own = words(inBracketOf: line)
      for rule in rules(at: String(line.dropFirst(2))) {
        severities[rule, default: []] += own.isEmpty ? common : own
      }
    }
    return severities
  }

  /// `["throwing", "tables"]` for a line with `(throwing, tables)`, if only such words are in the bracket.
  private func words(inBracketOf line: String) -> [String] {
    guard let start = line.firstIndex(of: "("), let end = line[start...].firstIndex(of: ")") else {
      return []
    }
    let words = line[start..<end].dropFirst().split(separator: ",").map { $0.filter { $0 != " " } }
    return words.contains { BatchSeverity(rawValue: $0) != nil } ? words : []
  }

  /// `["C1", "C2", "C3"]` for a text that starts with `C1 to C3`.
  private func rules(at text: String) -> [String] {
    var rules: [String] = []
    var isRange = false
    for word in text.split(separator: " ") {
      let name = word.filter { $0 != "," }
      if name == "to" {
        isRange = true
      } else if let letter = name.first, let number = Int(name.dropFirst()) {
        let first = isRange ? (rules.last.flatMap { Int($0.dropFirst()) } ?? number) + 1 : number
        rules += (min(first, number)...number).map { "\(letter)\($0)" }
        isRange = false
      } else {
        break
      }
    }
    return rules
  }
}
