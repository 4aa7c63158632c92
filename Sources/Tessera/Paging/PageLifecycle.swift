@_spi(Behaviors) import TesseraKernel

/// A state machine that derives page events from the visible pages.
struct PageLifecycle: Hashable {
  enum State: Hashable {
    /// No page is visible.
    case empty
    /// One page has appeared.
    case shown(ItemKey)
    /// One page is disappearing and another one appearing.
    case transitioning(from: ItemKey, to: ItemKey)
  }

  private(set) var state = State.empty

  /// Updates the state with the visible pages.
  ///
  /// - Parameters:
  ///   - visiblePages: The visible pages, two at most, in the direction of the movement; at rest only the first one
  ///     counts.
  ///   - isAtRest: Whether nothing moves any more.
  /// - Returns: The events that follow, in order.
  mutating func advance(visiblePages: [ItemKey], isAtRest: Bool) -> [PageEvent] {
    var events: [PageEvent] = []
    let visiblePages = visiblePages.prefix(isAtRest ? 1 : 2)
    guard let first = visiblePages.first else {
      leave(&events)
      return events
    }
    cancelTransition(seeing: visiblePages, &events)
    for page in visiblePages { turn(to: page, &events) }
    if isAtRest { rest(on: first, &events) }
    return events
  }

  /// Ends the appearance of a page if the disappearing one is visible again beside a third one.
  private mutating func cancelTransition(
    seeing visiblePages: ArraySlice<ItemKey>, _ events: inout [PageEvent]
  ) {
    guard case .transitioning(let old, let new) = state, visiblePages.contains(old),
      !visiblePages.contains(new),
      let other = visiblePages.first(where: { $0 != old })
    else { return }
    events += [.willDisappear(new), .didDisappear(new), .willAppear(other)]
    state = .transitioning(from: old, to: other)
  }

  /// Begins the appearance of a page unless it is known; the page that appeared before disappears.
  private mutating func turn(to page: ItemKey, _ events: inout [PageEvent]) {
    switch state {
    case .empty:
      events += [.willAppear(page), .didAppear(page)]
      state = .shown(page)
    case .shown(let old) where old != page:
      events += [.willDisappear(old), .willAppear(page)]
      state = .transitioning(from: old, to: page)
    case .transitioning(let old, let new) where old != page && new != page:
      events += [.didDisappear(old), .willDisappear(new), .willAppear(page)]
      state = .transitioning(from: new, to: page)
    case .shown, .transitioning: break
    }
  }

  /// Ends a transition at a page.
  private mutating func rest(on page: ItemKey, _ events: inout [PageEvent]) {
    guard case .transitioning(let old, let new) = state else { return }
    if page == new {
      events += [.didDisappear(old), .didAppear(new)]
    } else {
      events += [.willDisappear(new), .didDisappear(new), .willAppear(old), .didAppear(old)]
    }
    state = .shown(page)
  }

  /// Reports that no page is visible any more.
  private mutating func leave(_ events: inout [PageEvent]) {
    switch state {
    case .empty: break
    case .shown(let page): events += [.willDisappear(page), .didDisappear(page)]
    case .transitioning(let old, let new):
      events += [.willDisappear(new), .didDisappear(old), .didDisappear(new)]
    }
    state = .empty
  }
}
