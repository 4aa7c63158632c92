import TesseraLayout

extension Size {
  func enclosing(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// Returns the size with each unbounded side replaced.
  func bounded(by size: Size) -> Size {
    Size(
      width: width >= Size.largestExtent ? size.width : width,
      height: height >= Size.largestExtent ? size.height : height)
  }
}
