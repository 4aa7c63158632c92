import TesseraLayout

/// A closure that returns an extent, and the id by which it is compared; see ``Dimension/custom(id:_:)``.
///
/// It is a class, so that a ``Dimension`` stays small.
public final class CustomDimension: Sendable {
  private let id: ItemID
  /// The extent in points for an offered size, as the closure returns it.
  let extent: @Sendable (_ offered: Size) -> Double

  init(id: ItemID, extent: @escaping @Sendable (_ offered: Size) -> Double) {
    self.id = id
    self.extent = extent
  }
}

extension CustomDimension: Hashable {
  /// Returns whether both have equal ids of the same type.
  public static func == (left: CustomDimension, right: CustomDimension) -> Bool {
    left === right || left.id == right.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}
