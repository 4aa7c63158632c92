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

  /// Outlines cells.
  ///
  /// - Parameters:
  ///   - cells: The cells and their frames.
  ///   - viewport: The visible part of the content, in which they are outlined.
  ///   - operations: The operations that the outlines name.
  init(_ cells: [FrameRecord.CellFrame], in viewport: Rect, after operations: [MountOperation] = []) {
    outlines = cells.map { cell in
      let verb = operations.last { $0.cellID == cell.id }.map { " " + $0.verb } ?? ""
      return Outline(
        frame: cell.frame.offset(by: .zero - viewport.origin),
        label: "\(cell.id.number)" + verb + ": " + cell.frame.size.shortDescription)
    }
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
