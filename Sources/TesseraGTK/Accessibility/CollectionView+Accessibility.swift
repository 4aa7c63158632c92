import CTesseraGTK
import Tessera

// What screen readers are told about the rows in view.

extension CollectionView {
  /// Tells what has changed since the last frame.
  func publishAccessibility() {
    for change in accessibility.changes(in: engine) {
      guard case .changed(let id, let element) = change, let view = stage.view(for: id) else { continue }
      publish(element, of: view)
    }
  }

  private func publish(_ element: AccessibilityElement, of view: WidgetView) {
    let label = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    withOptionalCString(label.isEmpty ? nil : label) { label in
      withOptionalCString(element.hint) { hint in
        var told = TesseraAccessible(
          label: label, description: hint, position: Int32(clamping: element.index.map { $0 + 1 } ?? 0),
          count: Int32(clamping: element.count ?? 0), level: Int32(clamping: element.level ?? 0),
          is_selected: element.isSelected.map { $0 ? 1 : 0 } ?? -1,
          is_expanded: element.isExpanded.map { $0 ? 1 : 0 } ?? -1)
        tessera_cell_set_accessible(view.cell, &told)
      }
    }
  }

  private func withOptionalCString(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    if let text { text.withCString(body) } else { body(nil) }
  }
}
