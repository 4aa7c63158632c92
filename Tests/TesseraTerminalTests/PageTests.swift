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

  @Test("Each line of the page about the terminal is compiled")
  func terminal() throws {
    let page = try PageCode("Documentation/Terminal.md")
    #expect(try page.lines(missingIn: Self.folder + "TerminalPage/main.swift") == [])
  }
}
