import Foundation
import TesseraTesting

/// The contents of `Documentation/Batches.md` that tests compare with the code.
struct BatchesPage {
  let lines: [String]

  init() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Batches.md").standardizedFileURL.path
    lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Whether the page has a text of one or more lines as an indented block.
  func shows(_ text: String) -> Bool {
    let block = [""] + text.split(separator: "\n").map { "    " + $0 } + [""]
    return lines.indices.contains { lines[$0...].starts(with: block) }
  }

  /// The words in parentheses after each rule: the severities that the page gives it.
  ///
  /// `* C1 to C5 (throwing) …` is about five rules, `* T6, T7 (harmful) …` about two; `**B, bounds.**
  /// (throwing)` is about all following rules without their own parentheses.
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

  /// Returns `["throwing", "tables"]` for a line with `(throwing, tables)`, if the parentheses contain only
  /// such words.
  private func words(inBracketOf line: String) -> [String] {
    guard let start = line.firstIndex(of: "("), let end = line[start...].firstIndex(of: ")") else {
      return []
    }
    let words = line[start..<end].dropFirst().split(separator: ",").map { $0.filter { $0 != " " } }
    return words.contains { BatchSeverity(rawValue: $0) != nil } ? words : []
  }

  /// Returns `["C1", "C2", "C3"]` for a text that starts with `C1 to C3`.
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
