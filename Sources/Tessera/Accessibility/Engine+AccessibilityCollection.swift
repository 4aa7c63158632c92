@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The description of the whole collection: declared, or derived from layouts and from the first item of each
// section.

extension Engine {
  /// Whether the user can select items. Unlike ``selectionMode``, it does not make a program link selection.
  package var allowsSelection: Bool { anyBehavior(in: .items) { $0.allowsSelection(self) } }

  /// The description of the collection for a screen reader.
  ///
  /// The kind of a section is the declared one (``Section/accessibilityKind(_:)``); else a grid if its layout
  /// has rows and columns, a tree if the first item of a `ForEach` has an expansion, and a list otherwise.
  /// The kind of the collection is that of all its sections; if they differ, it is a tree if some are trees
  /// and the others lists, and a list otherwise. Only the first 32 sections with items are inspected. Content
  /// that snaps to pages is a list of them.
  ///
  /// - Complexity: O(1); makes up to 128 cells.
  public var accessibilityCollection: AccessibilityCollection {
    var collection = AccessibilityCollection(
      allowsMany: anyBehavior(in: .items) { $0.allowsMultipleItems(self) })
    if countsThroughSections { return collection }
    let filled = Array(
      (0..<snapshot.declaredCount).lazy
        .filter { [snapshot] in snapshot.sections[$0].count > 0 }
        .prefix(Self.maxInspectedSections))
    let kinds = Set(filled.map { accessibilityKind(ofSection: $0) })
    if kinds == [.list, .tree] {
      collection.kind = .tree
    } else if let kind = kinds.first, kinds.count == 1 {
      collection.kind = kind
    }
    guard let section = filled.first, filled.count == 1 else { return collection }
    switch collection.kind {
    case .grid, .table:
      let position = gridPosition(of: .item(0, in: section))
      collection.rowCount = position?.rowCount ?? snapshot.sections[section].count
      collection.columnCount = position?.columnCount
    case .list, .tree: break
    }
    return collection
  }

  private static var maxInspectedSections: Int { 32 }

  private func accessibilityKind(ofSection section: Int) -> AccessibilityCollection.Kind {
    if let declared = snapshot.sections[section].section.accessibilityKind { return declared }
    if gridPosition(of: .item(0, in: section)) != nil { return .grid }
    let isTree = snapshot.sections[section].section.runs.prefix(Self.maxInspectedRuns).contains { run in
      run.count > 0 && run.cell(at: 0)?.attributes.expansion != nil
    }
    return isTree ? .tree : .list
  }

  /// The number of inspected runs of a section: a tree may follow others, such as the path of folders.
  private static var maxInspectedRuns: Int { 4 }

  /// Returns the position of an item in the rows and columns of its section's layout, or of its table.
  func gridPosition(of path: ElementPath) -> GridPosition? {
    guard let item = path.item, frames.sections.indices.contains(path.section) else { return nil }
    guard let row = tableRow(around: path) else {
      return frames.sections[path.section].body.gridPosition(at: item)
    }
    return GridPosition(
      row: row.item, column: item, rowCount: row.count, columnCount: snapshot.sections[path.section].count)
  }

  /// Returns the row of a table that contains an item, and the number of rows; `nil` outside of rows.
  func tableRow(around path: ElementPath) -> (item: Int, count: Int)? {
    guard let group = frames.group(around: path), let item = group.item,
      isTable(group.section), frames.sections[group.section].body.gridPosition(at: item) == nil
    else { return nil }
    return (item, snapshot.sections[group.section].count)
  }

  func isTable(_ section: Int) -> Bool { snapshot.sections[section].section.accessibilityKind == .table }
}

private final class AccessibilityKindTrait: Trait {
  let kind: AccessibilityCollection.Kind

  init(_ kind: AccessibilityCollection.Kind) { self.kind = kind }

  override var makesDifference: Bool { false }
}

extension DeclaredSection {
  /// The declared kind of the section for screen readers; `nil` to derive it. It is not compared.
  fileprivate var accessibilityKind: AccessibilityCollection.Kind? {
    traits.first(AccessibilityKindTrait.self)?.kind
  }
}

extension Section {
  /// Declares the kind of the section for screen readers, in place of the one derived from its layout and its
  /// items.
  ///
  /// In a table, items are rows, and the parts of a ``Group`` are the cells of its row; if the layout is a
  /// grid, items are cells.
  public func accessibilityKind(_ kind: AccessibilityCollection.Kind) -> Section {
    with { $0.traits.set(AccessibilityKindTrait(kind)) }
  }
}
