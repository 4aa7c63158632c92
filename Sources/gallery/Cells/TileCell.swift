import Tessera
import TesseraLayout

/// A colored tile with a centered word.
struct TileCell: CanvasCell {
  var text: String
  var color: Color

  /// Creates a tile in one of the gallery's colors, which repeat after the last one.
  init(_ text: String, color number: Int) {
    self.text = text
    color = Color.tiles[number % Color.tiles.count]
  }

  func draw(in canvas: inout Canvas) {
    let letters = Color.rgb(red: 255, green: 255, blue: 255)
    canvas.fill(canvas.isFocused ? .focus : color, cornerRadius: 6)
    // An outline needs a line above the word and one below it.
    if canvas.size.height >= 3 * TextMetrics.lineHeight {
      canvas.stroke(canvas.isFocused ? .accent : letters, cornerRadius: 6)
    }
    let top = (canvas.size.height - TextMetrics.lineHeight) / 2
    canvas.text(
      text, in: canvas.bounds.inset(by: Insets(top: top, left: 8, bottom: top, right: 8)),
      TextStyle(color: canvas.isFocused ? .primary : letters, isBold: true, alignment: .center))
  }
}

extension Color {
  /// Colors on which white letters are legible.
  static let tiles: [Color] = [
    .rgb(red: 59, green: 110, blue: 165), .rgb(red: 47, green: 133, blue: 122),
    .rgb(red: 91, green: 130, blue: 58), .rgb(red: 160, green: 117, blue: 40),
    .rgb(red: 184, green: 92, blue: 56), .rgb(red: 168, green: 67, blue: 79),
    .rgb(red: 125, green: 91, blue: 166), .rgb(red: 86, green: 101, blue: 121),
  ]
}
