/// A header or footer of a section.
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  open var pinToVisibleBounds = false
  open var zIndex = 0
  open var elementKind: String { kind }
  open var alignment: NSRectAlignment { edge }
  private let kind: String
  private let edge: NSRectAlignment

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    kind = elementKind
    edge = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// An alignment to a rectangle. Only top and bottom have a meaning in the simulation.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
