@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The handling of events, one after another: immediately, unless a transaction or another handler is running.

extension Engine {
  /// Returns the new paths of items in new content, by their old paths; `nil` for items that are gone.
  ///
  /// - Parameter targets: Returns the items. It is called again after each pass, because the search may run
  ///   code of the app, which may add items.
  func look(
    up targets: () -> [EventTarget], after pairing: SnapshotPairing
  ) -> [ElementPath: EventTarget?] {
    var found: [ElementPath: EventTarget?] = [:]
    var unknown = targets()
    while !unknown.isEmpty {
      for target in unknown where found[target.path] == nil {
        found.updateValue(self.target(target, after: pairing), forKey: target.path)
      }
      unknown = targets().filter { found[$0.path] == nil }
    }
    return found
  }

  func target(_ old: EventTarget, after pairing: SnapshotPairing) -> EventTarget? {
    guard let path = pairing.newPath(ofOld: old.path), snapshot.kind(at: path) == old.key.kind else {
      return nil
    }
    return EventTarget(key: snapshot.key(at: path, kind: old.key.kind), path: path)
  }

  func handle(_ input: EventState.Input) {
    switch input {
    case .pointer(let event): handle(event, at: PointerHit(at: event.position))
    case .time(let time):
      if !isTaken(pointerHeldUntil: time) { process(events.gestures.advance(to: time)) }
    case .scrolling:
      callBehaviors(in: .pointer) { $0.cancelPointerForScrolling(self) }
      process(events.gestures.cancel())
    case .gestureAtPoint(let gesture, let point, let modifiers):
      let receiver = receiver(of: gesture, among: receivers(at: point))
      if let receiver { perform(gesture, for: receiver.with(modifiers)) }
    case .gestureOnTarget(let gesture, let target, let modifiers):
      let responderChain = responderChain(of: EventReceiver(target: target, modifiers: modifiers))
      if let receiver = receiver(of: gesture, among: responderChain) { perform(gesture, for: receiver) }
    case .gesture(let gesture, let receiver): perform(gesture, for: receiver)
    case .highlight(let target):
      let reacting = target.flatMap { responderChain(of: EventReceiver(target: $0)).first(where: reacts) }
      setHighlighted(reacting?.target)
    case .press(let target): setHighlighted(target)
    case .menuAt(let point): openMenu(at: PointerHit(at: point))
    case .menu(let target):
      events.menu = menuReceiver(among: responderChain(of: EventReceiver(target: target))).map {
        ($0.target, nil)
      }
    case .action(let id, let target): perform(id, on: target)
    case .event(let event, let target): deliver(event, to: target)
    case .call(let handler): callBack { handler() }
    case .run(let action, let target): action(target, self)
    }
  }

  private func handle(_ event: PointerEvent, at hit: PointerHit) {
    if isTaken(event, at: hit) { return }
    switch event.phase {
    case .down where event.button == .secondary:
      process(events.gestures.cancel())
      if configuration.selectsForMenu { prepareMenu(at: hit) }
      openMenu(at: hit)
    case .down:
      events.gestures.timing = configuration.gestures
      let press = press(at: hit, event.modifiers)
      process(events.gestures.down(on: press, at: event.position, time: event.time))
    case .moved: process(events.gestures.moved(to: event.position, time: event.time))
    case .up where event.button == .secondary: break
    case .up: process(events.gestures.up(at: event.position, time: event.time))
    case .cancelled: process(events.gestures.advance(to: event.time) + events.gestures.cancel())
    }
  }

  /// Offers a pointer event to the behaviors. Returns whether one of them handles it.
  private func isTaken(_ event: PointerEvent, at hit: PointerHit) -> Bool {
    guard behaviorPhases.all.contains(.pointer) else { return false }
    // All behaviors state their claims before the first one handles the event, because that may change them.
    // Most events have no claim; then nothing is allocated here.
    let claiming = behaviors.filter { $0.activePhases.contains(.pointer) && $0.claimsPointer(self) }
    func handles(_ behavior: Behavior) -> Bool {
      traced(behavior, .pointer) { $0.handle(event, at: hit, self) }
    }
    let acceptingBehavior =
      claiming.first(where: handles)
      ?? behaviors.first { behavior in
        behavior.activePhases.contains(.pointer) && !claiming.contains { $0 === behavior }
          && handles(behavior)
      }
    if let acceptingBehavior { takePointer(for: acceptingBehavior) }
    return acceptingBehavior != nil
  }

  /// Offers behaviors a pointer that is held until a time. Returns whether one of them takes it.
  private func isTaken(pointerHeldUntil time: Double) -> Bool {
    let acceptingBehavior = firstResult(in: .pointer) { $0.holdPointer(until: time, self) ? $0 : nil }
    if let acceptingBehavior { takePointer(for: acceptingBehavior) }
    return acceptingBehavior != nil
  }

  /// Gives the pointer to one behavior alone, which ends the press.
  private func takePointer(for behavior: Behavior) {
    cancelPointer(to: behavior)
    process(events.gestures.cancel())
  }

  /// Cancels the pointer in all behaviors except one.
  private func cancelPointer(to acceptingBehavior: Behavior?) {
    callBehaviors(in: .pointer) { if $0 !== acceptingBehavior { $0.cancelPointer(self) } }
  }

  /// Focuses the item at a position whose menu is about to open, and notifies the behaviors.
  private func prepareMenu(at hit: PointerHit) {
    for receiver in receivers(at: hit) {
      let target = receiver.target
      guard let cell = declaredCell(of: target), isInteractive(cell, at: target.path) else { continue }
      if canFocus(target.path, cell) { setFocus(target.key, target.path) }
      return callBehaviors(in: .items) { $0.willOpenMenu(on: cell, at: target.path, self) }
    }
  }

  private func openMenu(at hit: PointerHit) {
    events.menu = menuReceiver(among: receivers(at: hit)).map { ($0.target, hit.position) }
  }

  /// Queues the inputs that pointer events result in. Each is handled on its own, because one may bring new
  /// content, in which the others follow their items.
  func process(_ outcomes: [PointerGestures<PressReceivers>.Outcome]) {
    let inputs = outcomes.compactMap { outcome -> EventState.Input? in
      switch outcome {
      case .highlight(let press): .press(press.highlight)
      case .unhighlight: .press(nil)
      case .gesture(let gesture, let press): press[gesture].map { .gesture(gesture, $0) }
      }
    }
    events.prepend(inputs)
  }

  private func perform(_ gesture: Gesture, for receiver: EventReceiver) {
    let target = receiver.target
    guard let cell = declaredCell(of: target) else { return }
    let handlers = cell.attributes.handlers
    switch gesture {
    case .tap:
      if let event = event(in: receiver) { return deliver(event, to: target) }
      let focused = focus?.path
      if isInteractive(cell, at: target.path), canFocus(target.path, cell) {
        setFocus(target.key, target.path)
      }
      callBehaviors(in: .items) {
        $0.tap(on: cell, target.key, at: target.path, from: focused, modifiers: receiver.modifiers, self)
      }
      callBack { cell.attributes.onTap?(target.key) }
    case .doubleTap: callBack { handlers.onDoubleTap?(target.key) }
    case .longPress:
      // A press that was held is no longer a swipe or a drag.
      cancelPointer(to: nil)
      if let action = handlers.onLongPress { return callBack { action(target.key) } }
      if cell.attributes.hasActions { events.menu = (target, nil) }
    }
  }

  private func setHighlighted(_ target: EventTarget?) {
    let old = inputBehavior?.state.highlighted
    guard target?.path != old?.path else { return }
    events.highlighted = target
    requests.statesChanged = true
    // Both are looked up first: one may bring new content, in which the other is elsewhere.
    let onLeave = old.flatMap { declaredCell(of: $0)?.attributes.handlers.onHighlight }
    let onEnter = target.flatMap { declaredCell(of: $0)?.attributes.handlers.onHighlight }
    callBack { onLeave?(false) }
    callBack { onEnter?(true) }
  }

  private func perform(_ id: ItemID, on target: EventTarget) {
    for receiver in responderChain(of: EventReceiver(target: target)) {
      let actions = declaredCell(of: receiver.target)?.attributes.actions ?? []
      guard let action = actions.first(where: { $0.id == id && $0.isEnabled }) else { continue }
      return callBack { action.perform(receiver.target.key) }
    }
  }

  private func deliver(_ event: AnyCellEvent, to target: EventTarget) {
    guard let cell = declaredCell(of: target), cell.handlesCellEvents else { return }
    let isHandled = callBack {
      cell.handle(event, from: target.key, self)
    }
    if !isHandled { requests.issues.append(.unexpectedEvent(target.key)) }
  }
}
