// Coming and going of cells, of groups of cells, and of sections.
//
// Handlers run after the transaction is complete, never inside one another, and may ask for anything. Of one
// transaction they run in this order: items disappear (those that go before those that stay near), sections and
// groups disappear (inner ones first), sections and groups appear (outer ones first), items appear, impressions,
// prefetches that are cancelled, prefetches. Several handlers of one cell run as they were declared.

extension Interactive {
  /// Acts when anything of the item has come into the viewport; exactly once until it disappears, whatever is
  /// reloaded, moved or updated in the meantime.
  ///
  /// What is kept ready outside of the viewport has not appeared. An item that is in view already when the handler is
  /// declared for the first time appears then.
  public func onAppear(_ action: @escaping () -> Void) -> Reacting { onAppear { _ in action() } }

  /// Acts when anything of the item has come into the viewport, and is told the item.
  public func onAppear(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    listening { $0.onAppear.append { $0.map(action) } }
  }

  /// Acts when nothing of an item that appeared is in the viewport any more: it was scrolled away, has gone from the
  /// content, or the collection was hidden.
  public func onDisappear(_ action: @escaping () -> Void) -> Reacting { onDisappear { _ in action() } }

  /// Acts when nothing of an item that appeared is in the viewport any more, and is told the item.
  public func onDisappear(_ action: @escaping (_ item: ItemKey) -> Void) -> Reacting {
    listening { $0.onDisappear.append { $0.map(action) } }
  }

  /// Acts when enough of the item was seen for long enough.
  ///
  /// - Parameters:
  ///   - fraction: How much of it has to be in view, from 0 to 1; see ``Engine/visibleFraction(of:)``.
  ///   - dwell: For how long without a break, in seconds of the time that the host passes with each frame.
  ///   - isRepeated: Whether each stay in the viewport counts again; otherwise it acts once for an item, also when
  ///     that is scrolled away and comes back. What has left the content is forgotten.
  ///   - action: What to do.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1, isRepeated: Bool = false, _ action: @escaping () -> Void
  ) -> Reacting {
    onImpression(fraction: fraction, dwell: dwell, isRepeated: isRepeated) { _ in action() }
  }

  /// Acts when enough of the item was seen for long enough, and is told the item.
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
  /// Acts when anything of the section has come into the viewport; exactly once until it disappears.
  public func onAppear(_ action: @escaping () -> Void) -> Section {
    listening { $0.onAppear.append { _ in action() } }
  }

  /// Acts when nothing of a section that appeared is in the viewport any more, or it has gone.
  public func onDisappear(_ action: @escaping () -> Void) -> Section {
    listening { $0.onDisappear.append { _ in action() } }
  }

  /// Acts when enough of the section was seen for long enough; see ``Interactive/onImpression(fraction:dwell:isRepeated:_:)``.
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
