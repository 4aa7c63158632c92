@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Events one after another: each is handled when it comes, unless a transaction or another handler is at work.

extension Engine {
  /// Returns where items are in new content, by their old places; nil for those that have gone.
  ///
  /// - Parameter targets: Returns the items; it is asked again, as looking for some runs code of the app, which may add others.
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

  /// An item where it is in new content; nil if it has gone.
  func target(_ old: EventTarget, after pairing: SnapshotPairing) -> EventTarget? {
    guard let path = pairing.newPath(ofOld: old.path), snapshot.kind(at: path) == old.key.kind else {
      return nil
    }
    return EventTarget(key: snapshot.key(at: path, kind: old.key.kind), path: path)
  }

  /// Handles an event.
  func handle(_ input: EventState.Input) {
    switch input {
    case .pointer(let event): handle(event, at: PointerHit(at: event.position))
    case .time(let time):
      if !isTaken(pointerHeldUntil: time) { follow(events.gestures.advance(to: time)) }
    case .scrolling:
      callBehaviors(in: .pointer) { $0.yieldToScrolling(self) }
      follow(events.gestures.cancel())
    case .gestureAt(let gesture, let point, let modifiers):
      let receiver = receiver(of: gesture, among: receivers(at: point))
      if let receiver { carryOut(gesture, receiver.with(modifiers)) }
    case .gestureOn(let gesture, let target, let modifiers):
      let lineage = lineage(of: Receiver(target: target, modifiers: modifiers))
      if let receiver = receiver(of: gesture, among: lineage) { carryOut(gesture, receiver) }
    case .gesture(let gesture, let receiver): carryOut(gesture, receiver)
    case .highlight(let target):
      let reacting = target.flatMap { lineage(of: Receiver(target: $0)).first(where: reacts) }
      setHighlighted(reacting?.target)
    case .press(let target): setHighlighted(target)
    case .menuAt(let point): openMenu(at: PointerHit(at: point))
    case .menu(let target):
      events.menu = menuReceiver(among: lineage(of: Receiver(target: target))).map { ($0.target, nil) }
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
      follow(events.gestures.cancel())
      if configuration.selectsForMenu { prepareMenu(at: hit) }
      openMenu(at: hit)
    case .down:
      events.gestures.timing = configuration.gestures
      let press = press(at: hit, event.modifiers)
      follow(events.gestures.down(on: press, at: event.position, time: event.time))
    case .moved: follow(events.gestures.moved(to: event.position, time: event.time))
    case .up where event.button == .secondary: break
    case .up: follow(events.gestures.up(at: event.position, time: event.time))
    case .cancelled: follow(events.gestures.advance(to: event.time) + events.gestures.cancel())
    }
  }

  /// Lets behaviors handle a pointer event.
  ///
  /// - Returns: Whether one of them takes it.
  private func isTaken(_ event: PointerEvent, at hit: PointerHit) -> Bool {
    guard behaviorPhases.all.contains(.pointer) else { return false }
    // All say whether they claim the pointer before the first one handles the event, which may change that. Most events have no
    // claim, and then nothing is allocated for it.
    let claiming = behaviors.filter { $0.awake.contains(.pointer) && $0.claimsPointer(self) }
    let taker =
      claiming.first { $0.handle(event, at: hit, self) }
      ?? behaviors.first { behavior in
        behavior.awake.contains(.pointer) && !claiming.contains { $0 === behavior }
          && behavior.handle(event, at: hit, self)
      }
    if let taker { takePointer(for: taker) }
    return taker != nil
  }

  /// Lets behaviors do what it means that the pointer is held down until a time.
  ///
  /// - Returns: Whether one of them takes the pointer.
  private func isTaken(pointerHeldUntil time: Double) -> Bool {
    let taker = firstAnswer(in: .pointer) { $0.holdPointer(until: time, self) ? $0 : nil }
    if let taker { takePointer(for: taker) }
    return taker != nil
  }

  /// Takes the pointer away from everything but one behavior; a press is none any more.
  private func takePointer(for behavior: Behavior) {
    yieldPointer(to: behavior)
    follow(events.gestures.cancel())
  }

  /// Lets all behaviors but one give up what the pointer might have become.
  private func yieldPointer(to taker: Behavior?) {
    callBehaviors(in: .pointer) { if $0 !== taker { $0.yieldPointer(self) } }
  }

  /// Gives the focus to the item at a place whose menu is about to open, and tells behaviors of it.
  private func prepareMenu(at hit: PointerHit) {
    for receiver in receivers(at: hit) {
      let target = receiver.target
      guard let cell = declaredCell(of: target), isInteractive(cell, at: target.path) else { continue }
      if canFocus(target.path, cell) { setFocus(target.key, target.path) }
      return callBehaviors(in: .items) { $0.willOpenMenu(on: cell, at: target.path, self) }
    }
  }

  /// Opens the menu of whatever is at a place.
  private func openMenu(at hit: PointerHit) {
    events.menu = menuReceiver(among: receivers(at: hit)).map { ($0.target, hit.position) }
  }

  /// Lets the next events be what a pointer's movements mean: one of them may bring new content, and the others follow
  /// their items there.
  func follow(_ answers: [PointerGestures<PressReceivers>.Answer]) {
    let inputs = answers.compactMap { answer -> EventState.Input? in
      switch answer {
      case .highlight(let press): .press(press.highlight)
      case .unhighlight: .press(nil)
      case .gesture(let gesture, let press): press[gesture].map { .gesture(gesture, $0) }
      }
    }
    events.prepend(inputs)
  }

  /// Does what an item declares for a gesture.
  private func carryOut(_ gesture: Gesture, _ receiver: Receiver) {
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
      // What was held is not swiped or carried any more.
      yieldPointer(to: nil)
      if let action = handlers.onLongPress { return callBack { action(target.key) } }
      if cell.attributes.hasActions { events.menu = (target, nil) }
    }
  }

  private func setHighlighted(_ target: EventTarget?) {
    let old = inputBehavior?.state.highlighted
    guard target?.path != old?.path else { return }
    events.highlighted = target
    requests.statesChanged = true
    // Both are looked up first: the one may bring new content, in which the other is elsewhere.
    let onLeave = old.flatMap { declaredCell(of: $0)?.attributes.handlers.onHighlight }
    let onEnter = target.flatMap { declaredCell(of: $0)?.attributes.handlers.onHighlight }
    callBack { onLeave?(false) }
    callBack { onEnter?(true) }
  }

  private func perform(_ id: ItemID, on target: EventTarget) {
    for receiver in lineage(of: Receiver(target: target)) {
      let actions = declaredCell(of: receiver.target)?.attributes.actions ?? []
      guard let action = actions.first(where: { $0.id == id && $0.isEnabled }) else { continue }
      return callBack { action.perform(receiver.target.key) }
    }
  }

  private func deliver(_ event: AnyCellEvent, to target: EventTarget) {
    guard let handler = declaredCell(of: target)?.attributes.handlers.onEvent else { return }
    let isTaken = callBack { handler.handle(event, from: target.key) }
    if !isTaken { requests.issues.append(.unexpectedEvent(target.key)) }
  }
}
