import TesseraComponents
import TesseraTesting
import Testing

func year<H: CollectionHost>() -> Content<H> {
  Content {
    for month in 1...12 {
      Section(month) { ForEach(1...30) { Text("\(month)-\($0)") } }
    }
  }
}

extension RecipeTests {
  @Test("The app scrolls to an item of a section by their ids")
  func scrollTo() {
    let screen = collection(lines: 3, year())
    screen.engine.scroll(to: 24, inSection: 12, at: .start)
    screen.update()
    #expect(screen.lines == ["12-24", "12-25", "12-26"])
  }
}
