// Finding what is on screen: by its view in `live`, by its place and by its key here.

extension Engine {
  /// Returns the position in ``live`` of the cell at a path; nil if none is on screen.
  ///
  /// - Complexity: O(*r*) for *r* runs of items on screen; O(*m*) for *m* cells when it is asked first after they have moved.
  package func shownPosition(of path: ElementPath) -> Int? {
    findShownPaths()
    return shown.position(of: path)
  }

  /// Returns the cell at a path as it is on screen; nil if it is not.
  package func shownCell(at path: ElementPath) -> LiveCell? { shownPosition(of: path).map { live[$0] } }

  /// Returns the cell of an item that is on screen or near it; nil if there is none, or it is only on its way out.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells when it is asked first after they have come or moved.
  public func cell(of key: ItemKey) -> LiveCell? {
    shownPosition(of: key.element) { $0 == key }.map { live[$0] }
  }

  /// Returns the cell of the first item with an id that is on screen or near it; nil if there is none.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section that it is in, or the group; nil: any.
  /// - Complexity: O(1); O(*m*) for *m* cells when it is asked first after they have come or moved.
  public func cell(of id: ItemID, inSection section: ItemID? = nil) -> LiveCell? {
    let element = ItemKey.Element.item(id, occurrence: 0)
    let position = shownPosition(of: element) { key in
      key.element == element && section.map { key.section.id == $0 } ?? true
    }
    return position.map { live[$0] }
  }

  /// Returns the position in ``live`` of the first cell of an element that is wanted; nil if none is on screen.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells when it is asked first after they have come or moved.
  func shownPosition(of element: ItemKey.Element, where isWanted: (ItemKey) -> Bool) -> Int? {
    let cells = live
    if shownKeys.revision != cells.revision { shownKeys = ShownKeys(cells) }
    return shownKeys.position(of: element, in: cells) { position in
      // While new content is taken over, cells are still there whose items have gone.
      cells[position].path != .nowhere && isWanted(cells[position].key)
    }
  }

  /// Returns a cell that shows an element or a part of it; nil if none is on screen.
  package func shownPart(of item: ElementPath) -> LiveCell? {
    if let cell = shownCell(at: item) { return cell }
    // Items in a row are parts of the same groups.
    return shown.position(ofRun: { isElement($0, of: item) }).map { live[$0] }
  }

  /// Makes sure that it is known where the cells on screen belong.
  func findShownPaths() {
    if !shown.areKnown(of: live) { shown = ShownPaths(live) }
  }

  /// Returns whether an element is an item, a decoration of it, or a part of the group that it is.
  package func isElement(_ path: ElementPath, of item: ElementPath) -> Bool {
    if path == item { return true }
    if case .decoration(let position, let owner?) = path.element {
      guard path.section == item.section, owner == item.item else { return false }
      return snapshot.sections[path.section].section.decorations[position].target == .eachItem
    }
    guard path.section >= snapshot.declaredCount else { return false }
    var group = frames.group(around: path)
    while let path = group {
      if path == item { return true }
      group = frames.group(around: path)
    }
    return false
  }
}
