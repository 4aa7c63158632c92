@_spi(Behaviors) import Tessera
import TesseraDiff

// Headers, footers, placeholders and decorations, in views that are told which of them come and go.

extension IndexPathContent {
  /// Returns the positions of all sections. O(*s*) for *s* sections.
  package func sectionPositions() -> [SectionKey: Int] {
    Dictionary(
      zip(snapshot.sections.lazy.map { $0.key }, snapshot.sections.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the identity of an element with the kind of its view; `nil` if it does not exist.
  package func key(of element: IndexPathElement) -> ItemKey? { self[element]?.key }

  /// Returns a decoration of a section, or of one of its items, by its id; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - id: The id of the decoration.
  ///   - path: The item. A decoration of the section is the same for each of them.
  package func decoration(_ id: ItemID, at path: ItemPath) -> IndexPathElement? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let section = snapshot.sections[path.section]
    guard let position = section.section.decorations.firstIndex(where: { $0.id == id }) else { return nil }
    let target = section.section.decorations[position].target
    guard target.isPerItem else { return .decoration(position, section: path.section, item: nil) }
    let count = target == .betweenItems ? section.count - 1 : section.count
    guard path.item >= 0, path.item < count else { return nil }
    return .decoration(position, section: path.section, item: path.item)
  }

  /// Returns whether all sections common to both contents have the same decorations of some ids, for the
  /// section or for each item, and views of the same kinds for them. O(*s*) for *s* sections.
  package func hasSameDecorations(_ ids: Set<ItemID>, as old: IndexPathContent) -> Bool {
    if ids.isEmpty { return true }
    var before: [SectionKey: SectionSnapshot] = [:]
    for section in old.snapshot.sections { before[section.key] = section }
    return snapshot.sections.allSatisfy { section in
      guard let old = before[section.key] else { return true }
      return section.section.decorationKinds(ids) == old.section.decorationKinds(ids)
    }
  }

  /// Returns whether both contents have the same sections, each with a header, a footer, a placeholder and
  /// decorations in both or in neither; their cells do not matter. O(*s*) for *s* sections.
  package func hasSameSupplements(as old: IndexPathContent) -> Bool {
    guard sectionCount == old.sectionCount else { return false }
    return zip(snapshot.sections, old.snapshot.sections).allSatisfy { new, old in
      new.key == old.key && new.hasHeader == old.hasHeader && new.hasFooter == old.hasFooter
        && (new.section.placeholder == nil) == (old.section.placeholder == nil)
        && new.section.decorations.map(\.id) == old.section.decorations.map(\.id)
    }
  }
}

extension DeclaredSection {
  /// Returns the targets and the kinds of the cells of decorations, by their ids.
  fileprivate func decorationKinds(_ ids: Set<ItemID>) -> [ItemID: DecorationKind] {
    var kinds: [ItemID: DecorationKind] = [:]
    for decoration in decorations where ids.contains(decoration.id) {
      kinds[decoration.id] = DecorationKind(target: decoration.target, cell: decoration.cell.kind)
    }
    return kinds
  }
}

/// The part of a decoration that determines which views show it.
private struct DecorationKind: Equatable {
  var target: DecorationTarget
  var cell: CellKind
}
