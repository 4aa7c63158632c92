import TesseraLayout

/// How far something reaches beyond a rectangle, at most, on each side, in points.
package struct Overhang: Hashable {
  private var insets = Insets.zero

  /// Notes a rectangle and what is shown of it.
  mutating func note(_ bounds: Rect, beyond rect: Rect) {
    insets.left = max(insets.left, rect.minX - bounds.minX)
    insets.top = max(insets.top, rect.minY - bounds.minY)
    insets.right = max(insets.right, bounds.maxX - rect.maxX)
    insets.bottom = max(insets.bottom, bounds.maxY - rect.maxY)
  }

  /// The rectangle in which slots have to lie for something of them to be in view.
  package func reach(around rect: Rect) -> Rect {
    if insets == .zero { return rect }
    return rect.inset(
      by: Insets(top: -insets.bottom, left: -insets.right, bottom: -insets.top, right: -insets.left))
  }

  /// The rectangle with what reaches beyond it.
  func grown(_ rect: Rect) -> Rect {
    rect.inset(by: Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
