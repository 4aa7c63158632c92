import CTesseraGTK

@testable import TesseraGTK

/// A label: a cell with a widget of its own.
struct LabelCell: Cell {
  var text: String
  static let sizing = Sizing.height(32)

  final class View: WidgetView {
    private let label = gtk_label_new(nil)
    init() {
      super.init(label!)
      gtk_label_set_xalign(OpaquePointer(label), 0)
    }
    func show(_ text: String) { gtk_label_set_text(OpaquePointer(label), text) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { view.show(text) }
}

/// A portable cell.
struct LineCell: CanvasCell {
  var text: String
  static let sizing = Sizing.height(24)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text, in: canvas.bounds.inset(by: Insets(top: 4, left: 8, bottom: 4, right: 8)))
  }
}
