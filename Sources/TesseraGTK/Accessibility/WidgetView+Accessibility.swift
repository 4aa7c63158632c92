import CGTK
import CTesseraGTK

extension WidgetView {
  /// The texts of the widget in their order, without those of buttons and text fields, which screen readers
  /// read themselves; `nil` if there are none.
  var spokenText: String? {
    var words: [String] = []
    Self.collectText(of: widget, &words)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func collectText(of widget: Widget, _ words: inout [String]) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    if widget.isA(gtk_label_get_type()) {
      append(gtk_label_get_text(OpaquePointer(widget)), to: &words)
    } else if widget.isA(gtk_inscription_get_type()) {
      append(gtk_inscription_get_text(OpaquePointer(widget)), to: &words)
    } else if !widget.isA(gtk_button_get_type()), !widget.isA(gtk_check_button_get_type()),
      !widget.isA(gtk_editable_get_type())
    {
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        collectText(of: child, &words)
        next = gtk_widget_get_next_sibling(child)
      }
    }
  }

  private static func append(_ text: UnsafePointer<CChar>?, to words: inout [String]) {
    guard let text, text.pointee != 0 else { return }
    words.append(String(cString: text))
  }
}

extension Widget {
  func isA(_ type: GType) -> Bool {
    withMemoryRebound(to: GTypeInstance.self, capacity: 1) { g_type_check_instance_is_a($0, type) != 0 }
  }
}
