@_spi(Behaviors) import TesseraKernel

/// How an item stands in a tree: what keys and accessibility go by.
public struct CellExpansion {
  /// How many items are around it.
  public var level: Int
  /// The item around it; nil: there is none.
  public var parent: ItemID?
  /// Its position among the items beside it, from 0, and how many those are with it; nil where nobody knows.
  public var siblings: (index: Int, count: Int)?
  /// Whether it can be expanded.
  public var isExpandable: Bool
  /// Whether its children follow.
  public var isExpanded: Bool
  /// Expands or collapses it.
  public var toggle: () -> Void
  /// Expands it and everything inside it.
  public var expandAll: () -> Void

  /// Makes an expansion from its parts.
  public init(
    level: Int, parent: ItemID? = nil, siblings: (index: Int, count: Int)? = nil, isExpandable: Bool,
    isExpanded: Bool, toggle: @escaping () -> Void, expandAll: @escaping () -> Void = {}
  ) {
    self.level = level
    self.parent = parent
    self.siblings = siblings
    self.isExpandable = isExpandable
    self.isExpanded = isExpanded
    self.toggle = toggle
    self.expandAll = expandAll
  }
}

extension CellAttributes {
  /// How the item stands in a tree; nil: it is in none.
  public var expansion: CellExpansion? {
    get { declared.first(ExpansionTrait.self)?.expansion }
    set {
      if let newValue {
        declared.set(ExpansionTrait(newValue))
      } else {
        declared.remove(ExpansionTrait.self)
      }
    }
  }
}

extension ModifiableCell {
  /// Lets keys expand and collapse the item, and accessibility tell how it stands in its tree. It takes part in focus and
  /// selection, unless ``selectable(_:)`` says otherwise.
  ///
  /// It looks as its cell draws it: tell that of the row's level and of whether it is expanded. While the item is tapped or
  /// its key is pressed, it stays where it is on screen, whatever comes and goes around it.
  public func expansion(_ expansion: CellExpansion) -> ModifiedCell<Base, Sizes> {
    modified {
      $0.expansion = expansion
      if $0.isSelectable == nil { $0.isSelectable = true }
    }
  }

  /// Lets keys expand and collapse the node of a row of an outline; see ``expansion(_:)``.
  ///
  /// A tap does what is declared for taps: ``Interactive/onTap(_:)-(()->Void)`` with ``Outline/toggle(_:)``, for example.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public func expands<Node, ID>(
    _ row: OutlineRow<Node>, in outline: Outline<Node, ID>
  ) -> ModifiedCell<Base, Sizes> {
    expansion(
      CellExpansion(
        level: row.level, parent: row.parent, siblings: row.siblings, isExpandable: row.isExpandable,
        isExpanded: row.isExpanded, toggle: { outline.toggle(row) },
        expandAll: { outline.expandAll(inside: row) }))
  }
}
