import TesseraDiff
import TesseraTesting
import TestSupport

extension RandomChange {
  private typealias Section = Traveller<BatchModel<Int>.Section, Int>
  private typealias Item = Traveller<BatchModel<Int>.Item, ItemPath>

  /// Deletes, inserts, moves and updates.
  mutating func restructure(_ generator: inout SeededGenerator) {
    let sections = rearrangeSections(&generator)
    let items = rearrangeItems(of: sections, &generator)
    for (target, section) in sections.enumerated() {
      var section = section
      if changes(&section.element.content, isOld: section.origin != nil, &generator) {
        batch.sectionUpdates.append(target)
      }
      section.element.items = items[target].enumerated().map { position, item in
        var item = item
        if changes(&item.element.content, isOld: item.origin != nil, &generator) {
          batch.updates.append(ItemPath(section: target, item: position))
        }
        return item.element
      }
      new.sections.append(section.element)
    }
  }

  /// Sometimes changes a content, and seldom only reports a change.
  private func changes(_ content: inout Int, isOld: Bool, _ generator: inout SeededGenerator) -> Bool {
    guard isOld, generator.chance(20) else { return false }
    if generator.chance(80) { content += 1 }
    return true
  }

  private mutating func rearrangeSections(_ generator: inout SeededGenerator) -> [Section] {
    var staying: [Section] = []
    var arriving: [Section] = []
    for (position, section) in old.sections.enumerated() {
      if style != .items, generator.chance(20) {
        batch.sectionDeletes.append(position)
      } else if style == .order, generator.chance(40) {
        arriving.append(Section(element: section, origin: position, isMoved: true))
      } else {
        staying.append(Section(element: section, origin: position))
      }
    }
    if style != .items {
      for _ in 0..<generator.number(0...2) { arriving.append(Section(element: source.section(&generator))) }
    }
    let sections = Section.mixed(staying, arriving, &generator) { $0 }
    for (target, section) in sections.enumerated() {
      if let origin = section.origin {
        if section.isMoved { batch.sectionMoves.append(Move(from: origin, to: target)) }
      } else {
        batch.sectionInserts.append(target)
      }
    }
    return sections
  }

  /// Rearranges the items of all sections. Items of inserted and moved sections stay as they are, and so do
  /// all items of a table that moves sections.
  private mutating func rearrangeItems(
    of sections: [Section], _ generator: inout SeededGenerator
  ) -> [[Item]] {
    var staying = sections.map { section in
      section.element.items.enumerated().map { position, item in
        Item(element: item, origin: section.origin.map { ItemPath(section: $0, item: position) })
      }
    }
    guard rules == .collectionView || batch.sectionMoves.isEmpty else { return staying }
    let open = sections.indices.filter { sections[$0].origin != nil && !sections[$0].isMoved }
    let mayInsert = batch.sectionInserts.isEmpty || batch.sectionMoves.isEmpty
    var arriving = sections.map { _ in [Item]() }
    for section in open {
      staying[section] = staying[section].filter { item in
        if generator.chance(20), let origin = item.origin {
          batch.deletes.append(origin)
          // Sometimes the item is inserted again.
          if mayInsert, generator.chance(20) { arriving[section].append(Item(element: item.element)) }
          return false
        }
        guard generator.chance(20) else { return true }
        arriving[generator.pick(open)].append(Item(element: item.element, origin: item.origin, isMoved: true))
        return false
      }
      if mayInsert {
        for _ in 0..<generator.number(0...2) { arriving[section].append(Item(element: source.item())) }
      }
    }
    for section in open {
      staying[section] = Item.mixed(staying[section], arriving[section], &generator) { path in
        path?.section == sections[section].origin ? path?.item : nil
      }
      tell(staying[section], in: section)
    }
    return staying
  }

  /// Adds the inserts and moves of a section that is complete.
  private mutating func tell(_ items: [Item], in section: Int) {
    for (position, item) in items.enumerated() {
      let path = ItemPath(section: section, item: position)
      if let origin = item.origin {
        if item.isMoved { batch.moves.append(Move(from: origin, to: path)) }
      } else {
        batch.inserts.append(path)
      }
    }
  }
}
