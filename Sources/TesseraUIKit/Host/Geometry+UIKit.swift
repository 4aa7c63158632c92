#if canImport(UIKit) && !os(watchOS)
import TesseraLayout
import UIKit

// Tessera's geometry and UIKit's: both count in points, from the top left corner.

extension Point {
  /// The same place.
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// The same extents.
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Insets {
  /// The same insets.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Rect {
  /// The same rectangle.
  init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
  /// The same place.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// The same extents.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// The same rectangle.
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
#endif
