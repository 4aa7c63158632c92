/// A layout of any kind: an Equatable, Sendable value that composes.
///
///     Layout.flow(spacing: 8).inset(10)
///     Layout.waterfall(columns: 3).transposed()
///
/// Two layouts are equal when their algorithms are of the same type and equal.
public struct Layout: Equatable, Sendable {
  private let box: LayoutBox

  /// Erases an algorithm.
  public init(_ algorithm: some LayoutAlgorithm) { box = TypedLayoutBox(algorithm) }

  /// Places the items in a container, whose extents are in points; a container that is not sane is replaced
  /// by the nearest one that is (``Size/sanitized``).
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    box.arrange(items, in: container.sanitized)
  }

  /// What is wrong with the parameters of the layout in a container, and what happens instead.
  public func faults(in container: Size) -> [LayoutFault] { box.faults(in: container.sanitized) }

  /// Compares the algorithms.
  public static func == (left: Layout, right: Layout) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }
}

/// An algorithm whose type is hidden.
private class LayoutBox: @unchecked Sendable {
  // Sendable by hand because a class that is subclassed cannot be checked; all there is is one constant Sendable value.
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    Arrangement(count: 0, contentSize: .zero)
  }

  func faults(in container: Size) -> [LayoutFault] { [] }

  func isEqual(to other: LayoutBox) -> Bool { false }
}

/// The hidden type.
private final class TypedLayoutBox<Algorithm: LayoutAlgorithm>: LayoutBox, @unchecked Sendable {
  // See the superclass for why this is written by hand.
  private let algorithm: Algorithm

  init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  override func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    algorithm.arrange(items, in: container)
  }

  override func faults(in container: Size) -> [LayoutFault] { algorithm.faults(in: container) }

  override func isEqual(to other: LayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<Algorithm> else { return false }
    return algorithm == other.algorithm
  }
}
