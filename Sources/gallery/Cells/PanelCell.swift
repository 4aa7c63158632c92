import Tessera

/// The background of a card or a section.
struct PanelCell: CanvasCell {
  var color = Color.surface
  var hasOutline = false

  func draw(in canvas: inout Canvas) {
    canvas.fill(color, cornerRadius: 6)
    if hasOutline { canvas.stroke(.separator, cornerRadius: 6) }
  }
}
