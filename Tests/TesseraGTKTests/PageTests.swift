import TestSupport
import Testing

/// The code that `Documentation/GTK.md` shows is compiled here.
struct PageTests {
  @Test func theProgramOnThePageIsTheOneThatIsCompiled() throws {
    let page = try PageCode("Documentation/GTK.md")
    #expect(page.blocks.count == 1)
    #expect(try page.blocks(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
    #expect(try page.lines(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
  }
}
