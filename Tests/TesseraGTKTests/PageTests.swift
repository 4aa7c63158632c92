import TestSupport
import Testing

/// The code of `Documentation/GTK.md` is compiled here.
struct PageTests {
  @Test("The program on the page is the compiled one")
  func theProgramOnThePageIsTheOneThatIsCompiled() throws {
    let page = try PageCode("Documentation/GTK.md")
    #expect(page.blocks.count == 1)
    #expect(try page.blocks(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
    #expect(try page.lines(missingIn: "Tests/TesseraGTKTests/PeopleExample.swift") == [])
  }
}
