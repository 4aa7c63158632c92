// A placeholder on which something happens when it is tapped, such as another attempt, can be reached with the keys.

extension Engine {
  /// Whether the keyboard can work on what is at a path: on items, and on placeholders that react to a tap.
  func canFocus(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    path.item != nil ? canSelect(cell) : path.element == .placeholder && cell.isFocusablePlaceholder
  }

  /// The placeholder of a section, if the keyboard can work on it.
  func focusablePlaceholder(in section: Int) -> ElementPath? {
    guard snapshot.sections.indices.contains(section),
      snapshot.sections[section].section.placeholder?.cell.isFocusablePlaceholder ?? false
    else { return nil }
    return ElementPath(section: section, element: .placeholder)
  }

  /// What stands in place of the whole content, if the keyboard can work on it.
  var viewportPlaceholder: ElementPath? {
    guard snapshot.sections.first?.section.placeholder?.fillsViewport ?? false else { return nil }
    return focusablePlaceholder(in: 0)
  }
}

extension ElementPath {
  /// The place among the items: a placeholder stands where the first one would.
  var itemOrPlaceholder: Int? { element == .placeholder ? 0 : item }
}

extension DeclaredCell {
  fileprivate var isFocusablePlaceholder: Bool {
    attributes.onTap != nil && attributes.isSelectable ?? true && group == nil
  }
}
