import TesseraUIKit

/// A colored tile with a word in it.
struct TileCell: CanvasCell {
  var text: String
  var number: Int

  func draw(in canvas: inout Canvas) {
    let part = { UInt8(64 + number * $0 % 128) }
    canvas.fill(.rgb(red: part(37), green: part(53), blue: part(71)), cornerRadius: 8)
    let top = max(0, (canvas.size.height - TextMetrics.lineHeight) / 2)
    let white = Color.rgb(red: 255, green: 255, blue: 255)
    canvas.text(
      text, in: canvas.bounds.inset(by: Insets(top: top, left: 8, bottom: top, right: 8)),
      TextStyle(color: white, isBold: true, alignment: .center))
  }
}
