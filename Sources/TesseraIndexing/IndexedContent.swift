@_spi(Behaviors) import Tessera
import TesseraDiff

/// Content as views see it that keep their own cells and layouts, and ask for items by their positions: a table or a
/// collection view of a platform.
///
/// Sections inside others follow the one that they are in, each with its items; a section without items is one all the
/// same. For such views a group of cells is one item: see ``IndexedCell/groupContent``.
package struct IndexedContent<H: CollectionHost> {
  /// What is declared.
  let declared: DeclaredContent
  let snapshot: Snapshot
  /// What was found wrong with the content.
  package let issues: [Issue]

  /// No sections.
  package init() {
    declared = Content<H>().declared
    snapshot = Snapshot()
    issues = []
  }

  /// Gives everything in some content a position and an identity.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - old: The content before: what is known of its ids is not found out again.
  ///   - limit: Sections with more items are not searched for duplicate ids.
  ///   - placeholdersAreItems: Whether what stands in place of items is an item, for views that have a place for nothing
  ///     else.
  package init(
    _ content: Content<H>, after old: IndexedContent = IndexedContent(), identityCheckLimit limit: Int,
    placeholdersAreItems: Bool = false
  ) {
    var issues: [Issue] = []
    declared = placeholdersAreItems ? content.declared.withPlaceholderItems : content.declared
    snapshot = Snapshot(declared, after: old.snapshot, identityCheckLimit: limit, issues: &issues)
    self.issues = issues
  }

  /// How many sections there are.
  package var sectionCount: Int { snapshot.sections.count }

  /// How many items each section has.
  package var counts: [Int] { snapshot.sections.map { $0.count } }

  /// How many items a section has; none where there is no such section.
  package func count(of section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].count : 0
  }

  /// The id of a section; nil where there is none.
  package func id(of section: Int) -> ItemID? {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].key.id : nil
  }

  /// The key of a section.
  package func key(ofSection section: Int) -> SectionKey { snapshot.sections[section].key }

  /// The position of the first section with an id; nil where there is none.
  package func position(ofSection id: ItemID) -> Int? {
    snapshot.sections.firstIndex { $0.key.id == id }
  }

  /// The id of an item.
  package func id(at path: ItemPath) -> ItemID { snapshot.sections[path.section].id(at: path.item) }

  /// An item's cell, made for this call; nil where there is no such item.
  package subscript(path: ItemPath) -> IndexedCell<H>? { cell(at: .item(path.item, in: path.section)) }

  /// The cell of anything, made for this call; nil where there is no such thing.
  package subscript(element: IndexedElement) -> IndexedCell<H>? { cell(at: element.path) }

  /// What stands above the items of a section.
  package func header(of section: Int) -> IndexedCell<H>? {
    cell(at: ElementPath(section: section, element: .header))
  }

  /// What stands below the items of a section.
  package func footer(of section: Int) -> IndexedCell<H>? {
    cell(at: ElementPath(section: section, element: .footer))
  }

  /// The position of the first item with an id, in one section or in any.
  ///
  /// - Complexity: O(*n*).
  package func path(of id: ItemID, inSection section: ItemID? = nil) -> ItemPath? {
    snapshot.path(of: id, inSection: section).flatMap { path in
      path.item.map { ItemPath(section: path.section, item: $0) }
    }
  }

  /// The position of an item; nil where it is not there.
  ///
  /// - Complexity: O(*n*) for the items of its section.
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

  /// Whether sections that are in both have the same of header and footer, whatever these show.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package func hasSameHeaders(as old: IndexedContent) -> Bool {
    var before: [SectionKey: SectionSnapshot] = [:]
    for section in old.snapshot.sections { before[section.key] = section }
    return snapshot.sections.allSatisfy { section in
      guard let old = before[section.key] else { return true }
      return old.hasHeader == section.hasHeader && old.hasFooter == section.hasFooter
    }
  }

  /// What turns older content into this. Items whose cells are unequal are updates; with `comparesCells` false none is,
  /// and no cell is made.
  ///
  /// - Complexity: O(*n*) for *n* items, but for those that two versions share.
  package func difference(from old: IndexedContent, comparesCells: Bool) -> SectionedDifference {
    snapshot.difference(from: old.snapshot, comparesCells: comparesCells)
  }

  func cell(at path: ElementPath) -> IndexedCell<H>? {
    snapshot.cell(at: path).map { cell in
      // What is declared for all items of a `ForEach` is known to their section, not to each cell.
      let sizing = path.item.map { snapshot.sections[path.section].sizing(at: $0) } ?? cell.sizing
      return IndexedCell(declared: cell, key: snapshot.key(at: path, kind: cell.kind), sizing: sizing)
    }
  }
}
