import TesseraComponents
import TesseraTesting
import Testing

func lines<H: CollectionHost>() -> Content<H> {
  Content {
    Section("lines") { ForEach(0..<10_000_000) { Text("line \($0)") } }
  }
}

extension RecipeTests {
  @Test("Ten million rows make only the cells on screen")
  func tenMillionRows() {
    let screen = collection(lines: 3, lines())
    screen.engine.scroll(toEdge: .end)
    screen.update()
    #expect(screen.lines.last == "line 9999999")
    #expect(screen.viewCount < 100)
  }
}
