import TesseraLayout

/// What a transaction changes about the layout, as far as motion wants to know it.
package struct LayoutChange {
  /// Whether the host passes the time. Where it does not, everything is at rest.
  package var isTimed: Bool
  /// Which item is which, where content is new.
  package var pairing: PairingBox?
  /// Whether this is the first content that is seen.
  package var isFirst: Bool
  /// Whether the viewport has another size.
  package var isResized = false
  /// Whether something was measured.
  package var hasMeasured = false
  /// Whether something that had been measured before turned out to need another size.
  var hasRemeasured = false
  /// How far the viewport has moved, other than by scrolling, as the host sees it.
  package var correction = Point.zero
  /// How far it has moved by scrolling, as the host sees it.
  package var scrolled = Point.zero
  /// How far people have scrolled, in coordinates that are not mirrored.
  package var step = Point.zero
  /// Where they have touched the screen, in viewport coordinates; nil: not known.
  package var finger: Point?

  init(isTimed: Bool = false, isFirst: Bool = false) {
    self.isTimed = isTimed
    self.isFirst = isFirst
  }

  /// Whether there is new content.
  package var isContentNew: Bool { pairing != nil }

  /// Which views go to their new places instead of being there.
  package enum Followers {
    /// All that have been moved on screen.
    case all
    /// Those that are on their way already.
    case moving
    /// None; what is on its way is there at once.
    case none
    /// None; what is on its way goes on beside the place that it has now.
    case undisturbed
  }

  package var followers: Followers {
    if isResized { return .none }
    if isFirst { return .undisturbed }
    if pairing != nil || hasRemeasured { return .all }
    return hasMeasured ? .moving : .undisturbed
  }

  /// Differences that nobody sees.
  static let tolerance = Rect.tolerance
}

/// A pairing behind a reference: it is large, and most changes have none.
package final class PairingBox {
  package let pairing: SnapshotPairing

  init(_ pairing: SnapshotPairing) { self.pairing = pairing }
}

extension Point {
  /// Whether nobody sees a shift by this distance.
  package var isNegligible: Bool { abs(x) < LayoutChange.tolerance && abs(y) < LayoutChange.tolerance }
}

extension Rect {
  /// Whether nobody sees a difference to another rectangle.
  package func isClose(to other: Rect) -> Bool {
    (origin - other.origin).isNegligible && abs(width - other.width) < LayoutChange.tolerance
      && abs(height - other.height) < LayoutChange.tolerance
  }
}
