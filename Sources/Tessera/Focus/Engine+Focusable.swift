@_spi(Behaviors) import TesseraKernel

// What can have the focus: what can be selected, and everything with which something can be done.

extension Engine {
  /// Whether the keyboard can work on what is at a path.
  func canFocus(_ path: ElementPath, _ cell: DeclaredCell) -> Bool {
    if cell.isGroup { return false }
    switch path.element {
    case .item, .header, .footer:
      return cell.attributes.isFocusable
        ?? (cell.isInteractive(as: path.element) || canWork(on: cell, at: path) || isInWorkableGroup(path))
    case .placeholder: return cell.attributes.isFocusable ?? (cell.attributes.onTap != nil)
    case .decoration: return false
    }
  }

  /// Whether the keyboard can work on a part of a group that was not looked into.
  ///
  /// - Parameter isInside: Whether something can be done with a group around it.
  func canFocus(partOfGroup cell: DeclaredCell, isInside: Bool) -> Bool {
    if let isFocusable = cell.attributes.isFocusable { return isFocusable }
    if isInside || cell.isInteractive || cell.canBeWorkedOn { return true }
    // It is in no section yet: it will be in one behind all others.
    let path = ElementPath.item(0, in: snapshot.sections.count)
    return anyBehavior(in: .items) { $0.canWork(on: cell, at: path, self) }
  }

  /// Whether something can be done with an item, besides what it is interactive for by itself.
  func canWork(on cell: DeclaredCell, at path: ElementPath) -> Bool {
    anyBehavior(in: .items) { $0.canWork(on: cell, at: path, self) } || cell.canBeWorkedOn
  }

  /// Whether something can be done with a group around a path: it gets what its parts leave.
  func isInWorkableGroup(_ path: ElementPath) -> Bool {
    var group = frames.group(around: path)
    while let path = group {
      if snapshot.cell(at: path).map({ canWork(on: $0, at: path) }) ?? false { return true }
      group = frames.group(around: path)
    }
    return false
  }
}

extension DeclaredCell {
  /// Whether something can be done with the item wherever it stands: by a tap, by its actions, by keys of its own.
  var canBeWorkedOn: Bool {
    let attributes = attributes
    return attributes.onTap != nil || attributes.declared.canWork(on: self)
  }
}
