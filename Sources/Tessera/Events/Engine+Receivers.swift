@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The receivers of an event: the frontmost item, then the groups around it, from the inside out.

extension Engine {
  /// Returns the path of the first receiver at the position of a pointer event; `nil` if there is none.
  public func path(at hit: PointerHit) -> ElementPath? { receivers(at: hit).first?.target.path }

  /// Returns the receivers at the position of a pointer event, in order. They are searched once, unless an
  /// update has come in between.
  func receivers(at hit: PointerHit) -> [EventReceiver] {
    if let found = hit.found, found.updateCount == updateCount { return found.receivers }
    let receivers = receivers(at: hit.position)
    hit.found = (receivers, updateCount)
    return receivers
  }

  /// Returns the receivers at a point in the viewport, in order.
  ///
  /// Items and headers hide the elements behind them; decorations do not. An event that a decoration and the
  /// groups around it do not handle goes to the elements that it decorates. Where no item is, the groups come
  /// first, then the elements behind them.
  func receivers(at point: Point) -> [EventReceiver] {
    inputBehavior?.hitTestCount += 1
    let place = point + viewport.origin
    guard viewport.contains(place) else { return [] }
    var receivers: [EventReceiver] = []
    var grounds: [EventReceiver] = []
    let cells = stayingCells
    for position in cells.indices.reversed() where cells[position].placement.visibleFrame.contains(place) {
      let cell = cells[position]
      let receiver = EventReceiver(
        target: EventTarget(key: cell.key, path: cell.path), place: place - cell.placement.frame.origin)
      if case .decoration = cell.path.element, cell.placement.layer < 0 {
        grounds.append(receiver)
        continue
      }
      receivers += responderChain(of: receiver)
      guard case .decoration = cell.path.element else { return receivers }
    }
    for group in groups(at: mirrored(point, within: window.width) + window.origin) {
      receivers += grounds.filter { opened(group) == $0.target.path.section }
      receivers.append(EventReceiver(target: group))
    }
    return receivers + grounds.flatMap(responderChain)
  }

  /// Returns a receiver and those after it: for a decoration the item that it decorates, then the groups
  /// around it.
  func responderChain(of receiver: EventReceiver) -> [EventReceiver] {
    let modifiers = receiver.modifiers
    var responderChain = [receiver]
    if case .decoration(_, let item?) = receiver.target.path.element {
      if let item = target(at: .item(item, in: receiver.target.path.section)) {
        responderChain.append(EventReceiver(target: item, modifiers: modifiers))
      }
    }
    return responderChain
      + groups(around: receiver.target.path).map { EventReceiver(target: $0, modifiers: modifiers) }
  }

  /// Returns the first receiver that handles a gesture.
  func receiver(of gesture: Gesture, among receivers: [EventReceiver]) -> EventReceiver? {
    receivers.first { accepts(gesture, $0) }
  }

  /// Returns the receivers of the gestures of a press. Each receiver at the position is checked once per
  /// gesture, and only until all are found.
  func press(at hit: PointerHit, _ modifiers: KeyModifiers = []) -> PressReceivers {
    var press = PressReceivers()
    for receiver in receivers(at: hit) where !press.isComplete {
      let needsAll = press.highlight == nil
      let tap = (needsAll || press.tap == nil) && accepts(.tap, receiver)
      let doubleTap = (needsAll || press.doubleTap == nil) && accepts(.doubleTap, receiver)
      let longPress = (needsAll || press.longPress == nil) && accepts(.longPress, receiver)
      if needsAll, tap || doubleTap || longPress || handlesHighlights(receiver) {
        press.highlight = receiver.target
      }
      if tap, press.tap == nil { press.tap = receiver.with(modifiers) }
      if doubleTap, press.doubleTap == nil { press.doubleTap = receiver }
      if longPress, press.longPress == nil { press.longPress = receiver }
    }
    // A button ignores the second of two clicks.
    if let tap = press.tap, event(in: tap) != nil { press.doubleTap = nil }
    return press
  }

  func menuReceiver(among receivers: [EventReceiver]) -> EventReceiver? {
    receivers.first { declaredCell(of: $0.target)?.attributes.hasActions == true }
  }

  /// Returns the cell of an item as its view shows it, or as declared; `nil` if the item is gone.
  func declaredCell(of target: EventTarget) -> DeclaredCell? {
    if let cell = mountedCell(at: target.path) { return cell.cell }
    guard let cell = snapshot.cell(at: target.path), cell.kind == target.key.kind else { return nil }
    return cell
  }

  /// Returns the event that a portable cell makes of a tap; `nil` if there is none, or no handler for it.
  func event(in receiver: EventReceiver) -> AnyCellEvent? {
    guard let place = receiver.place, let cell = declaredCell(of: receiver.target),
      cell.handlesCellEvents, let shown = mountedCell(at: receiver.target.path)
    else { return nil }
    return cell.box.event(at: place, in: shown.placement.frame.size, state: shown.state)
  }

  /// Returns the groups around an element, from the inside out.
  func groups(around path: ElementPath) -> [EventTarget] {
    var groups: [EventTarget] = []
    var group = frames.group(around: path)
    while let path = group {
      if let target = target(at: path) { groups.append(target) }
      group = frames.group(around: path)
    }
    return groups
  }

  private func accepts(_ gesture: Gesture, _ receiver: EventReceiver) -> Bool {
    guard let cell = declaredCell(of: receiver.target) else { return false }
    let attributes = cell.attributes
    switch gesture {
    case .tap: return handlesTap(cell, at: receiver.target.path) || event(in: receiver) != nil
    case .doubleTap: return attributes.handlers.onDoubleTap != nil
    case .longPress:
      return attributes.handlers.onLongPress != nil || attributes.hasActions
    }
  }

  /// Returns whether a tap anywhere on a view has an effect: a handler is called, or the item is selected.
  ///
  /// - Complexity: O(1).
  public func handlesTap(_ cell: LiveCell) -> Bool { handlesTap(cell.cell, at: cell.path) }

  private func handlesTap(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    cell.attributes.onTap != nil || isInteractive(cell, at: path)
  }

  /// Returns whether a tap on an item focuses it: by its declaration, or because a behavior handles the tap.
  func isInteractive(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    cell.isInteractive(as: path.element)
      || anyBehavior(in: .items) { $0.handlesTap(on: cell, at: path, self) }
  }

  /// Returns whether a press on an item highlights it.
  func reacts(_ receiver: EventReceiver) -> Bool {
    let gestures: [Gesture] = [.tap, .doubleTap, .longPress]
    return gestures.contains { accepts($0, receiver) } || handlesHighlights(receiver)
  }

  private func handlesHighlights(_ receiver: EventReceiver) -> Bool {
    declaredCell(of: receiver.target)?.attributes.handlers.onHighlight != nil
  }

  private func target(at path: ElementPath) -> EventTarget? {
    guard let cell = snapshot.cell(at: path) else { return nil }
    return EventTarget(key: snapshot.key(at: path, kind: cell.kind), path: path)
  }

  /// Returns the frontmost group at a point in the content and those around it, from the inside out.
  private func groups(at place: Point) -> [EventTarget] {
    let sections = frames.sections.indices.dropFirst(snapshot.declaredCount)
    let paths = sections.compactMap { frames.group(around: .item(0, in: $0)) }.filter { path in
      frames.frame(of: path).contains(place) && frames.clip(of: path).map { $0.contains(place) } ?? true
    }
    let front = paths.max { slots(to: $0).lexicographicallyPrecedes(slots(to: $1)) }
    guard let front, let target = target(at: front) else { return [] }
    return [target] + groups(around: front)
  }

  /// Returns the index of a group at each level, from the outside in. Later groups are in front of earlier
  /// ones.
  private func slots(to path: ElementPath) -> [Int] {
    guard let group = frames.group(around: path) else { return [path.section, path.item ?? 0] }
    return slots(to: group) + [path.item ?? 0]
  }

  /// Returns the section that holds the parts of a group.
  private func opened(_ group: EventTarget) -> Int? {
    group.path.item.flatMap { frames.sections[group.path.section].children[$0] }
  }
}
