/// An arbiter that decides which recognizers may recognize.
///
/// By default only one recognizer may at a time, that of the innermost view first. Delegates may allow
/// several, and a recognizer may have to wait until others have failed.
@MainActor enum GestureArbiter {
  /// Whether states are collected for a common decision.
  static var isCollecting = false

  private static var isSettling = false

  // MARK: States

  static func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.state
    guard isLegal(from: old, to: state) else {
      Simulation.raise(.gestureStateOrder, "\(type(of: recognizer)) went from \(old) to \(state)")
      return
    }
    switch (recognizer.settledState, state) {
    case (.possible, .ended) where recognizer.wish == .began:
      recognizer.endsWithBeginning = true
    case (.possible, .began), (.possible, .ended):
      recognizer.wish = state
    case (.possible, .changed):
      break  // still waiting for its beginning
    case (.possible, .cancelled), (_, .failed):
      recognizer.wish = nil
      recognizer.settledState = .failed
    default:
      recognizer.settledState = state
      recognizer.needsReport = state != .possible
    }
    if !isCollecting { settle() }
  }

  private static func isLegal(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State
  ) -> Bool {
    switch (old, new) {
    case (.possible, .possible), (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    // A failed recognizer may fail again, and a recognizer of UIKit may be canceled while it waits.
    case (.failed, .failed), (.possible, .cancelled): true
    default: false
    }
  }

  static func cancel(_ recognizer: UIGestureRecognizer) {
    switch recognizer.settledState {
    case .began, .changed:
      recognizer.settledState = .cancelled
      recognizer.needsReport = true
    case .possible where !recognizer.trackedTouches.isEmpty || recognizer.wish != nil:
      recognizer.wish = nil
      recognizer.settledState = .failed
    default: return
    }
    if !isCollecting { settle() }
  }

  // MARK: Decisions

  /// Decides on wishes until no decision changes anything, then reports.
  static func settle() {
    guard !isSettling else { return }
    isSettling = true
    repeat {
      while TouchDispatcher.shared.candidates.contains(where: decideOnWish) {}
      report()
    } while TouchDispatcher.shared.candidates.contains { $0.needsReport }
    isSettling = false
    TouchDispatcher.shared.recognizersHaveSettled()
  }

  private static func report() {
    for recognizer in TouchDispatcher.shared.candidates where recognizer.needsReport {
      recognizer.needsReport = false
      recognizer.stateWasReported()
      recognizer.simulationHandler?(recognizer)
      if recognizer.endsWithBeginning, recognizer.settledState == .began { end(recognizer) }
    }
  }

  private static func end(_ recognizer: UIGestureRecognizer) {
    recognizer.endsWithBeginning = false
    recognizer.settledState = .ended
    recognizer.needsReport = true
  }

  private static func decideOnWish(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.wish != nil && decide(on: recognizer, among: TouchDispatcher.shared.candidates)
  }

  private static func decide(on recognizer: UIGestureRecognizer, among all: [UIGestureRecognizer]) -> Bool {
    guard let wish = recognizer.wish else { return false }
    let others = all.filter { $0 !== recognizer && competes($0, recognizer) }
    if others.contains(where: { isRecognized($0) && prevents($0, recognizer) }) { return fail(recognizer) }
    for other in others where waits(recognizer, for: other) {
      if isRecognized(other) { return fail(recognizer) }
      if other.settledState == .possible { return false }
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    recognizer.wish = nil
    recognizer.settledState = wish
    recognizer.needsReport = true
    for other in others where other.settledState == .possible && prevents(recognizer, other) {
      _ = fail(other)
    }
    return true
  }

  /// Returns whether two recognizers may receive the same touches. Two fingers in views side by side have
  /// nothing to do with each other.
  private static func competes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private static func fail(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.wish = nil
    recognizer.endsWithBeginning = false
    recognizer.settledState = .failed
    return true
  }

  private static func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    [.began, .changed, .ended].contains(recognizer.settledState)
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private static func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
    let isAllowed =
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
    return !isAllowed
  }

  private static func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.requirements.contains { $0.object === other }
      || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Reports recognizers that wait for each other's failure, because they would wait forever.
  static func checkRequirements(of recognizer: UIGestureRecognizer) {
    var seen: [UIGestureRecognizer] = []
    var open = recognizer.requirements.compactMap(\.object)
    while let next = open.popLast() {
      if next === recognizer {
        Simulation.raise(.recognizerFailureLoop, "\(type(of: recognizer)) would wait for itself to fail")
        return
      }
      guard !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      open += next.requirements.compactMap(\.object)
    }
  }
}
