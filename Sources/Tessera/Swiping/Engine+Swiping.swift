import TesseraLayout

// Swipes: what the pointer does to items that have actions at their sides.

extension Engine {
  /// The item that is swiped or open, with the actions that it shows at the time of the latest transaction; nil: none is
  /// away from its place.
  ///
  /// The views of the actions are among ``cells``, behind those of the item: hosts draw them like any other.
  public var openSwipe: OpenSwipe? {
    guard let shown = events.swiping.shown else { return nil }
    let open = events.swiping.gestures.open
    let buttons = zip(events.swiping.actions, events.swiping.cells).map { action, cell in
      OpenSwipe.Button(id: action.id, title: action.title, view: cell.id, frame: cell.placement.frame)
    }
    return OpenSwipe(
      key: shown.target.key, side: shown.side, offset: swipeOffset, isHeld: open?.isHeld ?? false,
      isFull: isSwipedFully, buttons: buttons)
  }

  /// Shows the actions at a side of an item, or of a group around it, as a swipe does; nothing happens where there are none.
  public func openSwipe(of id: CellID, _ side: SwipeSide) {
    guard let cell = live.first(where: { $0.id == id }), cell.path != .nowhere else { return }
    post(.openSwipe(EventTarget(key: cell.key, path: cell.path), side))
  }

  func openSwipe(of target: EventTarget, _ side: SwipeSide) {
    let receiver = lineage(of: Receiver(target: target)).first { !swipeActions(of: $0.target).isEmpty }
    guard let target = receiver?.target, let reach = swipeReach(of: target) else { return }
    events.swiping.gestures.open(target, reach, side)
    requests.isReviewDue = true
  }

  /// Closes the item that is swiped or open.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func closeSwipe() -> Bool {
    guard events.swiping.gestures.open != nil else { return false }
    events.swiping.gestures.close()
    requests.isReviewDue = true
    return true
  }

  /// What can be done with the item that a view shows: its menu, then what swiping offers beyond that. Accessibility offers
  /// the same.
  public func actions(of id: CellID) -> [ContextAction] { self[id]?.cell.attributes.actions ?? [] }

  /// Does what a key means for actions: Escape closes an open item, Delete and Backspace do the first destructive thing that
  /// can be done with the focused item, or with a group around it.
  ///
  /// - Returns: Whether the key means something there.
  @discardableResult
  public func pressActionKey(_ key: Key) -> Bool {
    switch key {
    case .escape: return closeSwipe()
    case .delete, .backspace:
      guard let focus else { return false }
      for receiver in lineage(of: Receiver(target: EventTarget(key: focus.key, path: focus.path))) {
        guard let deletion = deletion(of: receiver.target) else { continue }
        post(deletion)
        return true
      }
      return false
    default: return false
    }
  }
}

extension Engine {
  /// The first destructive thing that can be done with an item: by its menu, else by a swipe.
  private func deletion(of target: EventTarget) -> EventState.Input? {
    let isDeletion = { (action: ContextAction) in action.isDestructive && action.isEnabled }
    let handlers = cell(of: target)?.attributes.handlers ?? EventHandlers()
    if let action = handlers.contextActions.first(where: isDeletion) { return .action(action.id, target) }
    for side in [SwipeSide.leading, .trailing] {
      guard let action = handlers.swipeActions[side].first(where: isDeletion) else { continue }
      return .swipeAction(action.id, side, target)
    }
    return nil
  }
}

// MARK: - Pointers

extension Engine {
  /// Lets swipes handle a pointer event, and tells whether they keep it for themselves.
  func swipe(_ event: PointerEvent) -> Bool {
    if event.phase == .down, event.button == .secondary { closeSwipe() }
    guard event.button == .primary else { return false }
    let wasOpen = events.swiping.gestures.open != nil
    let answer = answer(to: event)
    if wasOpen || events.swiping.gestures.open != nil { requests.isReviewDue = true }
    switch answer {
    case .notTaken: return false
    case .taken: return true
    case .claimed:
      events.swiping.pressed = nil
      follow(events.gestures.cancel())
      return true
    case .performed(let target, let side):
      if let action = swipeActions(of: target)[side].first {
        events.prepend([.swipeAction(action.id, side, target)])
      }
      return true
    }
  }

  private func answer(to event: PointerEvent) -> SwipeGestures<EventTarget>.Answer {
    let place = swipePlace(of: event)
    switch event.phase {
    case .down:
      events.swiping.pressed = button(at: event.position).map { ($0, true) }
      let target = receivers(at: event.position).first { !swipeActions(of: $0.target).isEmpty }?.target
      let answer = events.swiping.gestures.down(
        on: target, target.flatMap(swipeReach) ?? SwipeReach(extent: 0), at: place)
      if case .taken = answer { follow(events.gestures.cancel()) }
      return answer
    case .moved:
      if let pressed = events.swiping.pressed {
        events.swiping.pressed = (pressed.id, button(at: event.position) == pressed.id)
      }
      return events.swiping.gestures.moved(to: place)
    case .up:
      let target = events.swiping.gestures.open?.target
      let side = events.swiping.shown?.side
      let pressed = events.swiping.pressed
      events.swiping.pressed = nil
      let answer = events.swiping.gestures.up(at: place)
      if let pressed, let target, let side, button(at: event.position) == pressed.id, case .taken = answer {
        events.prepend([.swipeAction(pressed.id, side, target)])
      }
      return answer
    case .cancelled:
      events.swiping.pressed = nil
      return events.swiping.gestures.cancel()
    }
  }

  /// Where a pointer is as swipes see it.
  private func swipePlace(of event: PointerEvent) -> SwipeGestures<EventTarget>.Place {
    let point = mirrored(event.position, within: window.width)
    return SwipeGestures<EventTarget>.Place(across: point[axis.cross], along: point[axis], time: event.time)
  }

  /// The action that is shown at a place in the viewport.
  private func button(at point: Point) -> ItemID? {
    let place = point + viewport.origin
    let cells = events.swiping.cells
    let index = cells.firstIndex { $0.placement.visibleFrame.contains(place) }
    return index.map { events.swiping.actions[$0].id }
  }
}

// MARK: - Actions

extension Engine {
  /// What swiping an item offers.
  func swipeActions(of target: EventTarget) -> SwipeActions {
    cell(of: target)?.attributes.handlers.swipeActions ?? SwipeActions()
  }

  /// How far an item can be swiped; nil where it has no actions, or is out of view.
  func swipeReach(of target: EventTarget) -> SwipeReach? {
    let actions = swipeActions(of: target)
    let frame = seenFrame(of: target.path)
    guard !actions.isEmpty, frame.overlaps(window) else { return nil }
    let full = actions.full.filter { actions[$0].first?.isEnabled ?? false }
    return SwipeReach(
      leading: extents(of: actions.leading, frame.size).reduce(0, +),
      trailing: extents(of: actions.trailing, frame.size).reduce(0, +),
      extent: frame.size[axis.cross], full: full)
  }

  /// How much room actions take at the side of an item: as much as their titles need, and no more than the item has.
  func extents(of actions: [ContextAction], _ size: Size) -> [Double] {
    let extents = actions.map { action in
      let cell = events.swiping.makeCell?(SwipeActionCell(action: action))
      return cell?.measure(offered: size)?.sanitized[axis.cross] ?? Self.actionExtent
    }
    let all = extents.reduce(0, +)
    return all > size[axis.cross] ? extents.map { $0 * size[axis.cross] / all } : extents
  }

  /// The extent of an action whose title cannot be measured, in points.
  private static var actionExtent: Double { 64 }
}
