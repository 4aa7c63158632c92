import TesseraLayout

// Sections that scroll by themselves and come to rest at items only.

extension SectionFrames {
  /// Where the items come to rest near an offset.
  package func restingOffset(near offset: Double, along axis: Axis) -> Double {
    let goal = max(0, min(offset, farthestScroll))
    switch declared.snapping {
    case .none: return goal
    case .items(let alignment): return rest(near: goal, alignment, axis) ?? goal
    case .pages:
      let nearest = rest(near: goal, .center, axis) ?? goal
      // A fling goes no farther than to the next page.
      let here = scrollOffset
      let before = rests(around: here, .center, axis).filter { $0 < here - Self.tolerance }.max()
      let behind = rests(around: here, .center, axis).filter { $0 > here + Self.tolerance }.min()
      return max(before ?? here, min(nearest, behind ?? here))
    }
  }

  /// Where the items come to rest next in a direction; nil where they do not snap, or rest at no other place there.
  package func nextRest(towards distance: Double, along axis: Axis) -> Double? {
    let alignment: ScrollAlignment
    switch declared.snapping {
    case .none: return nil
    case .pages: alignment = .center
    case .items(let place): alignment = place
    }
    let here = scrollOffset
    let places = rests(around: here, alignment, axis)
    return distance < 0
      ? places.filter { $0 < here - Self.tolerance }.max()
      : places.filter { $0 > here + Self.tolerance }.min()
  }

  /// A distance too small to be seen, in points.
  private static var tolerance: Double { 1 / 64 }

  private func rest(near goal: Double, _ alignment: ScrollAlignment, _ axis: Axis) -> Double? {
    rests(around: goal, alignment, axis).min { abs($0 - goal) < abs($1 - goal) }
  }

  /// The offsets at which the items stand at their place that are in the window at an offset, or a window beside it.
  private func rests(around offset: Double, _ alignment: ScrollAlignment, _ axis: Axis) -> [Double] {
    let extent = window.size[axis]
    var near = Rect(size: body.contentSize)
    near.origin[axis] = offset - extent
    near.size[axis] = 3 * extent
    return body.indices(overlapping: near).map { slot in
      let frame = body.frame(at: slot)
      let place =
        switch alignment {
        case .start, .nearest: frame.min(axis)
        case .center: frame.min(axis) + (frame.size[axis] - extent) / 2
        case .end: frame.max(axis) - extent
        }
      return max(0, min(place, farthestScroll))
    }
  }
}
