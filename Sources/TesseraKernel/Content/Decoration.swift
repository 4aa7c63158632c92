import TesseraLayout

/// A cell that belongs to a section and takes no room in it: a background, a separator, a badge, an overlay.
///
/// It is placed relative to the section or to each of its items, is compared, shown, moved and hidden like an item,
/// and never gets the focus.
public struct Decoration: Equatable {
  /// What tells this decoration from the others of the section.
  public let id: ItemID
  /// What the cell is placed relative to.
  public let target: DecorationTarget
  /// Where it stands there.
  public let placement: RelativePlacement
  /// Decorations of a higher layer stand in front. Items are at 0, what is pinned is above 0.
  public let layer: Int
  /// The cell.
  public let cell: DeclaredCell
}

/// What a decoration is placed relative to.
public enum DecorationTarget: Hashable, Sendable {
  /// The whole section, with its header and its footer.
  case section
  /// The items alone, all of them together.
  case items
  /// Each item.
  case eachItem
  /// Each item but the last one.
  case betweenItems

  /// Whether there is one for each item, and not one for all.
  var isPerItem: Bool { self == .eachItem || self == .betweenItems }
}

extension Section {
  /// Puts a cell behind the whole section.
  ///
  /// - Parameters:
  ///   - insets: How much smaller than the section it is, in points; negative distances let it stick out.
  ///   - cell: The cell.
  public func background(
    insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let placement = RelativePlacement(horizontal: .stretch, vertical: .stretch, insets: insets)
    return decoration("background", at: placement, layer: -1, cell)
  }

  /// Puts a cell at the lower edge of each item but the last one, in front of it.
  ///
  /// - Parameters:
  ///   - insets: How much narrower than the item it is, in points.
  ///   - cell: The cell; its declared height says how thick the separator is.
  public func separators(
    insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let placement = RelativePlacement(horizontal: .stretch, vertical: .end, insets: insets)
    return decoration("separator", on: .betweenItems, at: placement, cell)
  }

  /// Adds a cell that takes no room, in place of one with the same id; that there were two is reported.
  ///
  /// - Parameters:
  ///   - id: What tells it from the section's other decorations.
  ///   - target: What it is placed relative to.
  ///   - placement: Where it stands there.
  ///   - layer: Decorations of a higher layer stand in front; items are at 0.
  ///   - cell: The cell.
  public func decoration(
    _ id: some Hashable & Sendable, on target: DecorationTarget = .section, at placement: RelativePlacement,
    layer: Int = 0, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let decoration = Decoration(
      id: ItemID(id), target: target, placement: placement, layer: layer, cell: cell().declared)
    return with { section in
      if section.decorations.contains(where: { $0.id == decoration.id }) {
        section.noteReplaced(.decoration(decoration.id))
        section.decorations.removeAll { $0.id == decoration.id }
      }
      section.decorations.append(decoration)
    }
  }
}
