import TesseraLayout

// Who hears of coming and going.
//
// What came and went is found at the end of each transaction, and told after it, as events are: with the next update
// at the latest, in order, never inside another handler. As long as nobody wants to know, nothing is looked at.

/// What ends an observation; see ``Engine/observeLifecycle(_:)``.
public struct LifecycleObservation: Hashable, Sendable {
  let number: Int
}

extension Engine {
  /// Tells somebody everything that comes and goes from now on; what is there already comes first.
  ///
  /// - Parameter action: Is told each event after the transaction that it belongs to, and may ask for anything.
  /// - Returns: What to end it with.
  @discardableResult
  public func observeLifecycle(_ action: @escaping (LifecycleEvent) -> Void) -> LifecycleObservation {
    let number = lifecycle.add(action)
    for index in live.indices where live[index].path != .nowhere {
      let cell = live[index]
      events.append(.observed(.willDisplay(cell.key, cell.id), observer: number))
      if cell.isInView { events.append(.observed(.appear(cell.key, cell.id), observer: number)) }
    }
    for stay in lifecycle.sections {
      events.append(.observed(.sectionAppear(stay.key), observer: number))
    }
    // What is in view and was watched by nobody appears with the next transaction.
    requests.isReviewDue = true
    return LifecycleObservation(number: number)
  }

  /// Tells somebody nothing any more, not even what has happened before.
  public func endObservation(_ observation: LifecycleObservation) {
    lifecycle.removeObserver(observation.number)
    guard !lifecycle.isObserved else { return }
    for index in live.indices where live[index].cell.lifecycle?.isListening != true {
      live[index].isInView = false
    }
  }

  /// Finds out what came and went with a transaction.
  ///
  /// - Complexity: O(1) while nobody wants to know; else O(*m*) for *m* cells on screen, and for what is in reach of a
  ///   prefetch.
  func followLifecycle(_ operations: [MountOperation]) {
    guard busy.contains(.sights) else { return }
    // What nobody asks for any more is not waited for either.
    lifecycle.nextImpression = nil
    lifecycle.prefetching.hasBacklog = false
    if lifecycle.isWatching { followSights(operations) }
    if lifecycle.prefetching.isWanted { followPrefetches() }
    followViewports()
  }

  /// Follows sections and elements to their places in new content.
  func adoptLifecycle(_ pairing: SnapshotPairing) {
    lifecycle.hasListeningSections = snapshot.sections.contains { $0.section.lifecycle != nil }
    for index in lifecycle.sections.indices {
      let position = pairing.newSection(ofOld: lifecycle.sections[index].section)
      lifecycle.sections[index].section = position ?? -1
    }
    lifecycle.impressed.adopt(pairing)
    adoptPrefetches(pairing)
    adoptViewports()
  }

  /// Looks for handlers in a group that was looked into.
  func noteOpened(_ group: Int) {
    let section = snapshot.sections[group].section
    if section.lifecycle != nil { lifecycle.hasListeningSections = true }
    lifecycle.prefetching.note(section)
  }

  /// Follows groups to their places among all sections.
  func moveLifecycle(to places: [Int: Int]) {
    for index in lifecycle.sections.indices {
      lifecycle.sections[index].section = places[lifecycle.sections[index].section] ?? -1
    }
    movePrefetches(to: places)
  }

  /// Tells an event to the handlers of a declaration and to those who want to know everything.
  func tell(_ event: LifecycleEvent, to handlers: [LifecycleHandlers.Handler], about item: ItemKey?) {
    for handler in handlers { events.append(.call { handler(item) }) }
    tell(event)
  }

  /// Tells an event to those who want to know everything.
  func tell(_ event: LifecycleEvent) {
    if lifecycle.isReported { lifecycle.reported.append(event) }
    for observer in lifecycle.observers { events.append(.observed(event, observer: observer.number)) }
  }

  /// What a transaction has to tell.
  func takeLifecycle() -> [LifecycleEvent] {
    if !busy.contains(.sights) || lifecycle.reported.isEmpty { return [] }
    defer { lifecycle.reported.removeAll(keepingCapacity: true) }
    return lifecycle.reported
  }
}
