@_spi(Behaviors) import TesseraKernel

/// The place and state of an item in a tree, for keys and accessibility.
public struct CellExpansion {
  /// The number of its ancestors in the tree.
  public var level: Int
  /// The parent item, if any.
  public var parent: ItemID?
  /// The position among its siblings, from 0, and their number including the item; `nil` if unknown.
  public var siblings: (index: Int, count: Int)?
  /// Whether the item can be expanded.
  public var isExpandable: Bool
  /// Whether the item is expanded.
  public var isExpanded: Bool
  /// Expands or collapses the item.
  public var toggle: () -> Void
  /// Expands the item and everything inside it.
  public var expandAll: () -> Void

  /// Creates an expansion from its parts.
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
  /// The place and state of the item in a tree; `nil` if it is in none.
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
  /// Lets keys expand and collapse the item, and reports its place in the tree to assistive technologies. The
  /// item can be focused and selected, unless ``selectable(_:)`` says otherwise.
  ///
  /// The expansion does not change the appearance: pass the row's level and whether it is expanded to the
  /// cell. While the item is tapped or handles a key, it stays where it is on screen, whatever is inserted or
  /// removed around it.
  public func expansion(_ expansion: CellExpansion) -> ModifiedCell<Base, Sizes> {
    modified {
      $0.expansion = expansion
      if $0.isSelectable == nil { $0.isSelectable = true }
    }
  }

  /// Lets keys expand and collapse the node of a row of an outline; see ``expansion(_:)``.
  ///
  /// A tap only has the declared effect, such as ``Interactive/onTap(_:)-(()->Void)`` with
  /// ``Outline/toggle(_:)``.
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
