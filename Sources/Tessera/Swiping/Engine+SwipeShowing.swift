import TesseraLayout

// How swipes are seen in one frame: the item away from its place, its actions in the room that it leaves.

extension Engine {
  /// Whether a view belongs to the item that is swiped: it is that, or a part of it.
  func isSwiped(_ path: ElementPath) -> Bool {
    guard busy.contains(.swiping), let target = events.swiping.target else { return false }
    if target.path == path { return true }
    guard target.key.kind == CellKind.group else { return false }
    var group = frames.group(around: path)
    while let path = group {
      if path == target.path { return true }
      group = frames.group(around: path)
    }
    return false
  }

  /// What cuts the swiped item off, as the host sees it: the room that is its own.
  var swipeClip: Rect? {
    events.swiping.target.map { mirrored(frames.placement(of: $0.path, in: freeViewport)).visibleFrame }
  }

  /// How far the swiped item is from its place, as the host sees it.
  var swipeOffset: Point {
    var offset = Point.zero
    guard let shown = events.swiping.shown else { return offset }
    offset[axis.cross] = shown.offset(at: now)
    if isMirrored { offset.x = -offset.x }
    return offset
  }

  /// How far from its place a view was seen whose item has gone while it was swiped; nil if it was seen there.
  func swipeOffset(ofGone cell: LiveCell) -> Point? {
    guard let gone = events.swiping.gone, gone.key == cell.key, gone.offset != .zero else { return nil }
    return gone.offset
  }

  /// Whether letting go now performs the outermost action.
  var isSwipedFully: Bool {
    guard let open = events.swiping.gestures.open, open.isHeld else { return false }
    return open.reach.isFull(at: open.offset)
  }

  /// Whether the swiped item moves by itself.
  var isSwipeMoving: Bool { events.swiping.shown.map { !$0.track.isFinished(at: now) } ?? false }

  /// Lets the swiped item go where it belongs, and shows its actions.
  ///
  /// - Complexity: O(1) while nothing is swiped.
  func followSwipe(_ operations: inout [MountOperation]) {
    guard busy.contains(.swiping) else { return }
    events.swiping.gone = nil
    if change.scrolled != .zero { events.swiping.gestures.close() }
    adoptSwipeReach()
    moveSwiped()
    let offset = swipeOffset
    events.swiping.shown?.seen = offset
    showActions(&operations)
    isPresenting = true
  }

  /// An item whose actions have changed is open as far as these need; one that has none any more, or is out of view, closes.
  private func adoptSwipeReach() {
    guard let open = events.swiping.gestures.open else { return }
    if let reach = swipeReach(of: open.target) {
      events.swiping.gestures.setReach(reach)
    } else {
      events.swiping.gestures.close()
    }
  }

  private func moveSwiped() {
    if let open = events.swiping.gestures.open {
      guard let side = SwipeReach.side(at: open.offset) ?? events.swiping.shown?.side else { return }
      var shown = SwipeState.Shown(target: open.target, side: side)
      if let old = events.swiping.shown, old.target.key == open.target.key, old.side == side {
        (shown.track, shown.seen) = (old.track, old.seen)
      }
      if open.isHeld { shown.track = MotionTrack(open.offset) }
      let animation = change.isTimed && !settings.reducesMotion ? Animation.standard : .none
      shown.track.retarget(to: open.offset, with: animation, at: now)
      events.swiping.shown = shown
    } else if let shown = events.swiping.shown {
      let animation = change.isTimed && !settings.reducesMotion ? Animation.standard : .none
      events.swiping.shown?.track.retarget(to: 0, with: animation, at: now)
      let isSeen = seenFrame(of: shown.target.path).overlaps(window)
      if !isSwipeMoving || !isSeen || swipeActions(of: shown.target)[shown.side].isEmpty {
        events.swiping.shown = nil
        // Its views are not cut off any more.
        requests.isReviewDue = true
      }
    }
  }

  /// Shows the actions in the room that the item leaves.
  private func showActions(_ operations: inout [MountOperation]) {
    let old = events.swiping.cells
    var cells: [LiveCell] = []
    events.swiping.actions = []
    if let shown = events.swiping.shown, let makeCell = events.swiping.makeCell {
      let actions = swipeActions(of: shown.target)[shown.side]
      let placements = placements(of: actions, shown)
      for (action, placement) in zip(actions, placements) {
        cells.append(cell(of: action, shown.target, placement, makeCell, old, &operations))
      }
      events.swiping.actions = actions
    }
    for cell in old where !cells.contains(where: { $0.id == cell.id }) {
      operations.append(.unmount(cell.id))
      pool.put(cell.id, kind: cell.cell.kind)
    }
    events.swiping.cells = cells
  }

  /// The view of an action: the one that it has, or one that comes.
  private func cell(
    of action: ContextAction, _ target: EventTarget, _ placement: Placement,
    _ makeCell: (SwipeActionCell) -> DeclaredCell, _ old: [LiveCell], _ operations: inout [MountOperation]
  ) -> LiveCell {
    let declared = makeCell(SwipeActionCell(action: action))
    let key = ItemKey(
      section: target.key.section, element: .itemDecoration(action.id, of: target.key.element),
      kind: declared.kind)
    let isPressed = events.swiping.pressed.map { $0.id == action.id && $0.isInside } ?? false
    let state: CellState = isPressed ? .highlighted : []
    guard var cell = old.first(where: { $0.key == key }) else {
      let id = pool.take(declared.kind)
      operations.append(.mount(id, key, placement))
      return LiveCell(
        id: id, key: key, path: target.path, cell: declared, placement: placement, state: state)
    }
    var reason: UpdateReason = []
    if cell.cell != declared { reason.insert(.content) }
    if cell.state != state { reason.insert(.state) }
    (cell.cell, cell.state, cell.path) = (declared, state, target.path)
    if !reason.isEmpty { operations.append(.update(cell.id, reason)) }
    if cell.placement != placement {
      cell.place(placement)
      operations.append(.move(cell.id, placement))
    }
    return cell
  }

  /// Where actions stand: side by side, the outermost at the edge of the item, together as wide as what the item leaves. Where
  /// letting go performs the outermost one, that has all the room.
  private func placements(of actions: [ContextAction], _ shown: SwipeState.Shown) -> [Placement] {
    var item = placement(of: shown.target.path)
    item.clip = item.visibleFrame
    let across = axis.cross
    let room = min(abs(shown.offset(at: now)), item.frame.size[across])
    var extents = extents(of: actions, item.frame.size)
    let all = extents.reduce(0, +)
    extents = extents.map { all > 0 ? $0 * room / all : 0 }
    if isSwipedFully { extents = extents.indices.map { $0 == 0 ? room : 0 } }
    let isAtStart = (shown.side == .leading) != (isMirrored && across == .horizontal)
    var used = 0.0
    return extents.map { extent in
      var placement = item
      placement.frame.size[across] = extent
      placement.frame.origin[across] =
        isAtStart ? item.frame.min(across) + used : item.frame.max(across) - used - extent
      used += extent
      if let grid = settings.pixelGrid { placement = placement.rounded(to: grid) }
      return placement
    }
  }
}
