import TesseraLayout

// Drags of the content, by a finger or by something that is held at an edge.

/// A drag of the content that is under way.
package struct ContentDrag {
  /// Whether the user drags; else the engine does, because something is held at an edge.
  package let isByUser: Bool
}

extension Engine {
  /// Tells that a finger has taken hold of the content: an animated scroll stops, and until ``endScrolling(velocity:)``
  /// the content follows ``scroll(by:at:)`` freely, also where it snaps.
  public func beginScrolling() { request(.begin) }

  /// Tells that the finger has let go: where the content snaps it goes to the page that is nearest to where the fling
  /// would end, but no farther than to one of the two pages that are in view.
  ///
  /// - Parameter velocity: How fast the viewport moves over the content, in points per second.
  public func endScrolling(velocity: Point = .zero) {
    guard velocity.x.isFinite, velocity.y.isFinite else { return request(.end(.zero)) }
    request(.end(isMirrored ? Point(x: -velocity.x, y: velocity.y) : velocity))
  }

  /// How many seconds of its velocity a fling goes on.
  package static var flingTime: Double { 0.5 }

  /// Whether the content is dragged.
  package var isContentDragged: Bool { contentDrag != nil }

  /// Whether no scrolling is under way.
  package var isResting: Bool { contentDrag == nil && !isTravelling }

  /// Begins a drag, unless one is under way.
  package func beginContentDrag(byUser isByUser: Bool) {
    endTravel()
    callBehaviors(in: .goal) { $0.forget(.next, self) }
    if contentDrag == nil { contentDrag = ContentDrag(isByUser: isByUser) }
  }

  /// Ends the drag that is under way.
  ///
  /// - Returns: Where the collection goes from there; nil if it stays.
  func endContentDrag(velocity: Point) -> ScrollGoal? {
    var goal: ScrollGoal?
    callBehaviors(in: .drag) { behavior in
      let answer = behavior.endDrag(velocity: velocity, self)
      if goal == nil, let answer, exists(answer) { goal = answer }
    }
    contentDrag = nil
    return goal
  }

  /// Whether there is the element that a goal names.
  private func exists(_ goal: ScrollGoal) -> Bool {
    if case .target(let path, _) = goal.anchor { snapshot.kind(at: path) != nil } else { true }
  }
}
