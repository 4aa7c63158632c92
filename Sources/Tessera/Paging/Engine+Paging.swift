import TesseraLayout

// Pages, for apps and hosts.

extension Engine {
  /// Where the collection comes to rest; see ``Content/snapping(_:animated:)``.
  public var snapping: Snapping { snapshot.paging.snapping }

  /// The page that the collection stands on, or stood on last while it is moving; nil where it has no pages.
  public var selectedPage: SelectedPage? { paging.selected }

  /// Goes to the page that is the first item with an id, in one section or in any.
  ///
  /// - Parameters:
  ///   - id: The page, or something on it.
  ///   - section: The section that it is in; nil: any.
  ///   - animation: How to get there; nil: at once. See ``scroll(to:inSection:at:animated:)``.
  public func selectPage(
    _ id: ItemID, inSection section: ItemID? = nil, animated animation: Animation? = nil
  ) {
    scroll(to: id, inSection: section, at: snapping.alignment, animated: animation)
  }

  /// What a row of dots shows; nil where the content does not snap.
  public var pageIndicator: PageIndicator? {
    guard isSnapping else { return nil }
    return PageIndicator(
      count: paging.pages.count, selected: paging.selected?.position, position: paging.spot?.value,
      direction: settings.direction)
  }

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
}
