import TesseraLayout

// In right-to-left layouts the engine computes from left to right and mirrors at the boundary to the host.

extension Engine {
  /// The visible part of the content, in content coordinates. It extends beyond the ends of the content while
  /// that is overscrolled.
  public var viewport: Rect {
    guard overscroll != 0 else { return mirrored(window) }
    var pulled = window
    pulled.origin[axis] += overscroll
    return mirrored(pulled)
  }

  /// The distance by which the content is pulled beyond an end, in points; negative beyond its start. See
  /// ``EngineConfiguration/bounces``.
  public var overscroll: Double { pulledDistance }

  package var isMirrored: Bool { settings.direction == .rightToLeft }

  /// The insets in the engine's coordinates, which are not mirrored.
  package var contentInsets: Insets {
    let insets = coveredEdges
    guard isMirrored else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// The width in which everything is mirrored, in points.
  var contentWidth: Double { max(contentSize.width, window.width) }

  /// Returns a rectangle of the content as the host sees it.
  package func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: contentWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a placement as the host sees it.
  package func mirrored(_ placement: Placement) -> Placement {
    guard isMirrored else { return placement }
    return Placement(
      frame: mirrored(placement.frame), layer: placement.layer, clip: placement.clip.map(mirrored))
  }

  /// Returns a point within a width as the host sees it.
  package func mirrored(_ point: Point, within width: Double) -> Point {
    isMirrored ? Point(x: width - point.x, y: point.y) : point
  }

  /// Returns a point of the viewport in content coordinates that are not mirrored.
  package func contentPlace(_ point: Point) -> Point {
    var place = mirrored(point, within: window.width) + window.origin
    place[axis] += overscroll
    return place
  }
}
