import TesseraLayout

/// A transition in which views slide in over an edge.
struct SlideTransition: TransitionAlgorithm {
  let edge: TransitionEdge
  let distance: SlideDistance

  func effect(frame: Rect, viewport: Rect) -> VisualEffect {
    let way: Double
    switch distance {
    case .ownExtent: way = frame.size[edge.axis]
    case .outOfViewport:
      way =
        edge.isNear
        ? max(0, frame.max(edge.axis) - viewport.min(edge.axis))
        : max(0, viewport.max(edge.axis) - frame.min(edge.axis))
    }
    var offset = Point.zero
    offset[edge.axis] = edge.isNear ? -way : way
    return VisualEffect(offset: offset)
  }

  var description: String {
    "slide from " + edge.description + (distance == .outOfViewport ? ", out of viewport" : "")
  }
}
