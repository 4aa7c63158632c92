@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// An item on its way, from when it is taken up until it is let go.

extension ReorderBehavior {
  /// Does what was asked for.
  func handle(_ input: ReorderInput, _ engine: Engine) {
    switch input {
    case .begin(let target, let point):
      takeUp(target, at: point, engine)
    case .move(let point):
      guard state.isCarrying, state.drag?.hold != nil else { return }
      state.drag?.hold?.pointer = point
      state.drag?.hold?.isPlaced = false
      state.hasMoved = true
      engine.updateLimit.wake()
      settleTarget(engine)
    case .place(let before, let section):
      carry(before: before, inSection: section, engine)
    case .settle: settleTarget(engine)
    case .drop: drop(engine)
    case .cancel: takeBack(engine)
    case .key(let move, let target): carry(target, by: move, engine)
    }
  }

  // MARK: Taking up

  /// Takes an item up that a pointer holds.
  private func takeUp(_ target: EventTarget, at point: Point, _ engine: Engine) {
    if state.isCarrying { takeBack(engine) }
    guard let drag = drag(of: target, heldAt: point, engine) else { return state.gesture.giveUp() }
    state.drag = drag
    state.isDropped = false
    // Then it is counted as in that content, in which nothing has a place yet.
    state.isContentForeign = engine.requests.hasContent
    state.landing = nil
    engine.followEdges(afresh: true)
    keepCarried(engine)
    engine.requests.isReviewDue = true
  }

  /// An item at its own place, as the content says that was asked for last; nil where it is not there.
  func drag(of target: EventTarget, heldAt point: Point?, _ engine: Engine) -> ReorderDrag? {
    guard let content = state.content, case .item(let id, let occurrence) = target.key.element,
      let item = target.path.item, let carriable = carriable([Receiver(target: target)], engine)
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
      id, occurrence: occurrence, kind: carriable.key.kind, in: content, at: place, shown: target.path,
      hold: point.map { hold(of: target.path, at: $0, engine) })
  }

  private func hold(of path: ElementPath, at point: Point, _ engine: Engine) -> ReorderHold {
    let frame = engine.frames.frame(of: path)
    let place = engine.contentPlace(point) - frame.origin
    let grip = Point(
      x: frame.width > 0 ? max(0, min(place.x / frame.width, 1)) : 0.5,
      y: frame.height > 0 ? max(0, min(place.y / frame.height, 1)) : 0.5)
    return ReorderHold(grip: grip, start: point, pointer: point)
  }

  // MARK: Letting go

  /// Lets the item go where it is.
  private func drop(_ engine: Engine) {
    guard state.isCarrying, let drag = state.drag else { return }
    guard isAllowed(drag, engine) else { return takeBack(engine) }
    land(engine)
    guard drag.isMoved else {
      state.drag = nil
      return
    }
    state.isDropped = true
    state.content = drag.content
    let onReorder = drag.base.reordering.onReorder
    engine.callBack { onReorder?(drag.move) }
  }

  /// Whether the app takes an item where it is; it may not have been asked in the content that came last.
  private func isAllowed(_ drag: ReorderDrag, _ engine: Engine) -> Bool {
    guard drag.isMoved, drag.answers[drag.target.slot] == nil else { return true }
    guard let onProposal = drag.base.reordering.onProposal else { return true }
    let target = drag.move.target
    let isTaken =
      switch engine.callBack({ onProposal(drag.move) }) {
      case .allowed: true
      case .refused: false
      case .instead(let place): place.section == target.section && place.before == target.before
      }
    return isTaken && state.isCarrying
  }

  /// Lets the item go and takes it back to where it was.
  private func takeBack(_ engine: Engine) {
    guard let drag = state.drag else { return }
    if state.isCarrying { land(engine) }
    state.drag = nil
    state.isDropped = false
    guard drag.isMoved else { return }
    state.content = drag.base
    if !state.isContentForeign {
      state.shift = (drag.shown, .item(drag.source.slot.index, in: drag.source.slot.section))
    }
    engine.requests.show(drag.base)
  }

  /// Nobody holds the item any more: its view goes from where it is seen to where it belongs.
  private func land(_ engine: Engine) {
    state.gesture.giveUp()
    guard let drag = state.drag, drag.hold != nil else { return }
    let offset = heldOffset(engine) ?? .zero
    for index in engine.live.indices where isCarried(engine.live[index].path, engine) {
      guard engine.isTimed, !engine.settings.reducesMotion, !offset.isNegligible else { continue }
      var motion = engine.live[index].movement?.motion ?? Motion()
      motion.push(by: offset, with: Spring(response: 0.35, dampingFraction: 1), at: engine.now)
      engine.setMotion(motion, of: &engine.live[index])
      state.landing = drag.shown
    }
    endCarrying(engine)
  }

  /// Views that were kept are not any more.
  private func endCarrying(_ engine: Engine) {
    for id in state.kept { engine.release(id, from: .dragging) }
    state.kept = []
    state.isUnsettled = false
    engine.requests.isReviewDue = true
  }

  /// The item that is carried, or its target, has gone.
  func giveUpCarrying(_ engine: Engine) {
    if state.isCarrying { land(engine) }
    state.drag = nil
    state.isDropped = false
  }

  // MARK: Being carried

  /// The layer of what is carried: in front of what is pinned.
  static var carriedLayer: Int { 2_000 }

  /// Keeps the views that are carried with their item.
  func keepCarried(_ engine: Engine) {
    guard state.isCarrying, state.drag?.hold != nil else { return }
    for index in engine.live.indices where isCarried(engine.live[index].path, engine) {
      let id = engine.live[index].id
      if state.kept.insert(id).inserted { engine.keepAlive(id, for: .dragging) }
    }
  }

  /// Whether an element is the item that a pointer carries, or a part of it.
  func isCarried(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let drag = state.drag, drag.hold != nil, !state.isDropped else { return false }
    return engine.isElement(path, of: drag.shown)
  }

  /// Whether an element stands in front of everything: it is carried, or was until now.
  func isInFront(_ path: ElementPath, _ engine: Engine) -> Bool {
    if isCarried(path, engine) { return true }
    return state.landing.map { engine.isElement(path, of: $0) } ?? false
  }

  /// How far from its place the item is held, as the host sees it.
  func heldOffset(_ engine: Engine) -> Point? {
    guard let drag = state.drag, let hold = drag.hold, !state.isDropped else { return nil }
    if hold.isPlaced { return .zero }
    let distance = engine.contentPlace(hold.pointer) - grip(of: hold, in: engine.frames.frame(of: drag.shown))
    return engine.isMirrored ? Point(x: -distance.x, y: distance.y) : distance
  }

  /// Where the pointer is if it holds an item in a frame.
  func grip(of hold: ReorderHold, in frame: Rect) -> Point {
    Point(x: frame.minX + hold.grip.x * frame.width, y: frame.minY + hold.grip.y * frame.height)
  }
}
