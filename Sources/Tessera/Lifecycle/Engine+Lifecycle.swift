@_spi(Behaviors) import TesseraKernel

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
    let behavior = installed { LifecycleBehavior(isReported: false) }
    let number = behavior.state.add(action)
    for index in live.indices where live[index].path != .nowhere {
      let cell = live[index]
      behavior.tell(.willDisplay(cell.key, cell.id), to: number, self)
      if behavior.state.isInView(cell.id) { behavior.tell(.appear(cell.key, cell.id), to: number, self) }
    }
    for stay in behavior.state.sections { behavior.tell(.sectionAppear(stay.key), to: number, self) }
    behavior.updatePhases()
    // What is in view and was watched by nobody appears with the next transaction.
    requests.isReviewDue = true
    return LifecycleObservation(number: number)
  }

  /// Tells somebody nothing any more, not even what has happened before.
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
