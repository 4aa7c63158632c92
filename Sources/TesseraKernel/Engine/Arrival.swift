/// A view that comes on screen in a transaction.
@_spi(Behaviors)
public struct Arrival {
  /// Its position among the cells on screen.
  package let position: Int
  /// Whether it takes the place of another kind of view for the same item.
  package let isReload: Bool
}
