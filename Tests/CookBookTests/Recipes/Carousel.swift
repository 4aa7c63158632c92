import TesseraComponents
import TesseraTesting
import Testing

func shop<H: CollectionHost>() -> Content<H> {
  Content {
    Section("offers", layout: .row(spacing: 8)) {
      ForEach(1...9) { Text("offer \($0)") }.size(.fixed(width: 72, height: 16))
    }
    .scrolls(.horizontal, snapping: .items(.start))
    Section("goods") { ForEach(1...9) { Text("row \($0)") } }
  }
}

extension RecipeTests {
  @Test("A carousel scrolls sideways, and the rows below it stay")
  func carousel() {
    let screen = collection(lines: 3, shop())
    #expect(screen.lines == ["offer 1   offer 2   offer 3", "row 1", "row 2"])
    screen.scroll(by: Point(x: 80, y: 0), at: Point(x: 8, y: 8))
    #expect(screen.lines.first?.hasPrefix("offer 2") == true)
    #expect(screen.lines.dropFirst() == ["row 1", "row 2"])
  }
}
