import CGTK
import CTesseraGTK
import Testing

import TesseraGTK

extension WindowTests {
  /// Widgets of other wrappers of GTK, which have untyped pointers.
  @MainActor
  struct WrapperTests {
    /// A switch as in another package's wrapper.
    private final class Switch {
      let pointer: OpaquePointer

      init(_ pointer: OpaquePointer) { self.pointer = pointer }

      var isOn: Bool {
        get { gtk_switch_get_active(pointer) != 0 }
        set { gtk_switch_set_active(pointer, newValue ? 1 : 0) }
      }
    }

    private struct SwitchCell: Cell {
      var isOn: Bool
      static let sizing = Sizing.estimatedHeight(30)

      final class View: WidgetView {
        let wrapped: Switch

        init(_ wrapped: Switch) {
          self.wrapped = wrapped
          super.init(wrapped.pointer)
        }
      }

      func makeView() -> View { View(Switch(OpaquePointer(gtk_switch_new()))) }
      func update(_ view: View, state: CellState) { view.wrapped.isOn = isOn }
    }

    @Test("A cell can use the widget of another wrapper")
    func theWidgetOfAnotherWrapperIsACell() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<1_000) { SwitchCell(isOn: $0 % 2 == 1) } } })
      defer { window.close() }
      try await window.scroll(to: 9_000)
      let cells = window.engine.cells
      #expect(cells.count > 5)
      for shown in cells {
        let view = try #require(window.view.stage.view(for: shown.id) as? SwitchCell.View)
        let row = try #require(shown.path.item)
        #expect(view.wrapped.isOn == (row % 2 == 1))
        var natural: Int32 = 0
        gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
        #expect(shown.placement.frame.height >= Double(natural))
      }
    }
  }
}
