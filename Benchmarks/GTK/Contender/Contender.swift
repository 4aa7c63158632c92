import CGTKBenchmarks
import GLibMainActor
import TesseraGTK

/// Who shows the rows.
enum Contender: String {
  /// GTK's own list.
  case listView = "list-view"
  /// A collection that measures rows as they come into view, as GTK's list does.
  case tessera
  /// A collection that is told the heights of all rows beforehand.
  case tesseraWithHeights = "tessera-heights"

  /// Puts a list of so many rows into a scrolled window, and tells which widget has the rows in it.
  @MainActor
  func show(rows: Int, in scrolledWindow: OpaquePointer) -> UnsafeMutablePointer<GtkWidget> {
    switch self {
    case .listView:
      let list: UnsafeMutablePointer<GtkWidget> = benchmark_list_view_new(guint(rows))
      gtk_scrolled_window_set_child(scrolledWindow, list)
      return list
    case .tessera:
      let content = Content { Section("rows") { ForEach(0..<rows) { RowCell(index: $0) } } }
      return show(content, in: scrolledWindow)
    case .tesseraWithHeights:
      let content = Content {
        Section("rows") { ForEach(0..<rows) { RowCell(index: $0).size(height: .fixed(RowCell.height($0))) } }
      }
      return show(content, in: scrolledWindow)
    }
  }

  @MainActor
  private func show(
    _ content: Content<GTK>, in scrolledWindow: OpaquePointer
  ) -> UnsafeMutablePointer<GtkWidget> {
    // As every program with a collection does.
    GLibMainActor.attach()
    let view = CollectionView()
    // From here on the window keeps it.
    gtk_scrolled_window_set_child(scrolledWindow, view.widget)
    view.show(content)
    return view.widget
  }
}

/// A row: the same labels as in GTK's list.
private struct RowCell: Cell {
  var index: Int
  static let sizing = Sizing.estimatedHeight(44)

  final class View: WidgetView {
    init() { super.init(benchmark_row_new()) }
  }

  static func height(_ index: Int) -> Double { Double(benchmark_row_height(guint(index))) }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { benchmark_row_fill(view.widget, guint(index)) }
}
