import TesseraLayout

/// The changes of the layout by a transaction, as far as animations depend on them.
package struct LayoutChange {
  /// Whether the host passes the time. Otherwise everything is at rest.
  package var isTimed: Bool
  /// The identity of items if the content is new; `nil` if it is not.
  package var pairing: PairingBox?
  /// Whether this is the first content that is visible.
  package var isFirst: Bool
  /// Whether the size of the viewport has changed.
  package var isResized = false
  /// Whether an element was measured.
  package var hasMeasured = false
  /// Whether an element that had been measured before has another size now.
  var hasRemeasured = false
  /// The movement of the viewport other than by scrolling, as the host sees it, in points.
  package var correction = Point.zero
  /// The movement of the viewport by scrolling, as the host sees it, in points.
  package var scrolled = Point.zero
  /// The distance that the user has scrolled, in coordinates that are not mirrored.
  package var step = Point.zero
  /// The point that the user has touched, in viewport coordinates; `nil` if it is not known.
  package var finger: Point?

  init(isTimed: Bool = false, isFirst: Bool = false) {
    self.isTimed = isTimed
    self.isFirst = isFirst
  }

  package var isContentNew: Bool { pairing != nil }

  /// The views that animate to their new places.
  package enum AnimatedViews {
    /// All views that have moved on screen.
    case all
    /// Views that are already moving.
    case moving
    /// No views. Moving views arrive at once.
    case none
    /// No views. Moving views continue, relative to their new places.
    case unaffected
  }

  package var animatedViews: AnimatedViews {
    if isResized { return .none }
    if isFirst { return .unaffected }
    if pairing != nil || hasRemeasured { return .all }
    return hasMeasured ? .moving : .unaffected
  }

  /// A difference that is too small to see, in points.
  static let tolerance = Rect.tolerance
}

/// A box around a pairing, which is large and missing from most changes.
package final class PairingBox {
  package let pairing: SnapshotPairing

  init(_ pairing: SnapshotPairing) { self.pairing = pairing }
}

extension Point {
  /// Whether a shift by this distance is too small to see.
  package var isNegligible: Bool { abs(x) < LayoutChange.tolerance && abs(y) < LayoutChange.tolerance }
}

extension Rect {
  /// Returns whether the difference from another rectangle is too small to see.
  package func isClose(to other: Rect) -> Bool {
    (origin - other.origin).isNegligible && abs(width - other.width) < LayoutChange.tolerance
      && abs(height - other.height) < LayoutChange.tolerance
  }
}
