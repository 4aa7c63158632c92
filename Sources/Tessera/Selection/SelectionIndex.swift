@_spi(Behaviors) import TesseraKernel

/// An index of selected items by id, which looks up numbers in a row directly, and other ids in lazily made
/// tables.
///
/// It is a class so that copies of a selection share the tables, which do not affect its value.
final class SelectionIndex {
  private let items: SelectedItems
  private let snapshot: Snapshot
  private let names: [MissingElementID]
  private lazy var sections: [SectionKey: Int] = {
    var sections: [SectionKey: Int] = [:]
    for (position, section) in snapshot.sections.enumerated() { sections[section.key] = position }
    return sections
  }()
  /// The sections in which ids are numbers in a row.
  private lazy var numbered = snapshot.sections.indices.filter { section in
    snapshot.sections[section].section.runs.contains { $0.findsQuickly }
  }
  /// The missing elements by id.
  private lazy var missing: [ItemID: [MissingElementID.Place]] = {
    var missing: [ItemID: [MissingElementID.Place]] = [:]
    for name in names where name.part == .item { missing[name.id, default: []].append(name.place) }
    return missing
  }()
  /// The ids of the selected items, other than numbers in a row.
  private lazy var ids: Set<ItemID> = {
    var ids: Set<ItemID> = []
    forEachItem { ids.insert($0.id) }
    return ids
  }()
  /// The selected items by section, other than numbers in a row.
  private lazy var elements: Set<Element> = {
    var elements: Set<Element> = []
    forEachItem { elements.insert($0) }
    return elements
  }()

  private struct Element: Hashable {
    var section: SectionKey
    var id: ItemID
    var occurrence: Int
  }

  init(_ items: SelectedItems, in snapshot: Snapshot, names: [MissingElementID]) {
    self.names = names
    self.items = items
    self.snapshot = snapshot
  }

  func contains(_ id: ItemID, inSection section: ItemID?) -> Bool {
    if items.isEmpty { return false }
    for position in numbered where section == nil || snapshot.sections[position].key.id == section {
      if finds(id, in: position) { return true }
    }
    guard let section else { return ids.contains(id) }
    return snapshot.sections.contains {
      $0.key.id == section && elements.contains(Element(section: $0.key, id: id, occurrence: 0))
    }
  }

  /// Returns whether an id waits for its item, in one section or in any.
  func isMissing(_ id: ItemID, inSection section: ItemID?) -> Bool {
    guard !names.isEmpty, let places = missing[id] else { return false }
    return places.contains { MissingElementID(id: id, place: $0).canBe(inSection: section) }
  }

  func contains(_ key: ItemKey) -> Bool {
    if items.isEmpty { return false }
    guard case .item(let id, let occurrence) = key.element else { return containsSupplement(key) }
    if let position = sections[key.section], finds(id, in: position) { return true }
    return elements.contains(Element(section: key.section, id: id, occurrence: occurrence))
  }

  private func containsSupplement(_ key: ItemKey) -> Bool {
    let element: ElementPath.Element
    switch key.element {
    case .header: element = .header
    case .footer: element = .footer
    case .item, .placeholder, .decoration, .itemDecoration: return false
    }
    guard let position = sections[key.section] else { return false }
    return items.contains(ElementPath(section: position, element: element), in: snapshot)
      && snapshot.sections[position].cell(of: element)?.isSelectable(as: element) ?? false
  }

  /// Returns whether a number is the id of a selected item.
  private func finds(_ id: ItemID, in position: Int) -> Bool {
    let section = snapshot.sections[position]
    guard let item = section.firstIndexOfNumber(id) else { return false }
    return items.contains(.item(item, in: position), in: snapshot)
      && section.cell(at: item)?.isSelectable ?? false
  }

  private func forEachItem(_ body: (Element) -> Void) {
    var traversal = SelectionTraversal(items, in: snapshot, skipsNumbers: true)
    traversal.forEach { selectedRun in
      for item in selectedRun.items {
        body(
          Element(
            section: selectedRun.section.key, id: selectedRun.section.id(at: item),
            occurrence: selectedRun.section.occurrences[item] ?? 0))
      }
      return true
    }
  }
}

extension SectionSnapshot {
  /// Returns the position of an item in a run whose ids are numbers in a row.
  fileprivate func firstIndexOfNumber(_ id: ItemID) -> Int? {
    var start = 0
    for run in section.runs {
      if run.findsQuickly, let index = run.firstIndex(of: id) { return start + index }
      start += run.count
    }
    return nil
  }
}
