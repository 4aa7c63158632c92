import TesseraComponents
import TesseraTesting
import Testing

func contacts<H: CollectionHost>() -> Content<H> {
  Content {
    for letter in ["A", "B"] {
      Section(letter) { ForEach(1...4) { Text("\(letter)\($0)") } }
        .header(pinned: true) { SectionTitle(letter) }
    }
  }
}

extension RecipeTests {
  @Test("A pinned header stays at the top until the next one pushes it away")
  func headers() {
    let screen = collection(lines: 3, contacts())
    screen.scroll(by: 32)
    #expect(screen.lines == ["A", "A3", "A4"])
    screen.scroll(by: 48)
    #expect(screen.lines == ["B", "B1", "B2"])
  }
}
