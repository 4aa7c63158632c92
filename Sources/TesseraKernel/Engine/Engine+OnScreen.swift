// Finds mounted cells by path and by key. `live` finds them by view.

extension Engine {
  /// Returns the index in ``live`` of the cell at a path; `nil` if none is mounted. O(*r*) for *r* runs of
  /// items on screen; O(*m*) for *m* cells in the first call after they have moved.
  package func mountedIndex(of path: ElementPath) -> Int? {
    updateMountedPaths()
    return shown.position(of: path)
  }

  package func mountedCell(at path: ElementPath) -> LiveCell? { mountedIndex(of: path).map { live[$0] } }

  /// Returns the mounted cell of an item, on screen or near it.
  ///
  /// - Returns: The cell; `nil` if there is none, or it is leaving.
  /// - Complexity: O(1); O(*m*) for *m* cells in the first call after cells have been mounted or moved.
  public func cell(of key: ItemKey) -> LiveCell? {
    mountedIndex(of: key.element) { $0 == key }.map { live[$0] }
  }

  /// Returns the cell of the first mounted item with an id, on screen or near it.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section or group; `nil` for any.
  /// - Returns: The cell; `nil` if there is none.
  /// - Complexity: O(1); O(*m*) for *m* cells in the first call after cells have been mounted or moved.
  public func cell(of id: ItemID, inSection section: ItemID? = nil) -> LiveCell? {
    let element = ItemKey.Element.item(id, occurrence: 0)
    let position = mountedIndex(of: element) { key in
      key.element == element && section.map { key.section.id == $0 } ?? true
    }
    return position.map { live[$0] }
  }

  /// Returns the index in ``live`` of the first cell of an element that satisfies a condition; `nil` if there
  /// is none. O(1); O(*m*) for *m* cells in the first call after cells have been mounted or moved.
  func mountedIndex(of element: ItemKey.Element, where isWanted: (ItemKey) -> Bool) -> Int? {
    let cells = live
    if mountedKeyIndex.revision != cells.revision { mountedKeyIndex = MountedKeyIndex(cells) }
    return mountedKeyIndex.position(of: element, in: cells) { position in
      // While new content is applied, cells of deleted items are still present.
      cells[position].path != .nowhere && isWanted(cells[position].key)
    }
  }

  /// Returns a mounted cell that shows an element or a part of it; `nil` if there is none.
  package func mountedPart(of item: ElementPath) -> LiveCell? {
    if let cell = mountedCell(at: item) { return cell }
    // The items of a run are parts of the same groups.
    return shown.position(ofRun: { isElement($0, of: item) }).map { live[$0] }
  }

  func updateMountedPaths() {
    if !shown.areKnown(of: live) { shown = MountedPaths(live) }
  }

  /// Returns whether an element is an item, a decoration of the item, or a part of the item's group.
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
