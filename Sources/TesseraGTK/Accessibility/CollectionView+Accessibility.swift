import CGTK
import CTesseraGTK
import Tessera

// Publishes the collection and the visible rows to screen readers.

extension CollectionView {
  /// Publishes the changes since the last time.
  func publishAccessibility() {
    publishFocusedTitle()
    let isScrolling = adjustments.restTime == frames.time + AdjustmentMapping.pause
    guard
      accessibilityThrottle.begins(at: frames.time, isScrolling: isScrolling, focusedKey: engine.focusedKey)
    else { return }
    // A widget that gets another role loses the focus.
    let hadFocus = containsFocus
    if let collection = accessibility.collectionChange(in: engine) { publish(collection) }
    let changes = accessibility.changes(in: engine) { stage.view(for: $0)?.spokenText }
    for case .changed(let id, let element) in changes {
      if let view = stage.view(for: id) { publish(element, of: view) }
    }
    // Skipped and leaving cells are visible all the same, but screen readers ignore them.
    for cell in engine.cells {
      stage.view(for: cell.id)?.isExposedToAccessibility = accessibility.isExposed(cell.id)
    }
    if hadFocus, !containsFocus {
      // If no item had the focus, none gets it.
      if engine.focusedKey == nil { takeFocusForPress() } else { syncFocus() }
    }
  }

  func publishAccessibilityLabel() {
    withOptionalCString(accessibilityLabel) { tessera_collection_set_label(widget, $0) }
  }

  private func publish(_ collection: AccessibilityCollection) {
    if collection.kind != accessibleKind, tessera_collection_set_role(widget, collection.kind.role) != 0 {
      accessibleKind = collection.kind
      // The roles of items depend on that of the collection.
      accessibility.forgetElements()
    }
    var properties = TesseraAccessibleCollection(
      allows_many: collection.allowsMany ? 1 : 0, row_count: Int32(clamping: collection.rowCount ?? 0),
      column_count: Int32(clamping: collection.columnCount ?? 0))
    tessera_collection_set_accessible(widget, &properties)
  }

  /// Lets screen readers hear the title of a column with the keyboard focus in place of the whole header.
  private func publishFocusedTitle() {
    let (former, title) = (spokenTitle, engine.focusedTitle)
    guard former?.id != title?.id || former?.title != title?.title else { return }
    spokenTitle = title
    for id in [former?.id, title?.id] {
      guard let id, let view = stage.view(for: id), let element = engine.accessibility(of: id) else {
        continue
      }
      publish(element, of: view)
    }
  }

  private func publish(_ element: AccessibilityElement, of view: WidgetView) {
    let title = spokenTitle.flatMap { stage.view(for: $0.id) === view ? $0.title : nil }
    let label =
      title?.accessibilityLabel
      ?? [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    withOptionalCString(label.isEmpty ? nil : label) { label in
      withOptionalCString(title == nil ? element.hint : "button") { hint in
        let position = element.position
        // A row that is nothing but a button contains the button, which has that role itself.
        let hasControls = (view as? CanvasView)?.controls.isEmpty == false
        var properties = TesseraAccessible(
          role: hasControls ? accessibleKind.itemRole : element.role(in: accessibleKind), label: label,
          description: hint,
          position: number(element.index, from: 1), count: number(element.count),
          level: number(element.level),
          row: number(position?.row, from: 1), row_span: number(position?.rowSpan),
          column: number(position?.column, from: 1), column_span: number(position?.columnSpan),
          is_selected: element.isSelected.map { $0 ? 1 : 0 } ?? -1,
          is_expanded: element.isExpanded.map { $0 ? 1 : 0 } ?? -1,
          actions: element.tesseraActions)
        tessera_cell_set_accessible(view.cell, &properties)
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
