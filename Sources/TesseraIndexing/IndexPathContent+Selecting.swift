@_spi(Behaviors) import Tessera
import TesseraDiff

// Selections of views that select by position.

extension IndexPathContent {
  /// Returns the selection of items at positions. O(*n*) for *n* selected items.
  package func selection(of paths: [ItemPath]) -> Selection {
    Selection(paths.map { .item($0.item, in: $0.section) }, in: snapshot)
  }

  /// Returns the positions of the items of a selection that exist and can be selected. O(*n* + *m*) for *n*
  /// selected items and *m* items of their sections.
  package func paths(of selection: Selection) -> [ItemPath] {
    let named = pathsOfMissingItems(of: selection)
    return (paths(of: selection.keys) + named).filter { self[$0]?.isSelectable ?? false }
  }

  /// Returns the first position of each item that the selection names but has not found in its content.
  private func pathsOfMissingItems(of selection: Selection) -> [ItemPath] {
    var wanted = Set(selection.missingIDs)
    var paths: [ItemPath] = []
    for (position, section) in snapshot.sections.enumerated() where !wanted.isEmpty {
      for item in 0..<section.count where !wanted.isEmpty {
        let id = section.id(at: item)
        guard wanted.contains(id), selection.contains(id, inSection: section.key.id) else { continue }
        wanted.remove(id)
        paths.append(ItemPath(section: position, item: item))
      }
    }
    return paths
  }

  /// Returns the positions of the items that exist. O(*m*) for *m* items of their sections, until all are
  /// found.
  package func paths(of keys: [ItemKey]) -> [ItemPath] {
    var paths: [ItemPath] = []
    for (section, keys) in Dictionary(grouping: keys, by: { $0.section }) {
      guard let position = snapshot.sections.firstIndex(where: { $0.key == section }) else { continue }
      let items = snapshot.sections[position]
      var wanted: [ItemID: Set<ItemKey>] = [:]
      for key in keys {
        if case .item(let id, _) = key.element { wanted[id, default: []].insert(key) }
      }
      for item in 0..<items.count where !wanted.isEmpty {
        let (id, path) = (items.id(at: item), ItemPath(section: position, item: item))
        guard let known = wanted[id], let key = key(at: path), known.contains(key) else { continue }
        wanted[id] = known.count == 1 ? nil : known.subtracting([key])
        paths.append(path)
      }
    }
    return paths
  }

  /// Returns the identity of an item; `nil` if it does not exist.
  package func key(at path: ItemPath) -> ItemKey? {
    let path = ElementPath.item(path.item, in: path.section)
    return snapshot.kind(at: path).map { snapshot.key(at: path, kind: $0) }
  }
}
