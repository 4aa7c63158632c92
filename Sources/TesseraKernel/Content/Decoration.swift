import TesseraLayout

/// A cell that belongs to a section and takes no space in it, such as a background, a separator, a badge or
/// an overlay.
///
/// It is placed relative to the section or to each of its items. It is compared, shown, moved and hidden like
/// an item, but never gets the focus.
public struct Decoration: Equatable {
  /// The id of the decoration, unique in its section.
  public let id: ItemID
  /// The element relative to which the cell is placed.
  public let target: DecorationTarget
  /// The placement relative to the target.
  public let placement: RelativePlacement
  /// The layer of the cell: higher layers are in front. Items have layer 0, and pinned cells are above 0.
  public let layer: Int
  /// The cell to show.
  public let cell: DeclaredCell
}

/// An element of a section relative to which a decoration is placed.
public enum DecorationTarget: Hashable, Sendable {
  /// The whole section, including its header and footer.
  case section
  /// The items as a whole.
  case items
  /// Each item.
  case eachItem
  /// Each item except the last.
  case betweenItems

  package var isPerItem: Bool { self == .eachItem || self == .betweenItems }
}

extension Section {
  /// Adds a cell behind the whole section.
  ///
  /// - Parameters:
  ///   - insets: The insets from the edges of the section, in points. Negative insets let the background
  ///     extend beyond it.
  ///   - cell: The cell.
  public func background(
    insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let placement = RelativePlacement(horizontal: .stretch, vertical: .stretch, insets: insets)
    return decoration("background", at: placement, layer: -1, cell)
  }

  /// Adds a cell at the lower edge of each item except the last, in front of it.
  ///
  /// - Parameters:
  ///   - insets: The insets from the edges of the item, in points.
  ///   - cell: The cell. Its declared height is the thickness of the separator.
  public func separators(
    insets: Insets = .zero, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let placement = RelativePlacement(horizontal: .stretch, vertical: .end, insets: insets)
    return decoration("separator", on: .betweenItems, at: placement, cell)
  }

  /// Adds a cell that takes no space.
  ///
  /// It replaces a decoration with the same id, which is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The id of the decoration, unique in the section.
  ///   - target: The element relative to which the cell is placed.
  ///   - placement: The placement relative to the target.
  ///   - layer: The layer of the cell. Higher layers are in front; items have layer 0.
  ///   - cell: The cell.
  public func decoration(
    _ id: some Hashable & Sendable, on target: DecorationTarget = .section, at placement: RelativePlacement,
    layer: Int = 0, @CellBuilder<H> _ cell: () -> AnyCell<H>
  ) -> Section {
    let decoration = Decoration(
      id: ItemID(id), target: target, placement: placement, layer: layer, cell: cell().declared)
    return with { section in
      if section.decorations.contains(where: { $0.id == decoration.id }) {
        section.recordReplaced(.decoration(decoration.id))
        section.decorations.removeAll { $0.id == decoration.id }
      }
      section.decorations.append(decoration)
    }
  }
}
