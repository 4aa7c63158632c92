import Shared

/// A colored tile with a centered word.
struct TileCell: CanvasCell {
  static var kind: CellKind { CellKind("tile") }
  var text: String
  var number: Int

  init(_ text: String, color number: Int) { (self.text, self.number) = (text, number) }

  private static let colors: [Color] = [
    .rgb(red: 59, green: 110, blue: 165), .rgb(red: 47, green: 133, blue: 122),
    .rgb(red: 91, green: 130, blue: 58), .rgb(red: 160, green: 117, blue: 40),
    .rgb(red: 184, green: 92, blue: 56), .rgb(red: 168, green: 67, blue: 79),
    .rgb(red: 125, green: 91, blue: 166), .rgb(red: 86, green: 101, blue: 121),
  ]

  func draw(in canvas: inout Canvas) {
    canvas.fill(Self.colors[number % Self.colors.count], cornerRadius: 8)
    let white = Color.rgb(red: 255, green: 255, blue: 255)
    let line = Rect(x: 8, y: (canvas.size.height - 16) / 2, width: max(0, canvas.size.width - 16), height: 16)
    canvas.text(text, in: line, TextStyle(color: white, isBold: true, alignment: .center))
  }
}

/// The background of a card or a section.
struct Panel: Component {
  var body: some Component {
    Spacer().background(.surface, corner: .rounded).rowInsets(.none).showsState(false)
  }
}

/// Buttons that choose one of several things.
struct Choice: Component {
  var titles: [String]
  var chosen: Int
  var choose: (Int) -> Void

  var body: some Component {
    HStack {
      Text("Show").foreground(.secondary)
      Menu(titles, selected: chosen, action: choose)
      Spacer()
    }
  }
}
