@_spi(Behaviors) import TesseraKernel

/// Which pages are coming and going: a state machine that is told which are seen, and answers with what that means.
struct PageLifecycle: Hashable {
  /// What the pages are doing.
  enum State: Hashable {
    /// No page is there.
    case empty
    /// One page has appeared.
    case shown(ItemKey)
    /// One page is disappearing and another one appearing.
    case turning(from: ItemKey, to: ItemKey)
  }

  private(set) var state = State.empty

  /// Takes over what is seen.
  ///
  /// - Parameters:
  ///   - seen: The pages that are seen, two at most, in the direction of the movement; at rest the first one counts.
  ///   - isAtRest: Whether nothing moves any more.
  /// - Returns: What has happened, in order.
  mutating func advance(seen: [ItemKey], isAtRest: Bool) -> [PageEvent] {
    var events: [PageEvent] = []
    let seen = seen.prefix(isAtRest ? 1 : 2)
    guard let first = seen.first else {
      leave(&events)
      return events
    }
    turnBack(seeing: seen, &events)
    for page in seen { turn(to: page, &events) }
    if isAtRest { rest(on: first, &events) }
    return events
  }

  /// Where the page that was going is seen again beside a third one, the one that was coming goes.
  private mutating func turnBack(seeing seen: ArraySlice<ItemKey>, _ events: inout [PageEvent]) {
    guard case .turning(let old, let new) = state, seen.contains(old), !seen.contains(new),
      let other = seen.first(where: { $0 != old })
    else { return }
    events += [.willDisappear(new), .didDisappear(new), .willAppear(other)]
    state = .turning(from: old, to: other)
  }

  /// A page is seen: unless it is known, it is coming, and what was coming before is going.
  private mutating func turn(to page: ItemKey, _ events: inout [PageEvent]) {
    switch state {
    case .empty:
      events += [.willAppear(page), .didAppear(page)]
      state = .shown(page)
    case .shown(let old) where old != page:
      events += [.willDisappear(old), .willAppear(page)]
      state = .turning(from: old, to: page)
    case .turning(let old, let new) where old != page && new != page:
      events += [.didDisappear(old), .willDisappear(new), .willAppear(page)]
      state = .turning(from: new, to: page)
    case .shown, .turning: break
    }
  }

  /// A page stays.
  private mutating func rest(on page: ItemKey, _ events: inout [PageEvent]) {
    guard case .turning(let old, let new) = state else { return }
    if page == new {
      events += [.didDisappear(old), .didAppear(new)]
    } else {
      events += [.willDisappear(new), .didDisappear(new), .willAppear(old), .didAppear(old)]
    }
    state = .shown(page)
  }

  /// Nothing is seen any more.
  private mutating func leave(_ events: inout [PageEvent]) {
    switch state {
    case .empty: break
    case .shown(let page): events += [.willDisappear(page), .didDisappear(page)]
    case .turning(let old, let new): events += [.willDisappear(new), .didDisappear(old), .didDisappear(new)]
    }
    state = .empty
  }
}
