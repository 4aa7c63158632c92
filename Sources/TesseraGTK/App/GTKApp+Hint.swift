import CGTK

extension GTKApp {
  /// The text in small letters below the collection, such as key hints; empty if there is none.
  public var hint: String {
    get {
      guard let hintLine, gtk_widget_get_visible(hintLine) != 0 else { return "" }
      return gtk_label_get_text(OpaquePointer(hintLine)).map { String(cString: $0) } ?? ""
    }
    set {
      if newValue.isEmpty, hintLine == nil { return }
      guard let line = hintLine ?? makeHintLine() else { return }
      hintLine = line
      gtk_label_set_text(OpaquePointer(line), newValue)
      gtk_widget_set_visible(line, newValue.isEmpty ? 0 : 1)
    }
  }

  private func makeHintLine() -> Widget? {
    guard let line = gtk_label_new(nil) else { return nil }
    // A narrow window truncates the text instead of being as wide as it.
    gtk_label_set_ellipsize(OpaquePointer(line), PANGO_ELLIPSIZE_END)
    // Not dimmed: at this size, the contrast of a dimmed text would be too low.
    gtk_widget_add_css_class(line, "caption")
    gtk_widget_set_margin_top(line, Self.hintMargin)
    gtk_widget_set_margin_bottom(line, Self.hintMargin)
    gtk_box_append(content.asBox, line)
    return line
  }

  /// The margin above and below the hint, in points.
  private static let hintMargin: Int32 = 4
}
