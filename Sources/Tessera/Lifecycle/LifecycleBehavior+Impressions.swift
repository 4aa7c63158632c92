@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Impressions: seen enough of, for long enough. Time passes with frames; the engine says when it wants the next one.

extension LifecycleBehavior {
  /// Goes on with the impressions of everything in view.
  func followImpressions(_ engine: Engine) {
    if state.listenerCount > 0 {
      for index in engine.live.indices where state.isInView(engine.live[index].id) {
        guard let handlers = engine.live[index].cell.lifecycle, !handlers.onImpression.isEmpty else {
          continue
        }
        let cell = engine.live[index]
        follow(handlers, of: cell, fraction: engine.visibleFraction(of: cell.placement), engine)
      }
    }
    for index in state.sections.indices {
      guard let handlers = state.sections[index].handlers, !handlers.onImpression.isEmpty else {
        continue
      }
      let fraction = engine.visibleFraction(of: engine.placement(ofSection: state.sections[index].section))
      follow(handlers, ofSectionAt: index, fraction: fraction, engine)
    }
  }

  /// Tells the impressions that were complete before a cell left the viewport.
  func finishImpressions(of cell: LiveCell, _ handlers: LifecycleHandlers, _ engine: Engine) {
    follow(handlers, of: cell, fraction: 0, engine)
    // It may have come to where nothing is remembered of it: from one group into another.
    let source = engine.impressionSource(of: cell)
    for (timer, listener) in zip(state.timers[cell.id] ?? [], handlers.onImpression) where timer.isDone {
      remember(listener.impression, of: source)
    }
    state.timers[cell.id] = nil
  }

  /// Tells the impressions that were complete before a section left the viewport.
  func finishImpressions(of stay: SectionStay, _ engine: Engine) {
    guard let handlers = stay.handlers, !handlers.onImpression.isEmpty else { return }
    var timers = stay.timers
    for listener in complete(handlers, &timers, of: engine.impressionSource(of: stay), fraction: 0, engine) {
      tell(
        .sectionImpression(stay.key, listener.impression), to: [listener.handler], about: stay.item, engine)
    }
  }

  private func follow(
    _ handlers: LifecycleHandlers, of cell: LiveCell, fraction: Double, _ engine: Engine
  ) {
    var timers = state.timers[cell.id] ?? []
    for listener in complete(
      handlers, &timers, of: engine.impressionSource(of: cell), fraction: fraction, engine)
    {
      tell(.impression(cell.key, listener.impression), to: [listener.handler], about: cell.key, engine)
    }
    state.timers[cell.id] = timers
  }

  private func follow(
    _ handlers: LifecycleHandlers, ofSectionAt index: Int, fraction: Double, _ engine: Engine
  ) {
    let stay = state.sections[index]
    var timers = stay.timers
    for listener in complete(
      handlers, &timers, of: engine.impressionSource(of: stay), fraction: fraction, engine)
    {
      tell(
        .sectionImpression(stay.key, listener.impression), to: [listener.handler], about: stay.item, engine)
    }
    state.sections[index].timers = timers
  }

  /// The impressions that are complete now.
  private func complete(
    _ handlers: LifecycleHandlers, _ timers: inout [ImpressionTimer], of source: ImpressionSource,
    fraction: Double, _ engine: Engine
  ) -> [ImpressionListener] {
    let (complete, deadline) = timers.advance(
      to: engine.now, fraction: fraction, for: handlers.onImpression
    ) { wasTold($0, of: source) }
    for listener in complete { remember(listener.impression, of: source) }
    if let deadline {
      state.nextImpression = min(state.nextImpression ?? deadline, deadline)
    }
    return complete
  }

  // MARK: Remembering

  private func wasTold(_ impression: Impression, of source: ImpressionSource) -> Bool {
    guard let place = source.place else { return false }
    return state.impressed.contains(
      ImpressionID(subject: source.subject, impression: impression), at: place)
  }

  private func remember(_ impression: Impression, of source: ImpressionSource) {
    guard !impression.isRepeated, let place = source.place else { return }
    state.impressed.insert(ImpressionID(subject: source.subject, impression: impression), at: place)
  }
}

extension Engine {
  fileprivate func impressionSource(of cell: LiveCell) -> ImpressionSource {
    let isItem = cell.path.item != nil && cell.path.section < snapshot.declaredCount
    return ImpressionSource(
      subject: isItem ? .item(cell.key.kind) : .element(cell.key), place: impressionPlace(of: cell.path))
  }

  fileprivate func impressionSource(of stay: SectionStay) -> ImpressionSource {
    ImpressionSource(
      subject: .section(stay.key),
      place: impressionPlace(of: ElementPath(section: stay.section, element: .header)))
  }
}
