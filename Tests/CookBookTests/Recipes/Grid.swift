import TesseraComponents
import TesseraTesting
import Testing

func photos<H: CollectionHost>() -> Content<H> {
  Content {
    Section("photos", layout: .grid(columns: .minimumWidth(72), spacing: 8)) {
      ForEach(1...6) { Text("photo \($0)") }
    }
  }
}

extension RecipeTests {
  @Test("A grid has as many columns as fit")
  func grid() {
    let screen = collection(lines: 8, photos())
    #expect(screen.lines.count == 2)
    screen.resize(to: Size(width: 168, height: 128))
    #expect(screen.lines.count == 3)
  }
}
