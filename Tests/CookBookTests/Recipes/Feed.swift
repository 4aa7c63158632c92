import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class Timeline {
  var posts = Array(100..<120)

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("posts") { ForEach(posts, id: \.self) { Text("post \($0)").selectable() } }
    }
  }
}

extension RecipeTests {
  @Test("A feed does not jump when posts are inserted at its start")
  func feed() {
    let timeline = Timeline()
    let screen = collection(lines: 3, timeline.content())
    screen.scroll(by: 80)
    #expect(screen.lines == ["post 105", "post 106", "post 107"])
    timeline.posts.insert(contentsOf: 80..<100, at: 0)
    screen.show(timeline.content())
    #expect(screen.lines == ["post 105", "post 106", "post 107"])
  }
}
