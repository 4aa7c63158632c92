import TesseraComponents

/// The outlines of the cells on screen, with the number and the size of each.
struct CellOutlines: CanvasCell {
  var outlines: [Outline]

  /// The outline of a cell.
  struct Outline: Hashable {
    /// The frame in the viewport, in points.
    var frame: Rect
    var label: String
  }

  static var kind: CellKind { CellKind("inspector outlines") }

  func draw(in canvas: inout Canvas) {
    let isGrid = canvas.measurer.metrics.isCharacterGrid
    for outline in outlines {
      // On a grid of characters, a border would hide the text of a cell.
      if !isGrid { canvas.stroke(outline.frame, .accent) }
      var place = outline.frame
      place.size.height = min(place.size.height, TextMetrics.lineHeight)
      canvas.text(outline.label, in: place, TextStyle(color: .accent, alignment: .trailing))
    }
  }
}
