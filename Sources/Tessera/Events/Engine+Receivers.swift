@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Who gets an event: the frontmost item, then the groups around it, from the inside out.

extension Engine {
  /// Returns the element that is asked first about what happens at the place of a pointer event; nil if there is none.
  public func path(at hit: PointerHit) -> ElementPath? { receivers(at: hit).first?.target.path }

  /// Returns the receivers at the place of a pointer event, in the order in which they are asked. They are looked for once,
  /// unless an update has come in between.
  func receivers(at hit: PointerHit) -> [Receiver] {
    if let found = hit.found, found.updateCount == updateCount { return found.receivers }
    let receivers = receivers(at: hit.position)
    hit.found = (receivers, updateCount)
    return receivers
  }

  /// Who may take what happens at a place in the viewport, in the order in which they are asked.
  ///
  /// Items and headers hide what is behind them. Decorations do not: what they and the groups around them leave goes to
  /// what they decorate. Where no item is, the groups there are asked, and then what stands behind them.
  func receivers(at point: Point) -> [Receiver] {
    inputBehavior?.hitTestCount += 1
    let place = point + viewport.origin
    guard viewport.contains(place) else { return [] }
    var receivers: [Receiver] = []
    var grounds: [Receiver] = []
    let cells = standing
    for position in cells.indices.reversed() where cells[position].placement.visibleFrame.contains(place) {
      let cell = cells[position]
      let receiver = Receiver(
        target: EventTarget(key: cell.key, path: cell.path), place: place - cell.placement.frame.origin)
      if case .decoration = cell.path.element, cell.placement.layer < 0 {
        grounds.append(receiver)
        continue
      }
      receivers += lineage(of: receiver)
      guard case .decoration = cell.path.element else { return receivers }
    }
    for group in groups(at: mirrored(point, within: window.width) + window.origin) {
      receivers += grounds.filter { opened(group) == $0.target.path.section }
      receivers.append(Receiver(target: group))
    }
    return receivers + grounds.flatMap(lineage)
  }

  /// An item, and those that get what it leaves: for its decoration the item itself, then the groups around it.
  func lineage(of receiver: Receiver) -> [Receiver] {
    let modifiers = receiver.modifiers
    var lineage = [receiver]
    if case .decoration(_, let item?) = receiver.target.path.element {
      if let item = target(at: .item(item, in: receiver.target.path.section)) {
        lineage.append(Receiver(target: item, modifiers: modifiers))
      }
    }
    return lineage + groups(around: receiver.target.path).map { Receiver(target: $0, modifiers: modifiers) }
  }

  /// The first one that takes a gesture.
  func receiver(of gesture: Gesture, among receivers: [Receiver]) -> Receiver? {
    receivers.first { takes(gesture, $0) }
  }

  /// Returns the receivers of the gestures of a press. Each one at the place is asked once about each gesture, and only until all
  /// are found.
  func press(at hit: PointerHit, _ modifiers: KeyModifiers = []) -> PressReceivers {
    var press = PressReceivers()
    for receiver in receivers(at: hit) where !press.isComplete {
      let needsAll = press.highlight == nil
      let tap = (needsAll || press.tap == nil) && takes(.tap, receiver)
      let doubleTap = (needsAll || press.doubleTap == nil) && takes(.doubleTap, receiver)
      let longPress = (needsAll || press.longPress == nil) && takes(.longPress, receiver)
      if needsAll, tap || doubleTap || longPress || followsHighlights(receiver) {
        press.highlight = receiver.target
      }
      if tap, press.tap == nil { press.tap = receiver.with(modifiers) }
      if doubleTap, press.doubleTap == nil { press.doubleTap = receiver }
      if longPress, press.longPress == nil { press.longPress = receiver }
    }
    // A button has no use for the second of two clicks.
    if let tap = press.tap, event(in: tap) != nil { press.doubleTap = nil }
    return press
  }

  /// The first one with context actions.
  func menuReceiver(among receivers: [Receiver]) -> Receiver? {
    receivers.first { declaredCell(of: $0.target)?.attributes.hasActions == true }
  }

  /// The cell of an item as the view shows it, or as it is declared where none does; nil where the item has gone.
  func declaredCell(of target: EventTarget) -> DeclaredCell? {
    if let cell = shownCell(at: target.path) { return cell.cell }
    guard let cell = snapshot.cell(at: target.path), cell.kind == target.key.kind else { return nil }
    return cell
  }

  /// The event that a portable cell makes of a tap, where a handler wants to know.
  func event(in receiver: Receiver) -> AnyCellEvent? {
    guard let place = receiver.place, let cell = declaredCell(of: receiver.target),
      cell.attributes.handlers.onEvent != nil,
      let size = shownCell(at: receiver.target.path)?.placement.frame.size
    else { return nil }
    return cell.box.event(at: place, in: size)
  }

  /// The groups around an element, from the inside out.
  func groups(around path: ElementPath) -> [EventTarget] {
    var groups: [EventTarget] = []
    var group = frames.group(around: path)
    while let path = group {
      if let target = target(at: path) { groups.append(target) }
      group = frames.group(around: path)
    }
    return groups
  }

  private func takes(_ gesture: Gesture, _ receiver: Receiver) -> Bool {
    guard let cell = declaredCell(of: receiver.target) else { return false }
    let attributes = cell.attributes
    switch gesture {
    case .tap: return takesTap(cell, at: receiver.target.path) || event(in: receiver) != nil
    case .doubleTap: return attributes.handlers.onDoubleTap != nil
    case .longPress:
      return attributes.handlers.onLongPress != nil || attributes.hasActions
    }
  }

  /// Whether a tap on a view does something wherever it hits: a handler wants to know, or the item is selected.
  ///
  /// - Complexity: O(1).
  public func takesTap(_ cell: LiveCell) -> Bool { takesTap(cell.cell, at: cell.path) }

  private func takesTap(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    cell.attributes.onTap != nil || isInteractive(cell, at: path)
  }

  /// Whether a tap on an item gives it the focus: by what it declares, or because the tap means something to a behavior.
  func isInteractive(_ cell: DeclaredCell, at path: ElementPath) -> Bool {
    cell.isInteractive(as: path.element)
      || anyBehavior(in: .items) { $0.takesTap(on: cell, at: path, self) }
  }

  /// Whether a press on an item shows.
  func reacts(_ receiver: Receiver) -> Bool {
    let gestures: [Gesture] = [.tap, .doubleTap, .longPress]
    return gestures.contains { takes($0, receiver) } || followsHighlights(receiver)
  }

  /// Returns whether an item is told when it is pressed.
  private func followsHighlights(_ receiver: Receiver) -> Bool {
    declaredCell(of: receiver.target)?.attributes.handlers.onHighlight != nil
  }

  private func target(at path: ElementPath) -> EventTarget? {
    guard let cell = snapshot.cell(at: path) else { return nil }
    return EventTarget(key: snapshot.key(at: path, kind: cell.kind), path: path)
  }

  /// The frontmost group at a place in the content and those around it, from the inside out.
  private func groups(at place: Point) -> [EventTarget] {
    let sections = frames.sections.indices.dropFirst(snapshot.declaredCount)
    let paths = sections.compactMap { frames.group(around: .item(0, in: $0)) }.filter { path in
      frames.frame(of: path).contains(place) && frames.clip(of: path).map { $0.contains(place) } ?? true
    }
    let front = paths.max { slots(to: $0).lexicographicallyPrecedes(slots(to: $1)) }
    guard let front, let target = target(at: front) else { return [] }
    return [target] + groups(around: front)
  }

  /// Where a group stands among those side by side, from the outside in: what comes later stands in front.
  private func slots(to path: ElementPath) -> [Int] {
    guard let group = frames.group(around: path) else { return [path.section, path.item ?? 0] }
    return slots(to: group) + [path.item ?? 0]
  }

  /// The section that the parts of a group are.
  private func opened(_ group: EventTarget) -> Int? {
    group.path.item.flatMap { frames.sections[group.path.section].children[$0] }
  }
}
