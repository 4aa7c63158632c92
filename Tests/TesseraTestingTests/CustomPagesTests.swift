import Foundation
import TestSupport
import Testing

@Suite("The pages of custom behaviors and hosts")
struct CustomPagesTests {
  private static let folder = "Tests/CustomBehaviorTests/"

  @Test("The code of Documentation/CustomBehaviors.md is part of the tests")
  func behaviors() throws {
    let page = try PageCode("Documentation/CustomBehaviors.md")
    #expect(page.lines.count > 80)
    let missing = try page.blocks(
      missingIn: Self.folder + "ScrollSpy.swift", Self.folder + "UnreadMark.swift",
      Self.folder + "Scrubber.swift", Self.folder + "DocumentedExampleTests.swift")
    #expect(missing == [])
  }

  @Test("The code of Documentation/CustomHost.md is part of the tests")
  func host() throws {
    let page = try PageCode("Documentation/CustomHost.md")
    #expect(page.lines.count > 80)
    let missing = try page.blocks(
      missingIn: Self.folder + "WebCollection.swift", Self.folder + "DocumentedExampleTests.swift")
    #expect(missing == [])
  }

  @Test("The table of phases lists each public method of behaviors with its phase")
  func phases() throws {
    let source = try lines(of: "Sources/TesseraKernel/Engine/Behavior.swift")
    let declared = source.indices.compactMap { index -> String? in
      guard source[index].hasPrefix("open func "), source[index - 1] != "@_spi(Behaviors)" else { return nil }
      return String(source[index].dropFirst("open func ".count).prefix { $0 != "(" })
    }
    let table = try lines(of: "Documentation/CustomBehaviors.md").filter { $0.hasPrefix("| ") }
    let rows = table.filter { $0.contains("`") }.map { $0.split(separator: "`").map(String.init) }
    #expect(rows.map { $0[1] } == declared)
    #expect(declared.count >= 15 && declared.count <= 22)

    let phases = try lines(of: "Sources/TesseraKernel/Engine/Phases.swift")
    let visible = phases.indices.compactMap { index -> String? in
      guard phases[index].hasPrefix("public static let "), phases[index - 1] != "@_spi(Behaviors)" else {
        return nil
      }
      return String(phases[index].dropFirst("public static let ".count).prefix { $0 != " " })
    }
    #expect(Set(rows.map { $0[3] }) == Set(visible))
  }

  private func lines(of file: String) throws -> [String] {
    try String(contentsOf: PageCode.root.appendingPathComponent(file), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
