#if !canImport(ObjectiveC)
import Foundation
import TesseraTesting
import Testing
import UIKit

/// What the page about public reports promises.
@MainActor
@Suite("Documentation/BatchReports.md")
struct BatchReportsPageTests {
  /// A row of the table: the reports, what happened, the rule, and the tests by their names.
  private struct Report {
    var name: String
    var rule: String
    var tests: [String]

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0] != "report", !cells[0].hasPrefix("---") else { return nil }
      (name, rule) = (cells[0], cells[2])
      tests = cells[3].split(separator: "\"").enumerated().filter { $0.offset % 2 == 0 }
        .map { String($0.element) }
        .filter { !$0.hasPrefix(" (") }
    }
  }

  private let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func reports() throws -> [Report] {
    let page = root.appendingPathComponent("Documentation/BatchReports.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { Report($0) }
  }

  @Test("Each test that it names is there")
  func tests() throws {
    let folder = root.appendingPathComponent("Tests/TesseraUIKitTests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var sources = ""
    for case let file as String in files where file.hasSuffix(".swift") && !file.hasSuffix("PageTests.swift")
    {
      sources += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    let reports = try reports()
    #expect(reports.count > 30)
    for report in reports {
      #expect(!report.tests.isEmpty, "\(report.name)")
      for test in report.tests { #expect(sources.contains("\"\(test)\""), "\(report.name): \(test)") }
    }
  }

  @Test("Each rule that it names is one of the contract, and the simulation's as far as a view can see it")
  func rules() throws {
    for report in try reports() where report.rule != "–" {
      let isKnown =
        UIKitRule(rawValue: report.rule) != nil || UIKitRule(rawValue: "batch" + report.rule) != nil
      // Up to the host, says the contract: no simulation shows how long a batch takes, or what Apple's views resign.
      #expect(isKnown || ["H6", "H8"].contains(report.rule), "\(report.name): \(report.rule)")
    }
  }
}
#endif
