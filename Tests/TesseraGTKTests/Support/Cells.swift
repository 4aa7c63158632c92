import CGTK
import CTesseraGTK

import TesseraGTK

/// A label: a cell with a widget of its own.
struct LabelCell: Cell {
  var text: String
  static let sizing = Sizing.height(32)

  final class View: WidgetView {
    private let label: Widget
    init() {
      label = gtk_label_new(nil)
      super.init(label)
      gtk_label_set_xalign(OpaquePointer(label), 0)
    }
    func show(_ text: String) { gtk_label_set_text(OpaquePointer(label), text) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { view.show(text) }
}

struct LineCell: CanvasCell {
  var text: String
  static let sizing = Sizing.height(24)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text, in: canvas.bounds.inset(by: Insets(top: 4, left: 8, bottom: 4, right: 8)))
  }
}

/// A label with as many lines as it needs.
struct ParagraphCell: Cell {
  var text: String
  static let sizing = Sizing.estimatedHeight(40)

  final class View: WidgetView {
    private let label: Widget
    init() {
      label = gtk_label_new(nil)
      super.init(label)
      gtk_label_set_wrap(OpaquePointer(label), 1)
    }
    func show(_ text: String) { gtk_label_set_text(OpaquePointer(label), text) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { view.show(text) }
}

struct EntryCell: Cell {
  var number: Int
  static let sizing = Sizing.height(40)

  final class View: WidgetView {
    init() { super.init(gtk_entry_new()) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) {}
}

struct ButtonCell: Cell {
  var text: String
  static let sizing = Sizing.height(40)

  enum Event { case pressed }

  final class View: WidgetView {
    fileprivate var sender: EventSender<Event>?

    init() {
      super.init(gtk_button_new())
      let clicked: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
        _, context in
        guard let context else { return }
        nonisolated(unsafe) let view = context
        MainActor.assumeIsolated {
          Unmanaged<View>.fromOpaque(view).takeUnretainedValue().sender?.send(.pressed)
        }
      }
      tessera_connect(
        widget, "clicked", unsafeBitCast(clicked, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque())
    }
  }

  func makeView() -> View { View() }
  func connect(_ view: View, to sender: EventSender<Event>) { view.sender = sender }
  func update(_ view: View, state: CellState) {
    gtk_button_set_label(UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GtkButton.self), text)
  }
}
