/// A type that arranges items, as built-in and custom layouts do.
///
/// An algorithm is a value. Two equal algorithms must arrange the same items in the same way, because an
/// arrangement is kept as long as its algorithm stays equal.
public protocol LayoutAlgorithm: Equatable, Sendable {
  /// Arranges items in a container.
  ///
  /// - Parameters:
  ///   - items: The items to place.
  ///   - container: The size of the container, in points. ``Layout`` passes a ``Size/sanitized`` container.
  /// - Returns: The frames of the items.
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement

  /// Returns the invalid parameters of the layout in a container, and how the layout handles them.
  ///
  /// Does not need items.
  func issues(in container: Size) -> [LayoutIssue]
}

extension LayoutAlgorithm {
  /// Returns no issues.
  public func issues(in container: Size) -> [LayoutIssue] { [] }
}
