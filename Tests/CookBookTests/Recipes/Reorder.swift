import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class Playlist {
  var songs = ["Lark", "Wren", "Robin"]

  func content<H: CollectionHost>() -> Content<H> {
    Content { Section("songs") { ForEach(songs, id: \.self) { Text($0).reorderable() } } }
      .onReorder { [unowned self] move in songs.apply(move) { $0 } }
  }
}

extension RecipeTests {
  @Test("The user reorders rows by dragging, and by keys")
  func reorder() {
    let list = Playlist()
    let screen = collection(lines: 3, list.content())
    screen.drag("Robin", before: "Lark")
    #expect(list.songs == ["Robin", "Lark", "Wren"])
    screen.show(list.content())
    screen.engine.focus(on: "Robin")
    screen.update()
    screen.press(key: .down, modifiers: .option)
    #expect(list.songs == ["Lark", "Robin", "Wren"])
  }
}
