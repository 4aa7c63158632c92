import TesseraComponents
import TesseraTesting
import Testing

func countries<H: CollectionHost>() -> Content<H> {
  Content {
    Section("countries") {
      ForEach(["Chile", "Cuba", "Malta", "Peru"], id: \.self) { Text($0).selectable() }
    }
  }
  .typeAhead()
}

extension RecipeTests {
  @Test("The user types the first letters of a row to go to it")
  func typeAhead() {
    let screen = collection(lines: 4, countries())
    screen.type("pe")
    #expect(screen.focusedID == "Peru")
  }
}
