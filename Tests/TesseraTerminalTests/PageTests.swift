import TestSupport
import Testing

/// The programs that pages show a newcomer are compiled as they stand.
@Suite("Pages about the terminal")
struct PageTests {
  private static let folder = "Tests/Support/GettingStarted/"

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
