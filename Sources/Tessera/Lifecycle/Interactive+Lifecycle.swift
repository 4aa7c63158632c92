// Lifecycle handlers of cells, of groups of cells, and of sections.
//
// Handlers run after the transaction is complete, never inside one another, and may make any request. Within
// a transaction they run in this order: items disappear (removed items before those that remain near the
// viewport), sections and groups disappear (inner ones first), sections and groups appear (outer ones first),
// items appear, impressions, canceled prefetches, prefetches. Several handlers of one cell run in the order
// of their declaration.

extension Interactive {
  /// Adds a handler that is called when any part of the item enters the viewport: exactly once until the item
  /// disappears, whatever is reloaded, moved or updated in the meantime.
  ///
  /// Items that are mounted outside of the viewport have not appeared. An item that is already visible when
  /// the handler is declared for the first time appears then.
  public func onAppear(_ action: @escaping () -> Void) -> Reacting { onAppear { _ in action() } }

  /// Adds a handler that is called with the item when any part of it enters the viewport.
  public func onAppear(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    listening { $0.onAppear.append { $0.map(action) } }
  }

  /// Adds a handler that is called when no part of an item that appeared is in the viewport any more: it was
  /// scrolled away or removed from the content, or the collection was hidden.
  public func onDisappear(_ action: @escaping () -> Void) -> Reacting { onDisappear { _ in action() } }

  /// Adds a handler that is called with the item when no part of it is in the viewport any more after it
  /// appeared.
  public func onDisappear(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    listening { $0.onDisappear.append { $0.map(action) } }
  }

  /// Adds a handler that is called when enough of the item was visible for long enough.
  ///
  /// - Parameters:
  ///   - fraction: The required visible fraction, from 0 to 1; see ``Engine/visibleFraction(of:)``.
  ///   - dwell: The required uninterrupted time, in seconds of the time that the host passes with each frame.
  ///   - isRepeated: Whether each stay in the viewport counts again; otherwise the handler is called once for
  ///     an item, even if the item is scrolled away and returns. Items that leave the content are forgotten.
  ///   - action: The handler.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false, _ action: @escaping () -> Void
  ) -> Reacting {
    onImpression(fraction: fraction, dwell: dwell, isRepeated: isRepeated) { _ in action() }
  }

  /// Adds a handler that is called with the item when enough of it was visible for long enough.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false,
    _ action: @escaping (_ item: ItemKey) -> Void
  ) -> Reacting {
    let impression = Impression(fraction: fraction, dwell: dwell, isRepeated: isRepeated)
    return listening { $0.onImpression.append((impression, { $0.map(action) })) }
  }

  fileprivate func listening(_ change: (LifecycleHandlers) -> Void) -> Reacting {
    reacting { $0.lifecycle = $0.lifecycle.with(change) }
  }
}

extension Section {
  /// Adds a handler that is called when any part of the section enters the viewport: exactly once until it
  /// disappears.
  public func onAppear(_ action: @escaping () -> Void) -> Section {
    listening { $0.onAppear.append { _ in action() } }
  }

  /// Adds a handler that is called when no part of a section that appeared is in the viewport any more, or
  /// when the section is removed.
  public func onDisappear(_ action: @escaping () -> Void) -> Section {
    listening { $0.onDisappear.append { _ in action() } }
  }

  /// Adds a handler that is called when enough of the section was visible for long enough; see
  /// ``Interactive/onImpression(fraction:dwell:isRepeated:_:)``.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false, _ action: @escaping () -> Void
  ) -> Section {
    let impression = Impression(fraction: fraction, dwell: dwell, isRepeated: isRepeated)
    return listening { $0.onImpression.append((impression, { _ in action() })) }
  }

  private func listening(_ change: (LifecycleHandlers) -> Void) -> Section {
    with { $0.lifecycle = $0.lifecycle.with(change) }
  }
}
