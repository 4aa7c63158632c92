import TesseraLayout

/// The maximum distance by which contents extend beyond a rectangle, on each side, in points.
package struct Overhang: Hashable {
  private var insets = Insets.zero

  /// Extends the overhang by the bounds of contents and the rectangle that they belong to.
  mutating func record(_ bounds: Rect, beyond rect: Rect) {
    insets.left = max(insets.left, rect.minX - bounds.minX)
    insets.top = max(insets.top, rect.minY - bounds.minY)
    insets.right = max(insets.right, bounds.maxX - rect.maxX)
    insets.bottom = max(insets.bottom, bounds.maxY - rect.maxY)
  }

  /// Returns the rectangle that slots overlap if some of their contents are visible in `rect`.
  package func reach(around rect: Rect) -> Rect {
    if insets == .zero { return rect }
    return rect.inset(
      by: Insets(top: -insets.bottom, left: -insets.right, bottom: -insets.top, right: -insets.left))
  }

  /// Returns a rectangle extended by the overhang.
  func grown(_ rect: Rect) -> Rect {
    rect.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
