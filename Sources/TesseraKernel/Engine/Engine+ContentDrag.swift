import TesseraLayout

// Drags of the content, by a finger or by an autoscroll.

/// A drag of the content in progress.
package struct ContentDrag {
  /// Whether the user drags the content; `false` if the engine scrolls it for a drag near an edge.
  package let isByUser: Bool
}

extension Engine {
  /// Begins a drag of the content by a finger.
  ///
  /// An animated scroll stops. Until ``endScrolling(velocity:)`` the content follows ``scroll(by:at:)``
  /// freely, even if it snaps.
  public func beginScrolling() { request(.begin) }

  /// Ends a drag of the content by a finger.
  ///
  /// If the content snaps, it goes to the page that is nearest to where the fling would end, but no farther
  /// than to one of the two visible pages.
  ///
  /// - Parameter velocity: The velocity of the viewport over the content, in points per second.
  public func endScrolling(velocity: Point = .zero) {
    guard velocity.x.isFinite, velocity.y.isFinite else { return request(.end(.zero)) }
    request(.end(isMirrored ? Point(x: -velocity.x, y: velocity.y) : velocity))
  }

  /// The time for which a fling continues at its velocity, in seconds.
  package static var flingTime: Double { 0.5 }

  package var isContentDragged: Bool { contentDrag != nil }

  /// Whether the collection is not scrolling.
  package var isResting: Bool { contentDrag == nil && !isAnimatingScroll }

  /// Begins a drag, unless one is in progress.
  package func beginContentDrag(byUser isByUser: Bool) {
    endScrollAnimation()
    callBehaviors(in: .destination) { $0.forget(.next, self) }
    if contentDrag == nil { contentDrag = ContentDrag(isByUser: isByUser) }
  }

  /// Ends the drag in progress. Returns the destination of the collection; `nil` if it stays where it is.
  func endContentDrag(velocity: Point) -> ScrollDestination? {
    var destination: ScrollDestination?
    callBehaviors(in: .drag) { behavior in
      let answer = behavior.endDrag(velocity: velocity, self)
      if destination == nil, let answer, exists(answer) { destination = answer }
    }
    contentDrag = nil
    return destination
  }

  private func exists(_ destination: ScrollDestination) -> Bool {
    if case .target(let path, _) = destination.anchor { snapshot.kind(at: path) != nil } else { true }
  }
}
