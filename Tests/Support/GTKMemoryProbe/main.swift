import Foundation
import TesseraGTK

// Uses all parts of a collection under memcheck; see Scripts/valgrind. It ends by itself.

struct LabelCell: Cell {
  var text: String
  static let sizing = Sizing.estimatedHeight(24)

  final class View: WidgetView {
    init() { super.init(gtk_label_new(nil)) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { gtk_label_set_text(OpaquePointer(view.widget), text) }
}

struct DrawnCell: CanvasCell {
  var text: String

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text)
  }
}

@MainActor
func content(_ rows: [Int]) -> Content<GTK> {
  Content {
    Section("labels") { ForEach(rows, id: \.self) { LabelCell(text: "label \($0)").onTap {} } }
    Section("drawings") { ForEach(rows, id: \.self) { DrawnCell(text: "drawing \($0)") } }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}

/// Shows a collection, and changes it in many ways.
@MainActor
func live(in window: UnsafeMutablePointer<GtkWidget>) {
  var configuration = EngineConfiguration.desktop()
  configuration.selectionMode = .multiple
  let view = CollectionView(configuration: configuration)
  let scrolledWindow: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
  gtk_scrolled_window_set_child(OpaquePointer(scrolledWindow), view.widget)
  gtk_window_set_child(window.asWindow, scrolledWindow)
  view.show(content(Array(0..<200)))
  work(until: view)

  let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolledWindow))
  for step in 1...10 {
    gtk_adjustment_set_value(adjustment, Double(step) * 300)
    work(until: view)
  }
  for id in [3, 4, 160] {
    view.engine.focus(on: ItemID(id), inSection: ItemID("labels"))
    view.setNeedsUpdate()
    work(until: view)
  }
  if let cell = view.engine.cells.first {
    view.engine.perform(accessibility: .select, on: cell.id)
    view.engine.perform(.tap, on: cell.id)
  }
  view.show(content(Array((0..<200).reversed())))
  work(until: view)
  // Another kind of content, with other roles.
  view.show(
    Content {
      Section("grid", layout: .grid(columns: .count(3))) {
        ForEach(0..<50) { LabelCell(text: "cell \($0)").onTap {} }
      }
    })
  work(until: view)
  gtk_widget_activate_action_variant(gtk_widget_get_first_child(view.widget), "cell.select", nil)
  work(until: view)
  tryMore(of: view)
  gtk_window_set_default_size(window.asWindow, 500, 300)
  view.show(content([5, 7]))
  work(until: view)
  gtk_window_set_child(window.asWindow, nil)
}

/// Lets GTK run until a view has come to rest.
@MainActor
func work(until view: CollectionView) {
  let before = view.engine.updateCount
  view.setNeedsUpdate()
  while view.engine.updateCount == before || view.engine.nextFrameTime != nil {
    g_main_context_iteration(nil, 1)
  }
}

guard gtk_init_check() != 0, let window = gtk_window_new() else {
  FileHandle.standardError.write(Data("GTKMemoryProbe: there is no display\n".utf8))
  exit(EXIT_FAILURE)
}
gtk_window_present(window.asWindow)
live(in: window)
gtk_window_destroy(window.asWindow)
try showPrompt()
try AttendedProgram().attend()
while g_main_context_iteration(nil, 0) != 0 {}
print("done")
