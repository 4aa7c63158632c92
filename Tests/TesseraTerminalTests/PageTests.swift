import Foundation
import TestSupport
import Testing

/// The programs that pages show a newcomer are compiled as they stand.
@Suite("Pages about the terminal")
struct PageTests {
  private static let folder = "Tests/Support/GettingStarted/"

  @Test("The programs of README.md are compiled as they stand there")
  func readme() throws {
    let page = try PageCode("README.md")
    let missing = try page.blocks(
      missingIn: "Tests/Support/ReadmeProbe/main.swift", "Tests/Support/ReadmeForm/Terminal/main.swift")
    // The last block is about TesseraDiff. Another test compares it.
    #expect(page.blocks.count == 3)
    #expect(missing.count == 1)
  }

  @Test("Each line of Getting started is compiled")
  func gettingStarted() throws {
    let page = try PageCode("Documentation/GettingStarted.md")
    let missing = try page.lines(
      missingIn: "Tests/Support/ReadmeProbe/main.swift", Self.folder + "Terminal/main.swift",
      Self.folder + "GTK/main.swift")
    #expect(missing == [])
  }

  @Test("Each line of the tutorial is compiled")
  func tutorial() throws {
    let page = try PageCode("Documentation/Tutorial.md")
    let folder = "Tests/Support/Tutorial/"
    let missing = try page.lines(
      missingIn: folder + "Step1/main.swift", folder + "Step2/Mail.swift", folder + "Step2/Rows.swift",
      folder + "Step2/main.swift", folder + "Step3/Rows.swift", folder + "Step3/Mailbox.swift",
      folder + "Step3/main.swift", folder + "Step4/Mailbox.swift", folder + "Step4/main.swift",
      folder + "Step5/Archive.swift", folder + "Step5/Mailbox.swift", folder + "Step5/main.swift",
      folder + "Step6/MailStore.swift", folder + "Step6/Mailbox.swift", folder + "Step6/main.swift",
      "Tests/TutorialTests/MailboxTests.swift")
    // The module is named after the step.
    #expect(missing == ["@testable import Mail"])
    #expect(page.blocks.count > 20)
  }

  @Test("Each answer of the cook book stands in the file of a recipe")
  func cookBook() throws {
    let page = try PageCode("Documentation/CookBook.md")
    let folder = "Tests/CookBookTests/Recipes"
    let recipes = try FileManager.default.contentsOfDirectory(atPath: PageCode.root.path + "/" + folder)
    var missing = page.blocks
    for recipe in recipes {
      let others = Set(try page.blocks(missingIn: folder + "/" + recipe))
      missing.removeAll { !others.contains($0.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")) }
    }
    #expect(missing == [])
    #expect(recipes.count == 20)
    #expect(page.blocks.count == 21)
  }

  @Test("Each line of the page about the terminal is compiled")
  func terminal() throws {
    let page = try PageCode("Documentation/Terminal.md")
    #expect(try page.lines(missingIn: Self.folder + "TerminalPage/main.swift") == [])
  }

  @Test("Each line of the page about calls for command-line tools is compiled")
  func calls() throws {
    let page = try PageCode("Documentation/TerminalCalls.md")
    #expect(try page.lines(missingIn: Self.folder + "TerminalCalls/main.swift") == [])
  }
}
