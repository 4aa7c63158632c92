import TesseraLayout

/// A portable cell that is independent of the host: behaviors create such cells for any host.
package class AnyPortableCellBox: CellBox {
  override var isPortable: Bool { true }

  func draw(in canvas: inout Canvas) {}
}

package final class PortableCellBox<C: CanvasCell>: AnyPortableCellBox {
  private let cell: C
  private let text: () -> any TextMeasuring

  package init(_ cell: C, text: @escaping () -> any TextMeasuring) {
    (self.cell, self.text) = (cell, text)
    super.init(kind: C.kind, attributes: nil)
  }

  override var sizing: Sizing { C.sizing }

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
  override func answer(_ inquiry: ContentQuery) { (inquiry as? TypedContentQuery<C>)?.content = cell }
  #endif
}
