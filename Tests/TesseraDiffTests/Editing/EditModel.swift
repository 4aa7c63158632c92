import TesseraDiff

/// The meaning of edits, in arrays of arrays and plain loops.
struct EditModel {
  /// A value with a number that stays with it.
  struct Node<Value> {
    let number: Int
    var value: Value
    var isReloaded = false
  }

  struct Section {
    var node: Node<Folder>
    var items: [Node<Mail>]
    /// Ids that were inserted while they already existed.
    var repeated: Set<Int> = []
  }

  var sections: [Section] = []
  var issues: [Mailbox.Issue] = []
  /// Numbers of sections and items that have been reloaded, even if they were removed later.
  private(set) var reloaded: Set<Int> = []
  var repeatedSections: Set<String> = []
  private var nextNumber = 0

  init(_ snapshot: Mailbox) {
    for entry in snapshot.entries {
      sections.append(Section(node: node(entry.section), items: entry.items.map { node($0) }))
    }
  }

  /// The duplicates that edits made and that still exist.
  var duplicates: [Mailbox.Issue] {
    let names = sections.map { $0.node.value.id }
    var result: [Mailbox.Issue] = []
    for id in firstOccurrences(of: names)
    where repeatedSections.contains(id) && names.filter({ $0 == id }).count > 1 {
      result.append(.duplicateSection(id, positions: names.indices.filter { names[$0] == id }))
    }
    for section in sections {
      let ids = section.items.map { $0.value.id }
      for id in firstOccurrences(of: ids)
      where section.repeated.contains(id) && ids.filter({ $0 == id }).count > 1 {
        result.append(
          .duplicateItem(id, section: section.node.value.id, positions: ids.indices.filter { ids[$0] == id }))
      }
    }
    return result
  }

  private func firstOccurrences<ID: Equatable>(of ids: [ID]) -> [ID] {
    ids.indices.filter { ids.firstIndex(of: ids[$0]) == $0 }.map { ids[$0] }
  }

  mutating func node<Value>(_ value: Value) -> Node<Value> {
    defer { nextNumber += 1 }
    return Node(number: nextNumber, value: value)
  }
}

extension EditModel {
  mutating func perform(_ edit: Edit) {
    switch edit {
    case .insert(let items, let place): insert(items, at: place)
    case .remove(let ids, let section):
      for id in ids {
        guard let path = find(id, in: section, for: .remove) else { continue }
        sections[path.section].items.remove(at: path.item)
      }
    case .removeAll(let id):
      guard let section = find(id, for: .empty) else { return }
      sections[section].items = []
    case .replace(let id, let section, let item): replace(id, in: section, with: item)
    case .reload(let ids, let section):
      for id in ids {
        guard let path = find(id, in: section, for: .reload) else { continue }
        reloaded.insert(sections[path.section].items[path.item].number)
      }
    case .move(let ids, let source, let place): move(ids, from: source, to: place)
    case .insertSections(let entries, let place): insertSections(entries, at: place)
    case .removeSections(let ids):
      for id in ids {
        guard let section = find(id, for: .remove) else { continue }
        sections.remove(at: section)
      }
    case .replaceSection(let id, let value): replaceSection(id, with: value)
    case .reloadSections(let ids):
      for id in ids {
        guard let section = find(id, for: .reload) else { continue }
        reloaded.insert(sections[section].node.number)
      }
    case .moveSections(let ids, let place): moveSections(ids, to: place)
    }
  }

  mutating func find(_ id: String, for purpose: EditPurpose) -> Int? {
    for section in sections.indices where sections[section].node.value.id == id { return section }
    issues.append(.unknownSection(id, purpose: purpose))
    return nil
  }

  mutating func find(_ id: Int, in name: String?, for purpose: EditPurpose) -> ItemPath? {
    for (position, section) in sections.enumerated() where name == nil || section.node.value.id == name {
      for item in section.items.indices where section.items[item].value.id == id {
        return ItemPath(section: position, item: item)
      }
      // Of sections with the same id, only the first counts.
      if name != nil { break }
    }
    issues.append(.unknownItem(id, section: name, purpose: purpose))
    return nil
  }

  /// Returns the current path of a place, and the number of the item that it names.
  mutating func resolve(_ place: Edit.Place, for purpose: EditPurpose) -> (
    path: ItemPath, target: Int?
  )? {
    switch place {
    case .before(let id, let section):
      guard let path = find(id, in: section, for: purpose) else { return nil }
      return (path, sections[path.section].items[path.item].number)
    case .after(let id, let section):
      guard let path = find(id, in: section, for: purpose) else { return nil }
      return (
        ItemPath(section: path.section, item: path.item + 1), sections[path.section].items[path.item].number
      )
    case .start(let id):
      guard let section = find(id, for: purpose) else { return nil }
      return (ItemPath(section: section, item: 0), nil)
    case .end(let id):
      guard let section = find(id, for: purpose) else { return nil }
      return (ItemPath(section: section, item: sections[section].items.count), nil)
    }
  }

  mutating func insert(_ items: [Mail], at place: Edit.Place) {
    guard !items.isEmpty, let path = resolve(place, for: .insertTarget)?.path else { return }
    for (offset, item) in items.enumerated() {
      insert(node(item), at: ItemPath(section: path.section, item: path.item + offset))
    }
  }

  mutating func insert(_ node: Node<Mail>, at path: ItemPath) {
    for other in sections[path.section].items where other.value.id == node.value.id {
      sections[path.section].repeated.insert(node.value.id)
    }
    sections[path.section].items.insert(node, at: path.item)
  }

  private mutating func replace(_ id: Int, in section: String?, with item: Mail) {
    guard let path = find(id, in: section, for: .replace) else { return }
    if item.id == id {
      sections[path.section].items[path.item].value = item
    } else {
      sections[path.section].items.remove(at: path.item)
      insert(node(item), at: path)
    }
  }
}
