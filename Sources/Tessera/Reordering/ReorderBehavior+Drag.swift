@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The reordering of an item, from its start to its drop.

extension ReorderBehavior {
  func handle(_ input: ReorderInput, _ engine: Engine) {
    switch input {
    case .begin(let target, let point):
      beginDrag(target, at: point, engine)
    case .move(let point):
      guard state.isActive, state.drag?.hold != nil else { return }
      state.drag?.hold?.pointer = point
      state.drag?.hold?.isPlaced = false
      state.hasMoved = true
      engine.updateLimit.wake()
      settleTarget(engine)
    case .place(let before, let section):
      moveItem(before: before, inSection: section, engine)
    case .settle: settleTarget(engine)
    case .drop: drop(engine)
    case .cancel: cancelDrag(engine)
    case .key(let move, let target): moveItem(target, by: move, engine)
    }
  }

  // MARK: Beginning

  private func beginDrag(_ target: EventTarget, at point: Point, _ engine: Engine) {
    if state.isActive { cancelDrag(engine) }
    guard let drag = drag(of: target, heldAt: point, engine) else { return state.gesture.giveUp() }
    state.drag = drag
    state.isDropped = false
    // The item is then counted in the requested content, in which nothing has a place yet.
    state.isContentForeign = engine.requests.hasContent
    state.settlingItem = nil
    engine.updateAutoscroll(afresh: true)
    keepDraggedViews(engine)
    engine.requests.invalidatesLayout = true
  }

  /// Returns a drag of an item at its own position in the latest content; `nil` if it is not there.
  func drag(of target: EventTarget, heldAt point: Point?, _ engine: Engine) -> ReorderDrag? {
    guard let content = state.content, case .item(let id, let occurrence) = target.key.element,
      let item = target.path.item, let reorderable = reorderable([EventReceiver(target: target)], engine)
    else { return nil }
    var section = target.path.section
    var index = item
    if engine.requests.hasContent {
      guard let position = content.position(of: target.key.section),
        let found = content.section(at: position)?.firstItem(id, occurrence: occurrence, near: item)
      else { return nil }
      (section, index) = (position, found)
    }
    let slot = ReorderSlot(section: section, index: index)
    let place = ReorderDrag.place(slot, in: content, target.key.section, without: index)
    return ReorderDrag(
      id, occurrence: occurrence, kind: reorderable.key.kind, in: content, at: place, shown: target.path,
      hold: point.map { hold(of: target.path, at: $0, engine) })
  }

  private func hold(of path: ElementPath, at point: Point, _ engine: Engine) -> ReorderPointer {
    let frame = engine.frames.frame(of: path)
    let place = engine.contentPlace(point) - frame.origin
    let grabOffset = Point(
      x: frame.width > 0 ? max(0, min(place.x / frame.width, 1)) : 0.5,
      y: frame.height > 0 ? max(0, min(place.y / frame.height, 1)) : 0.5)
    return ReorderPointer(grabOffset: grabOffset, start: point, pointer: point)
  }

  // MARK: Dropping

  private func drop(_ engine: Engine) {
    guard state.isActive, let drag = state.drag else { return }
    guard isAllowed(drag, engine) else { return cancelDrag(engine) }
    finishDrag(engine)
    guard drag.isMoved else {
      state.drag = nil
      return
    }
    state.isDropped = true
    state.content = drag.content
    let onReorder = drag.base.reordering.onReorder
    engine.callBack { onReorder?(drag.move) }
  }

  /// Returns whether the app accepts the item at its current position. It may not have been asked yet about
  /// the latest content.
  private func isAllowed(_ drag: ReorderDrag, _ engine: Engine) -> Bool {
    guard drag.isMoved, drag.allowedSlots[drag.target.slot] == nil else { return true }
    guard let onProposal = drag.base.reordering.onProposal else { return true }
    let target = drag.move.target
    let isTaken =
      switch engine.callBack({ onProposal(drag.move) }) {
      case .allowed: true
      case .refused: false
      case .instead(let place): place.section == target.section && place.before == target.before
      }
    return isTaken && state.isActive
  }

  /// Ends the drag and returns the item to its original position.
  private func cancelDrag(_ engine: Engine) {
    guard let drag = state.drag else { return }
    if state.isActive { finishDrag(engine) }
    state.drag = nil
    state.isDropped = false
    guard drag.isMoved else { return }
    state.content = drag.base
    if !state.isContentForeign {
      state.shift = (drag.shown, .item(drag.source.slot.index, in: drag.source.slot.section))
    }
    engine.requests.show(drag.base)
  }

  /// Ends the hold of the pointer: the view moves from its visible position to its place.
  private func finishDrag(_ engine: Engine) {
    state.gesture.giveUp()
    guard let drag = state.drag, drag.hold != nil else { return }
    let offset = heldOffset(engine) ?? .zero
    for index in engine.live.indices where isDragged(engine.live[index].path, engine) {
      guard engine.isTimed, !engine.settings.reducesMotion, !offset.isNegligible else { continue }
      var motion = engine.live[index].movement?.motion ?? Motion()
      motion.push(by: offset, with: Spring(response: 0.35, dampingFraction: 1), at: engine.now)
      engine.setMotion(motion, of: &engine.live[index])
      state.settlingItem = drag.shown
    }
    releaseKeptViews(engine)
  }

  private func releaseKeptViews(_ engine: Engine) {
    for id in state.kept { engine.release(id, from: .dragging) }
    state.kept = []
    state.isUnsettled = false
    engine.requests.invalidatesLayout = true
  }

  /// Ends the drag because the item or its target is gone.
  func abandonDrag(_ engine: Engine) {
    if state.isActive { finishDrag(engine) }
    state.drag = nil
    state.isDropped = false
  }

  // MARK: Moving the views

  /// The layer of dragged views: in front of pinned ones.
  static var draggedLayer: Int { 2_000 }

  func keepDraggedViews(_ engine: Engine) {
    guard state.isActive, state.drag?.hold != nil else { return }
    for index in engine.live.indices where isDragged(engine.live[index].path, engine) {
      let id = engine.live[index].id
      if state.kept.insert(id).inserted { engine.keepAlive(id, for: .dragging) }
    }
  }

  /// Returns whether an element is the item that a pointer drags, or a part of it.
  func isDragged(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let drag = state.drag, drag.hold != nil, !state.isDropped else { return false }
    return engine.isElement(path, of: drag.shown)
  }

  /// Returns whether an element is in front of everything: it is being dragged, or has just been dropped.
  func isInFront(_ path: ElementPath, _ engine: Engine) -> Bool {
    if isDragged(path, engine) { return true }
    return state.settlingItem.map { engine.isElement(path, of: $0) } ?? false
  }

  /// Returns the distance of the held item from its place, as the host sees it; `nil` if none is held.
  func heldOffset(_ engine: Engine) -> Point? {
    guard let drag = state.drag, let hold = drag.hold, !state.isDropped else { return nil }
    if hold.isPlaced { return .zero }
    let distance =
      engine.contentPlace(hold.pointer) - grabOffset(of: hold, in: engine.frames.frame(of: drag.shown))
    return engine.isMirrored ? Point(x: -distance.x, y: distance.y) : distance
  }

  /// Returns the position of the pointer if it holds an item in a frame.
  func grabOffset(of hold: ReorderPointer, in frame: Rect) -> Point {
    Point(x: frame.minX + hold.grabOffset.x * frame.width, y: frame.minY + hold.grabOffset.y * frame.height)
  }
}
