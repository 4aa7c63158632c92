extension LayoutItems {
  /// How much of a container is seen at once along an axis, in points: all of it where it has an end, else what the
  /// ``viewport`` says; nil where that has no end either.
  func seenExtent(of container: Size, along axis: Axis) -> Double? {
    if !container[axis].isUnbounded { return container[axis] }
    guard let extent = viewport?.sanitized[axis], !extent.isUnbounded else { return nil }
    return extent
  }
}
