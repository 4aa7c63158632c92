import TesseraComponents
import TesseraTesting
import Testing

/// Items below each other, each one a step further to the right.
struct Stairs: LayoutAlgorithm, Hashable {
  var step = 16.0

  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var frames: [Rect] = []
    for index in 0..<items.count {
      let size = items.size(at: index, offered: container).sanitized
      let y = frames.last?.maxY ?? 0
      frames.append(Rect(x: Double(index) * step, y: y, width: size.width, height: size.height))
    }
    return FramesArrangement(frames)
  }
}

func stairs<H: CollectionHost>() -> Content<H> {
  Content { Section("stairs", layout: Layout(Stairs())) { ForEach(1...3) { Text("step \($0)") } } }
}

extension RecipeTests {
  @Test("A layout of the app places the items")
  func customLayout() {
    let screen = collection(lines: 3, stairs())
    #expect([1, 2, 3].map { screen.frame(of: $0)?.minX } == [0, 16, 32])
  }
}
