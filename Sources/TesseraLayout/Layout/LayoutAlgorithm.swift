/// A way of arranging items: the protocol of a layout, custom ones included.
///
/// An algorithm is a value. Two that are equal must arrange the same items in the same way, because an
/// arrangement is kept as long as the algorithm stays equal.
public protocol LayoutAlgorithm: Equatable, Sendable {
  /// Places the items in a container, whose extents are in points. A ``Layout`` passes a container that is
  /// ``Size/sanitized``.
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement

  /// What is wrong with the parameters of the layout in a container, and what happens instead. Found without items.
  func faults(in container: Size) -> [LayoutFault]
}

extension LayoutAlgorithm {
  /// Nothing is known to be wrong.
  public func faults(in container: Size) -> [LayoutFault] { [] }
}
