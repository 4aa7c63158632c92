import CGTKBenchmarks

/// A row as it is seen.
struct ShownRow {
  /// Which one it says it is.
  var index: Int
  /// The distance from the upper edge of the window.
  var y: Double
  var height: Double

  /// How high it should be.
  var wantedHeight: Int32 { benchmark_row_height(guint(index)) }
}

extension Window {
  /// The rows in view, from top to bottom.
  var shownRows: [ShownRow] {
    var rows: [ShownRow] = []
    let height = Double(gtk_widget_get_height(scrolledWindow))
    var next = gtk_widget_get_first_child(list)
    while let row = next {
      next = gtk_widget_get_next_sibling(row)
      var bounds = graphene_rect_t()
      guard gtk_widget_get_child_visible(row) != 0,
        gtk_widget_compute_bounds(row, scrolledWindow, &bounds) != 0,
        let content = gtk_widget_get_first_child(row), let title = benchmark_row_title(content),
        let index = Int(String(cString: title).dropFirst("Row ".count))
      else { continue }
      let shown = ShownRow(
        index: index, y: Double(bounds.origin.y), height: Double(bounds.size.height))
      if shown.y < height, shown.y + shown.height > 0 { rows.append(shown) }
    }
    return rows.sorted { $0.y < $1.y }
  }
}
