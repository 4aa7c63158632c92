#if !canImport(ObjectiveC)
import Foundation
import TesseraTesting
import Testing
import UIKit

/// The claims of the page about public reports.
@MainActor
@Suite("The page Documentation/BatchReports.md")
struct BatchReportsPageTests {
  /// A row of the table: the reports, a description, the rule, and the titles of the tests.
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

  @Test("Every test that the page names exists")
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

  /// The reports that a survey of other libraries found, by library and number.
  nonisolated static let survey: [(library: String, numbers: [String])] = [
    (
      "rdar",
      [
        "13133715", "15262692", "26021018", "26484150", "27041784", "27941923", "28167779", "31748196",
        "31779360", "31786176", "33662307", "34906155", "34933061", "48941906",
      ]
    ),
    (
      "IGListKit",
      [
        "75", "177", "325", "336", "577", "583", "616", "657", "689", "690", "691", "799", "1132", "1338",
        "1442", "1511", "1576", "1623", "0c25779", "358fe894", "d9a89c9",
      ]
    ),
    ("RxDataSources", ["47", "60", "123", "194", "197", "353"]),
    ("DifferenceKit", ["17", "18", "102", "103", "155"]),
    ("Listable", ["57", "308", "466", "513", "531", "557", "568", "569", "7.1.2"]),
    ("Epoxy", ["142", "146", "147", "149"]),
    ("TLIndexPathTools", ["13", "20"]),
    ("RxSwift", ["1505"]), ("ASCollectionView", ["80"]), ("BookPlayer", ["660"]), ("IQListKit", ["3"]),
    ("SwipeCellKit", ["404"]), ("ownCloud", ["1585"]), ("CSStickyHeaderFlowLayout", ["144"]),
    ("Authenticator", ["135"]), ("Apple forum", ["80812"]),
  ]

  @Test("The page lists each report of the survey by its library and number")
  func survey() throws {
    var named: Set<String> = []
    for report in try reports() {
      var library = ""
      for part in report.name.components(separatedBy: ", ") {
        let words = part.split(separator: " ")
        // A part without a library belongs to the library before it.
        if words.count > 1 { library = words.dropLast().joined(separator: " ") }
        named.insert("\(library) \(words.last ?? "")")
      }
    }
    for (library, numbers) in Self.survey {
      for number in numbers { #expect(named.contains("\(library) \(number)"), "\(library) \(number)") }
    }
  }

  @Test("The page names only rules of the contract, which the simulation checks")
  func rules() throws {
    for report in try reports() where report.rule != "–" {
      let isKnown =
        UIKitRule(rawValue: report.rule) != nil || UIKitRule(rawValue: "batch" + report.rule) != nil
      // The contract leaves these to the host: no simulation shows how long a batch takes or whether Apple's
      // views resign a field.
      #expect(isKnown || ["H6", "H8"].contains(report.rule), "\(report.name): \(report.rule)")
    }
  }
}
#endif
