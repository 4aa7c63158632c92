import TesseraComponents

/// The first letters of a name on a colored disk.
struct Avatar: Component {
  var name: String

  init(_ name: String) { self.name = name }

  var body: some Component {
    // One line high in a terminal, and elsewhere about as high as wide.
    Text(name.prefix(2).uppercased()).style(.caption).bold().foreground(.rgb(red: 255, green: 255, blue: 255))
      .frame(width: .points(32), horizontal: .center)
      .padding(.vertical, .regular).padding(.vertical, .tight)
      .background(color, corner: .capsule)
  }

  /// The color, which is the same for the same name.
  private var color: Color { Color.tiles[name.utf8.reduce(0) { $0 + Int($1) } % Color.tiles.count] }
}
