/// A type-erased layout: a composable value of any kind of layout.
///
///     Layout.flow(spacing: 8).inset(10)
///     Layout.waterfall(columns: 3).transposed()
///
/// Two layouts are equal if their algorithms have the same type and are equal.
public struct Layout: Equatable, Sendable {
  private let box: LayoutBox

  /// Creates a layout that erases the type of an algorithm.
  public init(_ algorithm: some LayoutAlgorithm) { box = TypedLayoutBox(algorithm) }

  /// Arranges items in a container.
  ///
  /// - Parameters:
  ///   - items: The items to place.
  ///   - container: The size of the container, in points. Invalid extents are replaced by the nearest valid
  ///     ones (``Size/sanitized``).
  /// - Returns: The frames of the items.
  public func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    box.arrange(items, in: container.sanitized)
  }

  /// Returns the invalid parameters of the layout in a container, and how the layout handles them.
  public func issues(in container: Size) -> [LayoutIssue] { box.issues(in: container.sanitized) }

  /// Returns the algorithm, if it has a type; `nil` if it has another type.
  package func algorithm<Algorithm: LayoutAlgorithm>(_ type: Algorithm.Type = Algorithm.self) -> Algorithm? {
    (box as? TypedLayoutBox<Algorithm>)?.algorithm
  }

  /// Returns whether the algorithms have the same type and are equal.
  public static func == (left: Layout, right: Layout) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }
}

private class LayoutBox: @unchecked Sendable {
  // Sendable by hand, because the compiler cannot check a class with subclasses. The only property is a
  // constant Sendable value.
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    Arrangement(count: 0, contentSize: .zero)
  }

  func issues(in container: Size) -> [LayoutIssue] { [] }

  func isEqual(to other: LayoutBox) -> Bool { false }
}

private final class TypedLayoutBox<Algorithm: LayoutAlgorithm>: LayoutBox, @unchecked Sendable {
  // See the superclass for the reason.
  fileprivate let algorithm: Algorithm

  init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  override func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    algorithm.arrange(items, in: container)
  }

  override func issues(in container: Size) -> [LayoutIssue] { algorithm.issues(in: container) }

  override func isEqual(to other: LayoutBox) -> Bool {
    guard let other = other as? TypedLayoutBox<Algorithm> else { return false }
    return algorithm == other.algorithm
  }
}
