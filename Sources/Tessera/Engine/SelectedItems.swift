/// The selected items and where they are. Those that are parts of groups are found without a look at the others.
struct SelectedItems {
  private var paths: [ItemKey: ElementPath] = [:]
  /// The items that are parts of groups, by the section that the parts of a group are.
  private var parts: [Int: Set<ItemKey>] = [:]

  /// Whether nothing is selected.
  var isEmpty: Bool { paths.isEmpty }

  /// What is selected.
  var keys: Set<ItemKey> { Set(paths.keys) }

  /// Where the selected items are, in no order.
  var allPaths: some Collection<ElementPath> { paths.values }

  /// Where the selected items are, in the order of the declaration.
  var sortedPaths: [ElementPath] { paths.values.sorted() }

  /// The groups of which parts are selected.
  var groups: some Collection<Int> { parts.keys }

  /// Whether an item is selected.
  func contains(_ key: ItemKey) -> Bool { paths[key] != nil }

  /// Selects an item.
  ///
  /// - Parameter isPart: Whether it is a part of a group.
  mutating func insert(_ key: ItemKey, at path: ElementPath, isPart: Bool) {
    paths[key] = path
    if isPart { parts[path.section, default: []].insert(key) }
  }

  /// Deselects an item.
  mutating func remove(_ key: ItemKey) {
    guard let path = paths.removeValue(forKey: key) else { return }
    parts[path.section]?.remove(key)
    if parts[path.section]?.isEmpty ?? false { parts[path.section] = nil }
  }

  /// Follows the groups to their new positions.
  ///
  /// - Complexity: O(*p*) for *p* selected parts of groups.
  mutating func moveGroups(to places: [Int: Int]) {
    var moved: [Int: Set<ItemKey>] = [:]
    for (group, keys) in parts {
      guard let place = places[group] else { continue }
      moved[place] = keys
      for key in keys { paths[key]?.section = place }
    }
    parts = moved
  }
}
