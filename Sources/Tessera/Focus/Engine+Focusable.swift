@_spi(Behaviors) import TesseraKernel

// The elements that can have the focus: those that can be selected, and all that are interactive.

extension Engine {
  func canFocus(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    if cell.isGroup { return false }
    switch path.element {
    case .item, .header, .footer:
      return cell.attributes.isFocusable
        ?? (cell.isInteractive(as: path.element) || canAct(on: cell, at: path) || isInInteractiveGroup(path))
    case .placeholder: return cell.attributes.isFocusable ?? (cell.attributes.onTap != nil)
    case .decoration: return false
    }
  }

  /// Returns whether a part of an unopened group can have the keyboard focus.
  ///
  /// - Parameter isInside: Whether a group around it is interactive.
  func canFocus(partOfGroup cell: DeclaredCell, isInside: Bool) -> Bool {
    if let isFocusable = cell.attributes.isFocusable { return isFocusable }
    if isInside || cell.isInteractive || cell.hasActions { return true }
    // It is in no section yet. It will be in one after all others.
    let path = ElementPath.item(0, in: snapshot.sections.count)
    return anyBehavior(in: .items) { $0.canAct(on: cell, at: path, self) }
  }

  /// Returns whether behaviors or handlers can act on an item, apart from its own interactivity.
  func canAct(on cell: DeclaredCell, at path: ElementPath) -> Bool {
    anyBehavior(in: .items) { $0.canAct(on: cell, at: path, self) } || cell.hasActions
  }

  /// Returns whether a group around a path is interactive: it gets the events that its parts leave.
  func isInInteractiveGroup(_ path: ElementPath) -> Bool {
    var group = frames.group(around: path)
    while let path = group {
      if snapshot.cell(at: path).map({ canAct(on: $0, at: path) }) ?? false { return true }
      group = frames.group(around: path)
    }
    return false
  }
}

extension DeclaredCell {
  /// Whether the item is interactive wherever it is: by a tap, by its actions, by keys of its own.
  var hasActions: Bool {
    let attributes = attributes
    return attributes.onTap != nil || attributes.declared.canAct(on: self)
  }
}
