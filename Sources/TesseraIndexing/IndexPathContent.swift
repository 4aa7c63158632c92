@_spi(Behaviors) import Tessera
import TesseraDiff

/// Content for views that manage their own cells and layouts and request items by position: a table or a
/// collection view of a platform.
///
/// Nested sections follow the section that contains them, each with its items; a section without items also
/// counts. For such views a group of cells is one item: see ``IndexPathCell/groupContent``.
package struct IndexPathContent<H: CollectionHost> {
  let declared: DeclaredContent
  let snapshot: Snapshot
  package let issues: [Issue]

  package init() {
    declared = Content<H>().declared
    snapshot = Snapshot()
    issues = []
  }

  /// Creates indexed content, in which every element has a position and an identity.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - old: The previous content, whose known ids are reused.
  ///   - limit: The maximum number of items of a section that is checked for duplicate ids.
  ///   - placeholdersAreItems: Whether placeholders count as items, for views that support only items.
  package init(
    _ content: Content<H>, after old: IndexPathContent = IndexPathContent(), identityCheckLimit limit: Int,
    placeholdersAreItems: Bool = false
  ) {
    var issues: [Issue] = []
    declared = placeholdersAreItems ? content.declared.withPlaceholderItems : content.declared
    snapshot = Snapshot(declared, after: old.snapshot, identityCheckLimit: limit, issues: &issues)
    self.issues = issues
  }

  package var sectionCount: Int { snapshot.sections.count }

  /// The number of items in each section.
  package var counts: [Int] { snapshot.sections.map { $0.count } }

  /// Returns the number of items in a section; 0 if the section does not exist.
  package func count(of section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].count : 0
  }

  /// Returns the id of a section; `nil` if it does not exist.
  package func id(of section: Int) -> ItemID? {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].key.id : nil
  }

  package func key(ofSection section: Int) -> SectionKey { snapshot.sections[section].key }

  /// Returns the position of the first section with an id; `nil` if there is none.
  package func position(ofSection id: ItemID) -> Int? {
    snapshot.sections.firstIndex { $0.key.id == id }
  }

  package func id(at path: ItemPath) -> ItemID { snapshot.sections[path.section].id(at: path.item) }

  /// The cell of an item, created for this call; `nil` if the item does not exist.
  package subscript(path: ItemPath) -> IndexPathCell<H>? { cell(at: .item(path.item, in: path.section)) }

  /// The cell of an element, created for this call; `nil` if the element does not exist.
  package subscript(element: IndexPathElement) -> IndexPathCell<H>? { cell(at: element.path) }

  package func header(of section: Int) -> IndexPathCell<H>? {
    cell(at: ElementPath(section: section, element: .header))
  }

  package func footer(of section: Int) -> IndexPathCell<H>? {
    cell(at: ElementPath(section: section, element: .footer))
  }

  /// Returns the position of the first item with an id, in one section or in any; `nil` if there is none.
  /// O(*n*).
  package func path(of id: ItemID, inSection section: ItemID? = nil) -> ItemPath? {
    snapshot.path(of: id, inSection: section).flatMap { path in
      path.item.map { ItemPath(section: path.section, item: $0) }
    }
  }

  /// Returns the position of an item; `nil` if it does not exist. O(*n*) for the items of its section.
  package func path(of key: ItemKey) -> ItemPath? {
    guard case .item(let id, let occurrence) = key.element,
      let section = snapshot.sections.firstIndex(where: { $0.key == key.section })
    else { return nil }
    let items = snapshot.sections[section]
    guard let first = items.firstIndex(of: id) else { return nil }
    if occurrence == 0 { return ItemPath(section: section, item: first) }
    return (first..<items.count).first { items.occurrence(of: $0) == occurrence && items.id(at: $0) == id }
      .map { ItemPath(section: section, item: $0) }
  }

  /// Returns whether all sections common to both contents have a header in both or in neither, and likewise a
  /// footer; their cells do not matter. O(*s*) for *s* sections.
  package func hasSameHeaders(as old: IndexPathContent) -> Bool {
    var before: [SectionKey: SectionSnapshot] = [:]
    for section in old.snapshot.sections { before[section.key] = section }
    return snapshot.sections.allSatisfy { section in
      guard let old = before[section.key] else { return true }
      return old.hasHeader == section.hasHeader && old.hasFooter == section.hasFooter
    }
  }

  /// Returns the difference from older content.
  ///
  /// Items whose cells are unequal count as updates; if `comparesCells` is `false`, there are no updates, and
  /// no cell is created.
  ///
  /// - Complexity: O(*n*) for *n* items, except those that both versions share.
  package func difference(from old: IndexPathContent, comparesCells: Bool) -> SectionedDifference {
    snapshot.difference(from: old.snapshot, comparesCells: comparesCells)
  }

  func cell(at path: ElementPath) -> IndexPathCell<H>? {
    snapshot.cell(at: path).map { cell in
      // The sizing of all items of a `ForEach` belongs to their section, not to each cell.
      let sizing = path.item.map { snapshot.sections[path.section].sizing(at: $0) } ?? cell.sizing
      return IndexPathCell(declared: cell, key: snapshot.key(at: path, kind: cell.kind), sizing: sizing)
    }
  }
}
