import TesseraLayout

// Impressions: seen enough of, for long enough. Time passes with frames; the engine says when it wants the next one.

extension Engine {
  /// Goes on with the impressions of everything in view.
  func followImpressions() {
    if lifecycle.listenerCount > 0 {
      for index in live.indices where live[index].isInView {
        guard let handlers = live[index].cell.lifecycle, !handlers.onImpression.isEmpty else {
          continue
        }
        follow(handlers, of: live[index], fraction: visibleFraction(of: live[index].placement))
      }
    }
    for index in lifecycle.sections.indices {
      guard let handlers = lifecycle.sections[index].handlers, !handlers.onImpression.isEmpty else {
        continue
      }
      let fraction = visibleFraction(of: placement(ofSection: lifecycle.sections[index].section))
      follow(handlers, ofSectionAt: index, fraction: fraction)
    }
  }

  /// Tells the impressions that were complete before a cell left the viewport.
  func finishImpressions(of cell: LiveCell, _ handlers: LifecycleHandlers) {
    follow(handlers, of: cell, fraction: 0)
    // It may have come to where nothing is remembered of it: from one group into another.
    let source = source(of: cell)
    for (timer, listener) in zip(lifecycle.timers[cell.id] ?? [], handlers.onImpression) where timer.isDone {
      remember(listener.impression, of: source)
    }
    lifecycle.timers[cell.id] = nil
  }

  /// Tells the impressions that were complete before a section left the viewport.
  func finishImpressions(of stay: SectionStay) {
    guard let handlers = stay.handlers, !handlers.onImpression.isEmpty else { return }
    var timers = stay.timers
    for impression in complete(handlers, &timers, of: source(of: stay), fraction: 0) {
      tell(.sectionImpression(stay.key, impression.0), to: [impression.1], about: stay.item)
    }
  }

  private func follow(_ handlers: LifecycleHandlers, of cell: LiveCell, fraction: Double) {
    var timers = lifecycle.timers[cell.id] ?? []
    for impression in complete(handlers, &timers, of: source(of: cell), fraction: fraction) {
      tell(.impression(cell.key, impression.0), to: [impression.1], about: cell.key)
    }
    lifecycle.timers[cell.id] = timers
  }

  private func follow(_ handlers: LifecycleHandlers, ofSectionAt index: Int, fraction: Double) {
    let stay = lifecycle.sections[index]
    var timers = stay.timers
    for impression in complete(handlers, &timers, of: source(of: stay), fraction: fraction) {
      tell(.sectionImpression(stay.key, impression.0), to: [impression.1], about: stay.item)
    }
    lifecycle.sections[index].timers = timers
  }

  /// The impressions that are complete now.
  private func complete(
    _ handlers: LifecycleHandlers, _ timers: inout [ImpressionTimer], of source: ImpressionSource,
    fraction: Double
  ) -> [(Impression, LifecycleHandlers.Handler)] {
    let listeners = handlers.onImpression
    if timers.count > listeners.count { timers.removeLast(timers.count - listeners.count) }
    for listener in listeners[timers.count...] {
      timers.append(ImpressionTimer(isDone: wasTold(listener.impression, of: source)))
    }
    var complete: [(Impression, LifecycleHandlers.Handler)] = []
    for (position, listener) in listeners.enumerated() {
      let impression = listener.impression
      if timers[position].advance(to: now, fraction: fraction, for: impression) {
        remember(impression, of: source)
        complete.append((impression, listener.handler))
      } else if !timers[position].isDone, let since = timers[position].since {
        let time = since + impression.dwell
        lifecycle.nextImpression = min(lifecycle.nextImpression ?? time, time)
      }
    }
    return complete
  }

  // MARK: Remembering

  private func source(of cell: LiveCell) -> ImpressionSource {
    let isItem = cell.path.item != nil && cell.path.section < snapshot.declaredCount
    return ImpressionSource(
      subject: isItem ? .item(cell.key.kind) : .element(cell.key), place: impressionPlace(of: cell.path))
  }

  private func source(of stay: SectionStay) -> ImpressionSource {
    ImpressionSource(
      subject: .section(stay.key),
      place: impressionPlace(of: ElementPath(section: stay.section, element: .header)))
  }

  private func wasTold(_ impression: Impression, of source: ImpressionSource) -> Bool {
    guard let place = source.place else { return false }
    return lifecycle.impressed.contains(
      ImpressionID(subject: source.subject, impression: impression), at: place)
  }

  private func remember(_ impression: Impression, of source: ImpressionSource) {
    guard !impression.isRepeated, let place = source.place else { return }
    lifecycle.impressed.insert(ImpressionID(subject: source.subject, impression: impression), at: place)
  }
}
