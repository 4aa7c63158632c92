import TesseraLayout

// An item on its way, from when it is taken up until it is let go.

extension Engine {
  /// Does what was asked for.
  func handle(_ input: ReorderInput) {
    switch input {
    case .begin(let target, let point):
      takeUp(target, at: point)
    case .move(let point):
      guard reordering.isCarrying, reordering.drag?.hold != nil else { return }
      reordering.drag?.hold?.pointer = point
      reordering.drag?.hold?.isPlaced = false
      reordering.hasMoved = true
      updateLimit.wake()
      settleTarget()
    case .place(let before, let section):
      carry(before: before, inSection: section)
    case .settle: settleTarget()
    case .drop: drop()
    case .cancel: takeBack()
    case .key(let move, let target): carry(target, by: move)
    }
  }

  // MARK: Taking up

  /// Takes an item up that a pointer holds.
  private func takeUp(_ target: EventTarget, at point: Point) {
    if reordering.isCarrying { takeBack() }
    guard let drag = drag(of: target, heldAt: point) else { return reordering.gesture.giveUp() }
    reordering.drag = drag
    reordering.isDropped = false
    // Then it is counted as in that content, in which nothing has a place yet.
    reordering.isContentForeign = requests.hasContent
    edgeScroll.time = nil
    reordering.landing = nil
    keepCarried()
    isPresenting = true
    requests.isReviewDue = true
  }

  /// An item at its own place, as the content says that was asked for last; nil where it is not there.
  func drag(of target: EventTarget, heldAt point: Point?) -> ReorderDrag? {
    guard let content = reordering.content, case .item(let id, let occurrence) = target.key.element,
      let item = target.path.item, let carriable = carriable([Receiver(target: target)])
    else { return nil }
    var section = target.path.section
    var index = item
    if requests.hasContent {
      guard let position = content.position(of: target.key.section),
        let found = content.section(at: position)?.firstItem(id, occurrence: occurrence, near: item)
      else { return nil }
      (section, index) = (position, found)
    }
    let slot = ReorderSlot(section: section, index: index)
    let place = ReorderDrag.place(slot, in: content, target.key.section, without: index)
    return ReorderDrag(
      id, occurrence: occurrence, kind: carriable.key.kind, in: content, at: place, shown: target.path,
      hold: point.map { hold(of: target.path, at: $0) })
  }

  private func hold(of path: ElementPath, at point: Point) -> ReorderHold {
    let frame = frames.frame(of: path)
    let place = contentPlace(point) - frame.origin
    let grip = Point(
      x: frame.width > 0 ? max(0, min(place.x / frame.width, 1)) : 0.5,
      y: frame.height > 0 ? max(0, min(place.y / frame.height, 1)) : 0.5)
    return ReorderHold(grip: grip, start: point, pointer: point)
  }

  // MARK: Letting go

  /// Lets the item go where it is.
  private func drop() {
    guard reordering.isCarrying, let drag = reordering.drag else { return }
    guard isAllowed(drag) else { return takeBack() }
    land()
    guard drag.isMoved else {
      reordering.drag = nil
      return
    }
    reordering.isDropped = true
    reordering.content = drag.content
    let onReorder = drag.base.reordering.onReorder
    callBack { onReorder?(drag.move) }
  }

  /// Whether the app takes an item where it is; it may not have been asked in the content that came last.
  private func isAllowed(_ drag: ReorderDrag) -> Bool {
    guard drag.isMoved, drag.answers[drag.target.slot] == nil else { return true }
    guard let onProposal = drag.base.reordering.onProposal else { return true }
    let target = drag.move.target
    let isTaken =
      switch callBack({ onProposal(drag.move) }) {
      case .allowed: true
      case .refused: false
      case .instead(let place): place.section == target.section && place.before == target.before
      }
    return isTaken && reordering.isCarrying
  }

  /// Lets the item go and takes it back to where it was.
  private func takeBack() {
    guard let drag = reordering.drag else { return }
    if reordering.isCarrying { land() }
    reordering.drag = nil
    reordering.isDropped = false
    guard drag.isMoved else { return }
    reordering.content = drag.base
    if !reordering.isContentForeign {
      reordering.shift = (drag.shown, .item(drag.source.slot.index, in: drag.source.slot.section))
    }
    requests.show(drag.base)
  }

  /// Nobody holds the item any more: its view goes from where it is seen to where it belongs.
  private func land() {
    reordering.gesture.giveUp()
    guard let drag = reordering.drag, drag.hold != nil else { return }
    let offset = heldOffset ?? .zero
    for index in live.indices where isCarried(live[index].path) {
      guard isTimed, !settings.reducesMotion, !offset.isNegligible else { continue }
      var motion = live[index].movement?.motion ?? Motion()
      motion.push(by: offset, with: Spring(response: 0.35, dampingFraction: 1), at: now)
      setMotion(motion, of: &live[index])
      reordering.landing = drag.shown
    }
    endCarrying()
  }

  /// Views that were kept are not any more.
  private func endCarrying() {
    for id in reordering.kept { release(id, from: .dragging) }
    reordering.kept = []
    reordering.isUnsettled = false
    edgeScroll.time = nil
    requests.isReviewDue = true
    isPresenting = true
  }

  /// The item that is carried, or its target, has gone.
  func giveUpCarrying() {
    if reordering.isCarrying { land() }
    reordering.drag = nil
    reordering.isDropped = false
  }

  // MARK: Being carried

  /// The layer of what is carried: in front of what is pinned.
  static var carriedLayer: Int { 2_000 }

  /// Keeps the views that are carried with their item.
  func keepCarried() {
    guard reordering.isCarrying, reordering.drag?.hold != nil else { return }
    for index in live.indices where isCarried(live[index].path) {
      if reordering.kept.insert(live[index].id).inserted { keepAlive(live[index].id, for: .dragging) }
    }
  }

  /// Whether an element is the item that a pointer carries, or a part of it.
  func isCarried(_ path: ElementPath) -> Bool {
    guard busy.contains(.reordering), let drag = reordering.drag, drag.hold != nil, !reordering.isDropped
    else { return false }
    return isElement(path, of: drag.shown)
  }

  /// Whether an element stands in front of everything: it is carried, or was until now.
  func isInFront(_ path: ElementPath) -> Bool {
    guard busy.contains(.reordering) else { return false }
    if isCarried(path) { return true }
    return reordering.landing.map { isElement(path, of: $0) } ?? false
  }

  func isElement(_ path: ElementPath, of item: ElementPath) -> Bool {
    if path == item { return true }
    if case .decoration(let position, let owner?) = path.element {
      guard path.section == item.section, owner == item.item else { return false }
      return snapshot.sections[path.section].section.decorations[position].target == .eachItem
    }
    guard path.section >= snapshot.declaredCount else { return false }
    var group = frames.group(around: path)
    while let path = group {
      if path == item { return true }
      group = frames.group(around: path)
    }
    return false
  }

  /// How far from its place the item is held, as the host sees it.
  var heldOffset: Point? {
    guard let drag = reordering.drag, let hold = drag.hold, !reordering.isDropped else { return nil }
    if hold.isPlaced { return .zero }
    let distance = contentPlace(hold.pointer) - grip(of: hold, in: frames.frame(of: drag.shown))
    return isMirrored ? Point(x: -distance.x, y: distance.y) : distance
  }

  /// Where the pointer is if it holds an item in a frame.
  func grip(of hold: ReorderHold, in frame: Rect) -> Point {
    Point(x: frame.minX + hold.grip.x * frame.width, y: frame.minY + hold.grip.y * frame.height)
  }
}
