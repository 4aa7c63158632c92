import TesseraLayout

/// A type-erased cell, independent of its host, with its attributes.
@usableFromInline
package class CellBox {
  package let kind: CellKind
  /// The declared attributes; `nil` if there are none. A box of their own, because they take much more memory
  /// than most cells.
  private let declaredAttributes: AttributesBox?

  /// Creates a cell.
  init(kind: CellKind, attributes: AttributesBox?) {
    self.kind = kind
    declaredAttributes = attributes
  }

  package final var attributes: CellAttributes { declaredAttributes?.attributes ?? CellAttributes() }

  /// The default size of the cell.
  var sizing: Sizing { Sizing(height: .fixed(0)) }

  /// The declared size of the item.
  final var itemSizing: Sizing { declaredAttributes?.attributes.sizing ?? sizing }

  /// The declared layout traits of the item.
  final var itemTraits: LayoutTraits { declaredAttributes?.attributes.traits ?? .none }

  var isPortable: Bool { false }

  /// The parts if the cell is a group of cells; `nil` otherwise.
  var group: DeclaredSection? { nil }

  /// Whether the cell is a group, which is cheaper to check than copying ``group``.
  var isGroup: Bool { false }

  func isEqual(to other: CellBox) -> Bool { false }

  func measure(offered: Size) -> Size? { nil }

  /// Returns the baselines of the cell's text; `nil` if it has none or only the host knows.
  func baselines(in size: Size) -> Baselines? { nil }

  #if !hasFeature(Embedded)
  /// Passes the cell to an inquiry for cells of its type.
  func answer(_ inquiry: ContentQuery) {}
  #endif

  /// Returns the event of a tap inside the cell; `nil` if it has none, or only the view knows.
  package func event(at point: Point, in size: Size, state: CellState) -> AnyCellEvent? { nil }

  /// Returns the event of a key while the cell has the focus; `nil` if it has none.
  package func event(for key: Key) -> AnyCellEvent? { nil }

  /// The accessibility description of the cell itself.
  var accessibility: CellAccessibility { CellAccessibility() }

  package func drawing(in size: Size) -> Drawing { Drawing() }
}

/// The attributes of a cell that has any.
@usableFromInline
final class AttributesBox {
  let attributes: CellAttributes

  @usableFromInline
  init(_ attributes: CellAttributes) { self.attributes = attributes }
}

extension AttributesBox? {
  /// Returns the attributes with a trait that the cell declares by itself.
  func adding(_ trait: Trait?) -> AttributesBox? {
    guard let trait else { return self }
    var attributes = self?.attributes ?? CellAttributes()
    attributes.declared.add(trait)
    return AttributesBox(attributes)
  }
}

#if !hasFeature(Embedded)
// Inspecting cells is for tests, and for apps that compare declarations. It is not available in Embedded
// Swift, whose compiler (6.3) does not lower a generic class that is only cast to.

/// An inquiry for a cell of a certain type.
class ContentQuery {}

final class TypedContentQuery<C: CellContent>: ContentQuery {
  var content: C?

  override init() {}
}
#endif
