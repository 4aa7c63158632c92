@_spi(Behaviors) import Tessera
import TesseraDiff

// Selections of views that select by position.

extension IndexPathContent {
  /// Returns the selection of items at positions. O(*n*) for *n* selected items.
  package func selection(of paths: [ItemPath]) -> Selection {
    Selection(paths.map { .item($0.item, in: $0.section) }, in: snapshot)
  }

  /// Returns the positions of the items of a selection that exist and can be selected. O(*n* + *m*) for *n*
  /// selected items and *m* items.
  package func paths(of selection: Selection) -> [ItemPath] {
    (paths(of: selection.keys) + missingPaths(of: selection)).filter { self[$0]?.isSelectable ?? false }
  }

  /// Returns the positions of the items for which a selection waits.
  private func missingPaths(of selection: Selection) -> [ItemPath] {
    var missing = Set(selection.missingIDs)
    var paths: [ItemPath] = []
    for (position, section) in snapshot.sections.enumerated() where !missing.isEmpty {
      func find(_ id: ItemID, at item: Int) {
        guard selection.contains(id, inSection: section.key.id), missing.remove(id) != nil else { return }
        paths.append(ItemPath(section: position, item: item))
      }
      if section.section.runs.allSatisfy({ $0.findsQuickly }) {
        for id in missing { section.firstIndex(of: id).map { find(id, at: $0) } }
      } else {
        for item in 0..<section.count where !missing.isEmpty {
          let id = section.id(at: item)
          if missing.contains(id) { find(id, at: item) }
        }
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
