import TesseraLayout

// Scrolling sections that come to rest at items only.

extension SectionFrames {
  /// Returns the offset near another one at which the items come to rest.
  package func restingOffset(near offset: Double, along axis: Axis) -> Double {
    let destination = max(0, min(offset, farthestScroll))
    switch declared.snapping {
    case .none: return destination
    case .items(let alignment): return rest(near: destination, alignment, axis) ?? destination
    case .pages:
      let nearest = rest(near: destination, .center, axis) ?? destination
      // A fling goes no farther than to the next page.
      let here = scrollOffset
      let before = rests(around: here, .center, axis).filter { $0 < here - Self.tolerance }.max()
      let behind = rests(around: here, .center, axis).filter { $0 > here + Self.tolerance }.min()
      return max(before ?? here, min(nearest, behind ?? here))
    }
  }

  /// Returns the next offset in a direction at which items come to rest; `nil` if there is none.
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

  /// A distance that is too small to see, in points.
  private static var tolerance: Double { 1 / 64 }

  private func rest(near destination: Double, _ alignment: ScrollAlignment, _ axis: Axis) -> Double? {
    rests(around: destination, alignment, axis).min { abs($0 - destination) < abs($1 - destination) }
  }

  /// Returns the offsets at which items within one window extent on either side of an offset are aligned.
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
