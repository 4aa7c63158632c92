extension LayoutItems {
  /// Returns the visible extent of a container along an axis, in points: its whole extent if it is bounded,
  /// otherwise that of the ``viewport``. `nil` if neither is bounded.
  func visibleExtent(of container: Size, along axis: Axis) -> Double? {
    if !container[axis].isUnbounded { return container[axis] }
    guard let extent = viewport?.sanitized[axis], !extent.isUnbounded else { return nil }
    return extent
  }
}
