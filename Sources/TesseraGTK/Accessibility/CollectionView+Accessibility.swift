import CGTK
import CTesseraGTK
import Tessera

// What screen readers are told about the collection and the rows in view.

extension CollectionView {
  /// Tells what has changed since the last time.
  func publishAccessibility() {
    let isScrolling = adjustments.restTime == frames.time + AdjustmentMapping.pause
    guard
      accessibilityPace.begins(at: frames.time, isScrolling: isScrolling, focusedKey: engine.focusedKey)
    else { return }
    // What gets another role loses the focus.
    let hadFocus = containsFocus
    if let collection = accessibility.collectionChange(in: engine) { publish(collection) }
    let changes = accessibility.changes(in: engine) { stage.view(for: $0)?.spokenText }
    for case .changed(let id, let element) in changes {
      if let view = stage.view(for: id) { publish(element, of: view) }
    }
    // What is passed over or on its way out is shown all the same.
    for cell in engine.cells { stage.view(for: cell.id)?.isHeard = accessibility.isHeard(cell.id) }
    if hadFocus, !containsFocus {
      // Where no item had it, none gets it.
      if engine.focusedKey == nil { takeFocusForPress() } else { keepFocus() }
    }
  }

  /// Tells what the collection is called.
  func publishAccessibilityLabel() {
    withOptionalCString(accessibilityLabel) { tessera_collection_set_label(widget, $0) }
  }

  private func publish(_ collection: AccessibilityCollection) {
    if collection.kind != accessibleKind, tessera_collection_set_role(widget, collection.kind.role) != 0 {
      accessibleKind = collection.kind
      // The roles of items follow that of the collection.
      accessibility.forgetElements()
    }
    var told = TesseraAccessibleCollection(
      allows_many: collection.allowsMany ? 1 : 0, row_count: Int32(clamping: collection.rowCount ?? 0),
      column_count: Int32(clamping: collection.columnCount ?? 0))
    tessera_collection_set_accessible(widget, &told)
  }

  private func publish(_ element: AccessibilityElement, of view: WidgetView) {
    let label = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    withOptionalCString(label.isEmpty ? nil : label) { label in
      withOptionalCString(element.hint) { hint in
        let position = element.position
        var told = TesseraAccessible(
          role: element.role(in: accessibleKind), label: label, description: hint,
          position: number(element.index, from: 1), count: number(element.count),
          level: number(element.level),
          row: number(position?.row, from: 1), row_span: number(position?.rowSpan),
          column: number(position?.column, from: 1), column_span: number(position?.columnSpan),
          is_selected: element.isSelected.map { $0 ? 1 : 0 } ?? -1,
          is_expanded: element.isExpanded.map { $0 ? 1 : 0 } ?? -1,
          actions: element.tesseraActions)
        tessera_cell_set_accessible(view.cell, &told)
      }
    }
  }

  private func number(_ number: Int?, from first: Int = 0) -> Int32 {
    Int32(clamping: number.map { $0 + first } ?? 0)
  }

  private func withOptionalCString(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    if let text { text.withCString(body) } else { body(nil) }
  }
}
