import Foundation
import TesseraDiff
import TestSupport
import Testing

/// The code of pages about TesseraDiff.
@Suite("Pages about TesseraDiff")
struct PageTests {
  /// The texts that a page's code has printed.
  private final class Printed {
    var lines: [String] = []
  }

  @Test("The first example of Documentation/Difference.md prints what the page shows")
  func difference() throws {
    let printed = Printed()
    func print(_ value: some CustomStringConvertible) { printed.lines.append(value.description) }

    let old = ["tea", "milk", "rice", "salt"]
    let new = ["salt", "tea", "rice", "oil"]
    let difference = LinearDifference(from: old, to: new)  // of values that are Hashable
    print(difference)  // delete @ 1, insert @ 3, move @ 3 → 0
    print(difference.applied(to: old, taking: new) == new)  // true
    let map = PositionMap(difference)
    print(map.newPosition(ofOld: 2) == 2)  // true

    let page = try PageCode("Documentation/Difference.md")
    #expect(printed.lines == texts(printedBy: page))
    #expect(try page.lines(missingIn: "Tests/TesseraDiffTests/PageTests.swift") == [])
  }

  /// Folders of mails, as in README.md.
  private enum Mailbox {
    struct Folder: Identifiable, Equatable { var id: String }
    struct Mail: Identifiable, Equatable { var id: Int }
  }

  @Test("The example of README.md prints what the page shows")
  func readme() throws {
    typealias Folder = Mailbox.Folder
    typealias Mail = Mailbox.Mail
    let printed = Printed()
    func print(_ value: some CustomStringConvertible) { printed.lines.append(value.description) }

    var inbox = SectionedSnapshot([
      .init(Folder(id: "new"), [Mail(id: 1), Mail(id: 2), Mail(id: 3)]),
      .init(Folder(id: "old"), [Mail(id: 4)]),
    ])
    let before = inbox
    let update = inbox.update { edit in  // or compare two versions: SectionedDifference(from:to:)
      edit.append([Mail(id: 5)], to: "new")
      edit.move([4], before: 1)
      edit.remove([2])
    }
    print(update.difference)  // delete @ 0.1, insert @ 0.3, move @ 1.0 → 0.0
    let plan = BatchPlan(for: update.difference, from: before.entries, to: inbox.entries)
    #expect(!plan.description.isEmpty)

    let page = try PageCode("README.md")
    let block = try #require(page.blocks.last)
    #expect(block.contains("import TesseraDiff"))
    #expect(printed.lines == texts(printedBy: page))
    let missing = Set(try page.lines(missingIn: "Tests/TesseraDiffTests/PageTests.swift"))
    #expect(missing.isDisjoint(with: block))
  }

  /// Returns the comments after the calls of `print` on a page.
  private func texts(printedBy page: PageCode) -> [String] {
    page.lines.filter { $0.hasPrefix("print(") }.compactMap { line in
      line.range(of: ")  // ").map { String(line[$0.upperBound...]) }
    }
  }
}
