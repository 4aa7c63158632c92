import TesseraDiff

extension EditModel {
  mutating func insertSections(_ entries: [Mailbox.Entry], at place: Edit.SectionPlace) {
    var position = 0
    switch place {
    case .before(let id):
      guard let section = find(id, for: .insertTarget) else { return }
      position = section
    case .after(let id):
      guard let section = find(id, for: .insertTarget) else { return }
      position = section + 1
    case .start: position = 0
    case .end: position = sections.count
    }
    for (offset, entry) in entries.enumerated() {
      insertSection(entry.section, at: position + offset)
      for (item, value) in entry.items.enumerated() {
        insert(node(value), at: ItemPath(section: position + offset, item: item))
      }
    }
  }

  private mutating func insertSection(_ value: Folder, at position: Int) {
    for other in sections where other.node.value.id == value.id { repeatedSections.insert(value.id) }
    sections.insert(Section(node: node(value), items: []), at: position)
  }

  mutating func replaceSection(_ id: String, with value: Folder) {
    guard let section = find(id, for: .replace) else { return }
    if value.id == id {
      sections[section].node.value = value
      return
    }
    let items = sections.remove(at: section).items
    insertSection(value, at: section)
    for (item, node) in items.enumerated() { insert(node, at: ItemPath(section: section, item: item)) }
  }

  mutating func moveSections(_ ids: [String], to place: Edit.SectionPlace) {
    var target: Int?
    switch place {
    case .before(let id), .after(let id):
      guard let section = find(id, for: .moveTarget) else { return }
      target = sections[section].node.number
    case .start, .end: break
    }
    var last: Int?
    for id in ids {
      guard let section = find(id, for: .move) else { continue }
      let mover = sections[section]
      if mover.node.number == target {
        issues.append(.sectionIsItsOwnTarget(id))
        continue
      }
      if mover.node.number == last { continue }
      sections.remove(at: section)
      let destination: Int
      if let last {
        destination = position(of: last) + 1
      } else {
        switch place {
        case .before: destination = position(of: target)
        case .after: destination = position(of: target) + 1
        case .start: destination = 0
        case .end: destination = sections.count
        }
      }
      sections.insert(mover, at: destination)
      last = mover.node.number
    }
  }

  private func position(of section: Int?) -> Int { sections.firstIndex { $0.node.number == section } ?? 0 }
}
