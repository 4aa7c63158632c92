import TestSupport
import Testing

/// The code of `Documentation/GTK.md` is compiled here.
struct PageTests {
  @Test("The programs on the page are the compiled ones")
  func theProgramsOnThePageAreTheCompiledOnes() throws {
    let page = try PageCode("Documentation/GTK.md")
    #expect(page.blocks.count == 3)
    #expect(try page.blocks(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
    #expect(try page.lines(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
  }
}
