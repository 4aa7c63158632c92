@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// The presentation of swipes in one frame: the displaced item, and its actions in the space that it leaves.

extension SwipeBehavior {
  /// Whether releasing the item now performs the outermost action.
  var isFull: Bool {
    guard let open = state.gestures.open, open.isHeld else { return false }
    return open.limits.isFull(at: open.offset)
  }

  /// Returns the displacement of the swiped item, in the coordinates of the host.
  func offset(_ engine: Engine) -> Point {
    var offset = Point.zero
    guard let shown = state.shown else { return offset }
    offset[engine.axis.cross] = shown.offset(at: engine.now)
    if engine.isMirrored { offset.x = -offset.x }
    return offset
  }

  /// Returns the swipe limits of an item; `nil` if it has no actions or is off-screen.
  func limits(of target: EventTarget, _ engine: Engine) -> SwipeLimits? {
    let actions = engine.swipeActions(of: target)
    let frame = engine.visibleFrame(of: target.path)
    guard !actions.isEmpty, frame.overlaps(engine.window) else { return nil }
    let full = actions.full.filter { actions[$0].first?.isEnabled ?? false }
    return SwipeLimits(
      leading: extents(of: actions.leading, frame.size, engine).reduce(0, +),
      trailing: extents(of: actions.trailing, frame.size, engine).reduce(0, +),
      extent: frame.size[engine.axis.cross], full: full)
  }

  /// Moves the swiped item and updates the views of its actions.
  func follow(_ operations: inout [MountOperation], _ engine: Engine) {
    state.gone = nil
    if engine.change.scrolled != .zero { state.gestures.close() }
    updateLimits(engine)
    moveSwiped(engine)
    let offset = offset(engine)
    state.shown?.seen = offset
    showActions(&operations, engine)
    engine.isPresenting = true
  }

  /// Returns whether a view belongs to the swiped item: as that item, or as a part of it.
  func isSwiped(_ path: ElementPath, _ engine: Engine) -> Bool {
    guard let target = state.target else { return false }
    if target.path == path { return true }
    guard target.key.kind == CellKind.group else { return false }
    var group = engine.frames.group(around: path)
    while let path = group {
      if path == target.path { return true }
      group = engine.frames.group(around: path)
    }
    return false
  }

  /// Updates the limits of the open item when its actions have changed. An item that has no actions any more,
  /// or is off-screen, closes.
  private func updateLimits(_ engine: Engine) {
    guard let open = state.gestures.open else { return }
    if let limits = limits(of: open.target, engine) {
      state.gestures.setLimits(limits)
    } else {
      state.gestures.close()
    }
  }

  private func moveSwiped(_ engine: Engine) {
    let isMoving = engine.change.isTimed && !engine.settings.reducesMotion
    let animation = isMoving ? Animation.standard : .none
    if let open = state.gestures.open {
      guard let side = SwipeLimits.side(at: open.offset) ?? state.shown?.side else { return }
      var shown = SwipeState.Shown(target: open.target, side: side)
      if let old = state.shown, old.target.key == open.target.key, old.side == side {
        (shown.track, shown.seen) = (old.track, old.seen)
      }
      if open.isHeld { shown.track = MotionTrack(open.offset) }
      shown.track.retarget(to: open.offset, with: animation, at: engine.now)
      state.shown = shown
    } else if let shown = state.shown {
      state.shown?.track.retarget(to: 0, with: animation, at: engine.now)
      let isVisible = engine.visibleFrame(of: shown.target.path).overlaps(engine.window)
      if !self.isMoving(engine) || !isVisible || engine.swipeActions(of: shown.target)[shown.side].isEmpty {
        state.shown = nil
        // Its views are not clipped any more.
        engine.requests.invalidatesLayout = true
      }
    }
  }

  /// Updates the views of the actions in the space that the item leaves.
  private func showActions(_ operations: inout [MountOperation], _ engine: Engine) {
    let old = state.cells
    var cells: [LiveCell] = []
    state.actions = []
    if let shown = state.shown, let text = engine.hostText {
      let actions = engine.swipeActions(of: shown.target)[shown.side]
      let placements = placements(of: actions, shown, engine)
      for (action, placement) in zip(actions, placements) {
        cells.append(cell(of: action, shown.target, placement, text, old, &operations, engine))
      }
      state.actions = actions
    }
    for cell in old where !cells.contains(where: { $0.id == cell.id }) {
      operations.append(.unmount(cell.id))
      engine.pool.put(cell.id, kind: cell.cell.kind)
    }
    state.cells = cells
  }

  /// Returns the view of an action, and mounts it if it is new.
  private func cell(
    of action: ContextAction, _ target: EventTarget, _ placement: Placement,
    _ text: @escaping () -> any TextMeasuring, _ old: [LiveCell], _ operations: inout [MountOperation],
    _ engine: Engine
  ) -> LiveCell {
    let declared = DeclaredCell(box: PortableCellBox(SwipeActionCell(action: action), text: text))
    let key = ItemKey(
      section: target.key.section, element: .itemDecoration(action.id, of: target.key.element),
      kind: declared.kind)
    let isPressed = state.pressed.map { $0.id == action.id && $0.isInside } ?? false
    let cellState: CellState = isPressed ? .highlighted : []
    guard var cell = old.first(where: { $0.key == key }) else {
      let id = engine.pool.take(declared.kind)
      operations.append(.mount(id, key, placement))
      return LiveCell(
        id: id, key: key, path: target.path, cell: declared, placement: placement,
        shown: ShownState(cellState))
    }
    var reason: UpdateReason = []
    if cell.cell != declared { reason.insert(.content) }
    if cell.state != cellState { reason.insert(.state) }
    (cell.cell, cell.shown, cell.path) = (declared, ShownState(cellState), target.path)
    if !reason.isEmpty { operations.append(.update(cell.id, reason)) }
    if cell.placement != placement {
      cell.place(placement)
      operations.append(.move(cell.id, placement))
    }
    return cell
  }

  /// Returns the placements of actions: side by side, the outermost at the edge of the item, together as wide
  /// as the space that the item leaves. If releasing performs the outermost action, that one fills the space.
  private func placements(
    of actions: [ContextAction], _ shown: SwipeState.Shown, _ engine: Engine
  ) -> [Placement] {
    var item = engine.placement(of: shown.target.path)
    item.clip = item.visibleFrame
    let across = engine.axis.cross
    let room = min(abs(shown.offset(at: engine.now)), item.frame.size[across])
    var extents = extents(of: actions, item.frame.size, engine)
    let all = extents.reduce(0, +)
    extents = extents.map { all > 0 ? $0 * room / all : 0 }
    if isFull { extents = extents.indices.map { $0 == 0 ? room : 0 } }
    let isAtStart = (shown.side == .leading) != (engine.isMirrored && across == .horizontal)
    var used = 0.0
    return extents.map { extent in
      var placement = item
      placement.frame.size[across] = extent
      placement.frame.origin[across] =
        isAtStart ? item.frame.min(across) + used : item.frame.max(across) - used - extent
      used += extent
      if let grid = engine.settings.pixelGrid { placement = placement.rounded(to: grid) }
      return placement
    }
  }

  /// Returns the extents of actions beside an item: as much as titles need, at most the item's in total.
  private func extents(of actions: [ContextAction], _ size: Size, _ engine: Engine) -> [Double] {
    let across = engine.axis.cross
    let extents = actions.map { action in
      let needed = engine.hostText.map { SwipeActionCell(action: action).measure(offered: size, text: $0()) }
      return needed?.sanitized[across] ?? Self.actionExtent
    }
    let all = extents.reduce(0, +)
    return all > size[across] ? extents.map { $0 * size[across] / all } : extents
  }

  /// The extent of an action whose title cannot be measured, in points.
  private static var actionExtent: Double { 64 }
}
