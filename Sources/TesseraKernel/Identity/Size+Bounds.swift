import TesseraLayout

extension Size {
  /// The smallest size that both fit into.
  func enclosing(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// The size with each side that has no end replaced.
  func bounded(by size: Size) -> Size {
    Size(
      width: width >= Size.largestExtent ? size.width : width,
      height: height >= Size.largestExtent ? size.height : height)
  }
}
