import TesseraLayout

/// What a transaction changes about the layout, as far as motion wants to know it.
struct LayoutChange {
  /// Whether the host passes the time. Where it does not, everything is at rest.
  var isTimed: Bool
  /// Which item is which, where content is new.
  var pairing: PairingBox?
  /// Whether this is the first content that is seen.
  var isFirst: Bool
  /// Whether the viewport has another size.
  var isResized = false
  /// Whether something was measured.
  var hasMeasured = false
  /// Whether something that had been measured before turned out to need another size.
  var hasRemeasured = false
  /// How far the viewport has moved, other than by scrolling, as the host sees it.
  var correction = Point.zero
  /// How far it has moved by scrolling, as the host sees it.
  var scrolled = Point.zero
  /// How far people have scrolled, in coordinates that are not mirrored.
  var step = Point.zero
  /// Where they have touched the screen, in viewport coordinates; nil: not known.
  var finger: Point?

  init(isTimed: Bool = false, isFirst: Bool = false) {
    self.isTimed = isTimed
    self.isFirst = isFirst
  }

  /// Whether there is new content.
  var isContentNew: Bool { pairing != nil }

  /// Which views go to their new places instead of being there.
  enum Followers {
    /// All that have been moved on screen.
    case all
    /// Those that are on their way already.
    case moving
    /// None; what is on its way is there at once.
    case none
    /// None; what is on its way goes on beside the place that it has now.
    case undisturbed
  }

  var followers: Followers {
    if isResized { return .none }
    if isFirst { return .undisturbed }
    if pairing != nil || hasRemeasured { return .all }
    return hasMeasured ? .moving : .undisturbed
  }

  /// Differences that nobody sees.
  static let tolerance = Rect.tolerance
}

/// A pairing behind a reference: it is large, and most changes have none.
final class PairingBox {
  let pairing: SnapshotPairing

  init(_ pairing: SnapshotPairing) { self.pairing = pairing }
}

extension Point {
  /// Whether nobody sees a shift by this distance.
  var isNegligible: Bool { abs(x) < LayoutChange.tolerance && abs(y) < LayoutChange.tolerance }
}

extension Rect {
  /// Whether nobody sees a difference to another rectangle.
  func isClose(to other: Rect) -> Bool {
    (origin - other.origin).isNegligible && abs(width - other.width) < LayoutChange.tolerance
      && abs(height - other.height) < LayoutChange.tolerance
  }
}
