import TesseraLayout

/// A portable cell that names no host: behaviors make such cells for whatever host there is.
package class AnyPortableCellBox: CellBox {
  override var isPortable: Bool { true }

  /// Draws the cell.
  func draw(in canvas: inout Canvas) {}
}

/// A portable cell of a known type that names no host.
package final class PortableCellBox<C: CanvasCell>: AnyPortableCellBox {
  private let cell: C
  /// Measures text as the host sets it.
  private let text: () -> any TextMeasuring

  package init(_ cell: C, text: @escaping () -> any TextMeasuring) {
    (self.cell, self.text) = (cell, text)
    super.init(kind: C.kind, sizing: C.sizing, attributes: CellAttributes())
  }

  override func isEqual(to other: CellBox) -> Bool {
    (other as? PortableCellBox<C>).map { $0.cell == cell } ?? false
  }

  override func measure(offered: Size) -> Size? { cell.measure(offered: offered, text: text()) }

  override func draw(in canvas: inout Canvas) { cell.draw(in: &canvas) }

  override var accessibility: CellAccessibility { cell.accessibility }

  package override func drawing(in size: Size) -> Drawing {
    var canvas = Canvas(size: size, measurer: text())
    cell.draw(in: &canvas)
    return canvas.drawing
  }

  #if !hasFeature(Embedded)
  override func answer(_ inquiry: ContentInquiry) { (inquiry as? TypedContentInquiry<C>)?.content = cell }
  #endif
}
