@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Impressions: elements of which enough was visible for long enough. Time passes with frames; the engine
// reports when it needs the next one.

extension LifecycleBehavior {
  /// Advances the impressions of all visible elements.
  func updateImpressions(_ engine: Engine) {
    if state.listenerCount > 0 {
      for index in engine.live.indices where state.isInView(engine.live[index].id) {
        guard let handlers = engine.live[index].cell.lifecycle, !handlers.onImpression.isEmpty else {
          continue
        }
        let cell = engine.live[index]
        updateImpressionTimers(
          handlers, of: cell, fraction: engine.visibleFraction(of: cell.placement), engine)
      }
    }
    for index in state.sections.indices {
      guard let handlers = state.sections[index].handlers, !handlers.onImpression.isEmpty else {
        continue
      }
      let fraction = engine.visibleFraction(of: engine.placement(ofSection: state.sections[index].section))
      updateImpressionTimers(handlers, ofSectionAt: index, fraction: fraction, engine)
    }
  }

  /// Reports the impressions that were complete before a cell left the viewport.
  func finishImpressions(of cell: LiveCell, _ handlers: LifecycleHandlers, _ engine: Engine) {
    updateImpressionTimers(handlers, of: cell, fraction: 0, engine)
    // The item may have moved to a place without a history: from one group into another.
    let source = engine.impressionSource(of: cell)
    for (timer, listener) in zip(state.timers[cell.id] ?? [], handlers.onImpression) where timer.isDone {
      remember(listener.impression, of: source)
    }
    state.timers[cell.id] = nil
  }

  /// Reports the impressions that were complete before a section left the viewport.
  func finishImpressions(of visible: VisibleSection, _ engine: Engine) {
    guard let handlers = visible.handlers, !handlers.onImpression.isEmpty else { return }
    var timers = visible.timers
    for listener in complete(handlers, &timers, of: engine.impressionSource(of: visible), fraction: 0, engine)
    {
      notify(
        .sectionImpression(visible.key, listener.impression), to: [listener.handler], about: visible.item,
        engine)
    }
  }

  private func updateImpressionTimers(
    _ handlers: LifecycleHandlers, of cell: LiveCell, fraction: Double, _ engine: Engine
  ) {
    var timers = state.timers[cell.id] ?? []
    for listener in complete(
      handlers, &timers, of: engine.impressionSource(of: cell), fraction: fraction, engine)
    {
      notify(.impression(cell.key, listener.impression), to: [listener.handler], about: cell.key, engine)
    }
    state.timers[cell.id] = timers
  }

  private func updateImpressionTimers(
    _ handlers: LifecycleHandlers, ofSectionAt index: Int, fraction: Double, _ engine: Engine
  ) {
    let visible = state.sections[index]
    var timers = visible.timers
    for listener in complete(
      handlers, &timers, of: engine.impressionSource(of: visible), fraction: fraction, engine)
    {
      notify(
        .sectionImpression(visible.key, listener.impression), to: [listener.handler], about: visible.item,
        engine)
    }
    state.sections[index].timers = timers
  }

  /// Returns the impressions that are complete now.
  private func complete(
    _ handlers: LifecycleHandlers, _ timers: inout [ImpressionTimer], of source: ImpressionSource,
    fraction: Double, _ engine: Engine
  ) -> [ImpressionListener] {
    let (complete, deadline) = timers.advance(
      to: engine.now, fraction: fraction, for: handlers.onImpression
    ) { wasReported($0, of: source) }
    for listener in complete { remember(listener.impression, of: source) }
    if let deadline {
      state.nextImpression = min(state.nextImpression ?? deadline, deadline)
    }
    return complete
  }

  // MARK: History

  private func wasReported(_ impression: Impression, of source: ImpressionSource) -> Bool {
    guard let place = source.place else { return false }
    return state.impressionHistory.contains(
      ImpressionID(subject: source.subject, impression: impression), at: place)
  }

  private func remember(_ impression: Impression, of source: ImpressionSource) {
    guard !impression.isRepeated, let place = source.place else { return }
    state.impressionHistory.insert(ImpressionID(subject: source.subject, impression: impression), at: place)
  }
}

extension Engine {
  fileprivate func impressionSource(of cell: LiveCell) -> ImpressionSource {
    let isItem = cell.path.item != nil && cell.path.section < snapshot.declaredCount
    return ImpressionSource(
      subject: isItem ? .item(cell.key.kind) : .element(cell.key), place: impressionPlace(of: cell.path))
  }

  fileprivate func impressionSource(of visible: VisibleSection) -> ImpressionSource {
    ImpressionSource(
      subject: .section(visible.key),
      place: impressionPlace(of: ElementPath(section: visible.section, element: .header)))
  }
}
