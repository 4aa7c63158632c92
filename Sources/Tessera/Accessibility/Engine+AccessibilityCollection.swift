@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// What the collection is as a whole: declared, or found out from layouts and from the first item of each section.

extension Engine {
  /// What the collection is to somebody who does not see it.
  ///
  /// A section is what it is declared to be (``Section/accessibilityKind(_:)``); else a grid where its layout has rows and
  /// columns, a tree where the first item of a `ForEach` has an expansion, and a list. The collection is what all its sections are: a tree
  /// where some are trees and the others lists, else a list where they differ. Beyond the first 32 sections with items
  /// nobody is asked. Content that snaps to pages is a list of them.
  ///
  /// - Complexity: O(1); asks for up to 128 cells.
  public var accessibilityCollection: AccessibilityCollection {
    var collection = AccessibilityCollection(allowsMany: anyBehavior(in: .items) { $0.actsOnSeveral(self) })
    if countsThroughSections { return collection }
    let filled = Array(
      (0..<snapshot.declaredCount).lazy
        .filter { [snapshot] in snapshot.sections[$0].count > 0 }
        .prefix(Self.mostAskedSections))
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

  private static var mostAskedSections: Int { 32 }

  /// What a section is that has items.
  private func accessibilityKind(ofSection section: Int) -> AccessibilityCollection.Kind {
    if let declared = snapshot.sections[section].section.accessibilityKind { return declared }
    if gridPosition(of: .item(0, in: section)) != nil { return .grid }
    let isTree = snapshot.sections[section].section.runs.prefix(Self.mostAskedRuns).contains { run in
      run.count > 0 && run.cell(at: 0)?.attributes.expansion != nil
    }
    return isTree ? .tree : .list
  }

  /// How many stretches of a section are asked: what stands before a tree, such as the way to the folder around, is none.
  private static var mostAskedRuns: Int { 4 }

  /// Where an item stands in the rows and columns of its section's layout; for a part of a row, in those of its table.
  func gridPosition(of path: ElementPath) -> GridPosition? {
    guard let item = path.item, frames.sections.indices.contains(path.section) else { return nil }
    guard let row = tableRow(around: path) else {
      return frames.sections[path.section].body.gridPosition(at: item)
    }
    return GridPosition(
      row: row.item, column: item, rowCount: row.count, columnCount: snapshot.sections[path.section].count)
  }

  /// The row of a table that an item is a cell of, and how many rows there are; nil where it is none.
  func tableRow(around path: ElementPath) -> (item: Int, count: Int)? {
    guard let group = frames.group(around: path), let item = group.item,
      isTable(group.section), frames.sections[group.section].body.gridPosition(at: item) == nil
    else { return nil }
    return (item, snapshot.sections[group.section].count)
  }

  /// Whether a section is declared to be a table.
  func isTable(_ section: Int) -> Bool { snapshot.sections[section].section.accessibilityKind == .table }
}

/// Carries what a section is declared to be for screen readers.
private final class AccessibilityKindTrait: Trait {
  let kind: AccessibilityCollection.Kind

  init(_ kind: AccessibilityCollection.Kind) { self.kind = kind }

  override var makesDifference: Bool { false }
}

extension DeclaredSection {
  /// The role of the section for screen readers; nil: what follows from its layout and its items. It makes sections
  /// neither equal nor unequal.
  fileprivate var accessibilityKind: AccessibilityCollection.Kind? {
    traits.first(AccessibilityKindTrait.self)?.kind
  }
}

extension Section {
  /// Says what the section is to somebody who does not see it, in place of what follows from its layout and its items.
  ///
  /// In a table, items are rows, and the parts of a ``Group`` are the cells of its row; where the layout is a grid, items are
  /// cells.
  public func accessibilityKind(_ kind: AccessibilityCollection.Kind) -> Section {
    with { $0.traits.set(AccessibilityKindTrait(kind)) }
  }
}
