import TesseraDiff

extension EditModel {
  mutating func move(_ ids: [Int], from source: String?, to place: Edit.Place) {
    guard !ids.isEmpty, let (_, target) = resolve(place, for: .moveTarget) else { return }
    var last: Int?
    for id in ids {
      guard let path = find(id, in: source, for: .move) else { continue }
      let mover = sections[path.section].items[path.item]
      if mover.number == target {
        issues.append(.itemIsItsOwnTarget(id))
        continue
      }
      if mover.number == last { continue }
      let home = path.section
      sections[home].items.remove(at: path.item)
      let destination = last.map { behind($0) } ?? position(of: place, target: target)
      if destination.section == home {
        sections[home].items.insert(mover, at: destination.item)
      } else {
        insert(mover, at: destination)
      }
      last = mover.number
    }
  }

  private func behind(_ number: Int) -> ItemPath {
    for (section, entry) in sections.enumerated() {
      for (item, node) in entry.items.enumerated() where node.number == number {
        return ItemPath(section: section, item: item + 1)
      }
    }
    return ItemPath(section: 0, item: 0)
  }

  private func position(of place: Edit.Place, target: Int?) -> ItemPath {
    switch place {
    case .before:
      let path = behind(target ?? -1)
      return ItemPath(section: path.section, item: path.item - 1)
    case .after: return behind(target ?? -1)
    case .start(let id):
      return ItemPath(section: sections.firstIndex { $0.node.value.id == id } ?? 0, item: 0)
    case .end(let id):
      let section = sections.firstIndex { $0.node.value.id == id } ?? 0
      return ItemPath(section: section, item: sections[section].items.count)
    }
  }
}
