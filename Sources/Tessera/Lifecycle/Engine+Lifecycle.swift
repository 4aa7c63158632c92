@_spi(Behaviors) import TesseraKernel

/// A token that ends an observation; see ``Engine/observeLifecycle(_:)``.
public struct LifecycleObservation: Hashable, Sendable {
  let number: Int
}

extension Engine {
  /// Adds an observer of all lifecycle events, beginning with events for the cells and sections that are
  /// already present.
  ///
  /// - Parameter action: Called with each event after the transaction that it belongs to; it may make any
  ///   request.
  /// - Returns: The token that ends the observation.
  @discardableResult
  public func observeLifecycle(_ action: @escaping (LifecycleEvent) -> Void) -> LifecycleObservation {
    let behavior = installed { LifecycleBehavior(isReported: false) }
    let number = behavior.state.add(action)
    for index in live.indices where live[index].path != .nowhere {
      let cell = live[index]
      behavior.notify(.willDisplay(cell.key, cell.id), to: number, self)
      if behavior.state.isInView(cell.id) { behavior.notify(.appear(cell.key, cell.id), to: number, self) }
    }
    for visible in behavior.state.sections { behavior.notify(.sectionAppear(visible.key), to: number, self) }
    behavior.updatePhases()
    // A visible item that was not watched before appears with the next transaction.
    requests.invalidatesLayout = true
    return LifecycleObservation(number: number)
  }

  /// Removes an observer. It receives no more events, not even those that have happened already.
  public func endObservation(_ observation: LifecycleObservation) {
    guard let behavior = behavior(LifecycleBehavior.self) else { return }
    behavior.state.removeObserver(observation.number)
    behavior.updatePhases()
    guard !behavior.state.isObserved else { return }
    for index in live.indices where live[index].cell.lifecycle?.isListening != true {
      behavior.state.setInView(false, live[index].id)
    }
  }
}
