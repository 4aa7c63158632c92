// Publishes the collection and its visible items to assistive technologies, as roles and states of WAI-ARIA.

extension WebCollection {
  /// Publishes the changes since the last time; while the user scrolls, only from time to time.
  func publishAccessibility(at time: Double) {
    if restTime != nil, time < accessibilityTime + 0.2 { return }
    accessibilityTime = time
    let canSelect = engine.allowsSelection
    let change = accessibility.collectionChange(in: engine)
    if let change {
      publish(change, canSelect)
    } else if canSelect != isSelectable {
      accessibility.forgetElements()
      isSelectable = canSelect
      begin(.max, count: 1)
      write("role", collectionRole)
    }
    for case .changed(let id, let element) in accessibility.changes(in: engine) {
      guard let view = stage.view(for: id) else { continue }
      publish(element, of: id.pageNumber, view)
      hasNewPlaces = true
    }
    for cell in engine.cells where !accessibility.isExposed(cell.id) {
      if let view = stage.view(for: cell.id), !view.isSilent { silence(view, cell.id.pageNumber) }
    }
    publishPlaces()
  }

  /// Hides an element from assistive technologies, and removes what it said about another row.
  private func silence(_ view: WebView, _ number: UInt32) {
    (view.isSilent, view.isBusy) = (true, false)
    begin(number, count: UInt32(Self.attributes.count + 1))
    for name in Self.attributes { write(name, "") }
    write("aria-hidden", "true")
  }

  /// The attributes of elements.
  private static var attributes: [String] {
    [
      "role", "aria-label", "aria-description", "aria-posinset", "aria-setsize", "aria-level",
      "aria-rowindex",
      "aria-colindex", "aria-expanded", "aria-selected", "aria-busy", "aria-live",
    ]
  }

  /// Lets the page put the cells of a grid into rows, which assistive technologies expect around them, and say where pinned
  /// items are read: their elements stand before all others.
  private func publishPlaces() {
    guard hasNewPlaces else { return }
    hasNewPlaces = false
    let isGrid = kind == .grid || kind == .table
    if isGrid || hasGridRows { writer.write(part: "grid") {} }
    let hasPinned = !isGrid && engine.cells.contains { $0.placement.layer > 0 }
    if hasPinned || hasPinnedItems {
      writer.write(part: "order") {
        for cell in hasPinned ? engine.accessibilityOrder : [] { writer.write(cell.pageNumber) }
      }
    }
    (hasGridRows, hasPinnedItems) = (isGrid, hasPinned)
  }

  private func publish(_ collection: AccessibilityCollection, _ canSelect: Bool) {
    if collection.kind != kind || canSelect != isSelectable { accessibility.forgetElements() }
    (kind, isSelectable) = (collection.kind, canSelect)
    begin(.max, count: 4)
    write("role", collectionRole)
    write("aria-multiselectable", collection.allowsMany ? "true" : nil)
    write("aria-rowcount", collection.rowCount)
    write("aria-colcount", collection.columnCount)
  }

  private func publish(_ element: AccessibilityElement, of number: UInt32, _ view: WebView) {
    let drawing = view.drawing
    let role = role(of: element, hasControls: drawing.hasControls)
    let label = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    begin(number, count: view.isSilent ? 13 : 12)
    if view.isSilent { write("aria-hidden", "") }
    view.isSilent = false
    write("role", role)
    // The text of the element is read as it is.
    write("aria-label", label.utf8.elementsEqual(drawing.label.utf8) ? nil : label)
    write("aria-description", element.hint)
    write("aria-posinset", element.index.map { $0 + 1 })
    write("aria-setsize", element.count)
    write("aria-level", element.level ?? (element.role == .header || element.role == .heading ? 2 : nil))
    write("aria-rowindex", element.position.map { $0.row + 1 })
    write("aria-colindex", element.position.map { $0.column + 1 })
    write("aria-expanded", element.isExpanded.map { $0 ? "true" : "false" })
    write("aria-selected", element.isSelected.map { $0 ? "true" : "false" })
    // Rows that are loading are announced, and so are those that take their places.
    let isBusy = drawing.hasSpinner
    write("aria-busy", isBusy ? "true" : nil)
    write("aria-live", isBusy || view.isBusy ? "polite" : nil)
    view.isBusy = isBusy
  }

  /// Begins the attributes of an element; `.max` for that of the collection.
  private func begin(_ number: UInt32, count: UInt32) {
    writer.write(.attributes)
    writer.write(number)
    writer.write(count)
  }

  private func write(_ name: String, _ value: Int?) { write(name, value.map { $0.description }) }

  /// Appends an attribute, which is removed if the value is empty.
  private func write(_ name: String, _ value: String?) {
    writer.write(name)
    writer.write(value ?? "")
  }

  /// The role of the collection. A list in which items are selected is a list box.
  private var collectionRole: String {
    switch kind {
    case .list: isSelectable ? "listbox" : "list"
    case .grid: "grid"
    case .tree: "tree"
    case .table: isSelectable ? "grid" : "table"
    }
  }

  /// The role of an item without a special role.
  private var itemRole: String {
    switch kind {
    case .list: isSelectable ? "option" : "listitem"
    case .grid: "gridcell"
    case .tree: "treeitem"
    case .table: "row"
    }
  }

  private func role(of element: AccessibilityElement, hasControls: Bool) -> String {
    switch element.role {
    case .listItem, .treeItem, .gridCell, .tableRow, .page: itemRole
    case .tableCell: kind == .table ? "cell" : itemRole
    case .group: "group"
    case .header, .heading: "heading"
    case .footer, .text: ""
    case .button: hasControls ? itemRole : "button"
    case .image: "img"
    case .decoration: element.actions.contains(.tap) ? "button" : ""
    }
  }
}

extension Drawing {
  fileprivate var hasSpinner: Bool {
    commands.contains { command in
      if case .spinner = command { return true }
      return false
    }
  }

  fileprivate var hasControls: Bool {
    commands.contains { command in
      if case .control = command { return true }
      return false
    }
  }
}
