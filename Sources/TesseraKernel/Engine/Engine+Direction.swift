import TesseraLayout

// Where lines begin at the right, everything is worked out as if they began at the left, and mirrored at the border
// between the engine and the host.

extension Engine {
  /// What is visible, in content coordinates; beyond the ends of the content while that is pulled there.
  public var viewport: Rect {
    guard overscroll != 0 else { return mirrored(window) }
    var pulled = window
    pulled.origin[axis] += overscroll
    return mirrored(pulled)
  }

  /// How far the content is pulled beyond an end, in points: negative beyond its start; see
  /// ``EngineConfiguration/bounces``.
  public var overscroll: Double { pulledDistance }

  /// Whether hosts see everything mirrored.
  package var isMirrored: Bool { settings.direction == .rightToLeft }

  /// The insets as seen from where lines begin.
  package var contentInsets: Insets {
    let insets = coveredEdges
    guard isMirrored else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// The width in which everything is mirrored.
  var contentWidth: Double { max(contentSize.width, window.width) }

  /// A rectangle of the content as the host sees it.
  package func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: contentWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A placement as the host sees it.
  package func mirrored(_ placement: Placement) -> Placement {
    guard isMirrored else { return placement }
    return Placement(
      frame: mirrored(placement.frame), layer: placement.layer, clip: placement.clip.map(mirrored))
  }

  /// A place within a width as seen from the other side.
  package func mirrored(_ point: Point, within width: Double) -> Point {
    isMirrored ? Point(x: width - point.x, y: point.y) : point
  }

  /// A place in the viewport in the coordinates of the content, which are not mirrored.
  package func contentPlace(_ point: Point) -> Point {
    var place = mirrored(point, within: window.width) + window.origin
    place[axis] += overscroll
    return place
  }
}
