import TesseraWeb

/// A colored tile with a centered word.
public struct TileCell: CanvasCell {
  /// The kind of all tiles.
  public static var kind: CellKind { CellKind("tile") }
  private var text: String
  private var number: Int

  /// Creates a tile with one of eight colors, by its number.
  public init(_ text: String, color number: Int) { (self.text, self.number) = (text, number) }

  private static let colors: [Color] = [
    .rgb(red: 59, green: 110, blue: 165), .rgb(red: 47, green: 133, blue: 122),
    .rgb(red: 91, green: 130, blue: 58), .rgb(red: 160, green: 117, blue: 40),
    .rgb(red: 184, green: 92, blue: 56), .rgb(red: 168, green: 67, blue: 79),
    .rgb(red: 125, green: 91, blue: 166), .rgb(red: 86, green: 101, blue: 121),
  ]

  /// Draws the tile.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(Self.colors[number % Self.colors.count], cornerRadius: 8)
    let white = Color.rgb(red: 255, green: 255, blue: 255)
    let line = Rect(x: 8, y: (canvas.size.height - 16) / 2, width: max(0, canvas.size.width - 16), height: 16)
    canvas.text(text, in: line, TextStyle(color: white, isBold: true, alignment: .center))
  }
}

/// The background of a card or a section.
public struct Panel: Component {
  /// Creates a background.
  public init() {}

  /// The parts of the background.
  public var body: some Component {
    Spacer().background(.surface, corner: .rounded).rowInsets(.none).showsState(false)
  }
}

/// A menu that chooses one of several things.
public struct Choice: Component {
  private var titles: [String]
  private var chosen: Int
  private var choose: (Int) -> Void

  /// Creates a menu with titles, of which one is chosen, and a handler of choices.
  public init(titles: [String], chosen: Int, choose: @escaping (Int) -> Void) {
    (self.titles, self.chosen, self.choose) = (titles, chosen, choose)
  }

  /// The title and the menu.
  public var body: some Component {
    HStack {
      Text("Show").foreground(.secondary)
      Menu(titles, selected: chosen, action: choose)
      Spacer()
    }
  }
}
