@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Reordering by keys: each key is a complete move.

extension ReorderBehavior {
  func moveItem(_ target: EventTarget, by move: FocusMove, _ engine: Engine) {
    guard !state.isActive else { return }
    // Keys may come faster than frames: the position of the item at that time is not known yet.
    guard !engine.requests.hasContent else { return state.waiting.append((move, target)) }
    // The app may not have responded to the previous key yet.
    guard let drag = drag(of: target, heldAt: nil, engine) else { return }
    state.drag = drag
    state.isDropped = false
    guard let slot = slot(towards: move, drag, engine), let allowedSlot = allowedSlot(to: slot, engine),
      allowedSlot != drag.source.slot, state.isActive, !state.isContentForeign,
      let place = place(at: allowedSlot, engine)
    else {
      state.drag = nil
      return
    }
    moveItem(to: place, engine)
    engine.requests.scrolls.append(.focus)
    handle(.drop, engine)
  }

  private func slot(towards move: FocusMove, _ drag: ReorderDrag, _ engine: Engine) -> ReorderSlot? {
    let (section, item) = (drag.shown.section, drag.source.slot.index)
    let last = engine.snapshot.sections[section].count - 1
    switch move {
    case .first: return accepts(section, drag, engine) ? ReorderSlot(section: section, index: 0) : nil
    case .last: return accepts(section, drag, engine) ? ReorderSlot(section: section, index: last) : nil
    case .left, .right: return step(drag, forward: (move == .right) != engine.isMirrored, engine)
    case .up, .down:
      if let passed = nearest(move, drag, engine) {
        if passed.section == section { return ReorderSlot(section: section, index: passed.item ?? item) }
        // The near end of a list, or the same column of a grid.
        let index = (passed.item ?? 0) + (entersBehind(passed, move, engine) ? 1 : 0)
        return ReorderSlot(section: passed.section, index: index)
      }
      return step(drag, forward: move == .down, engine)
    case .pageUp, .pageDown: return nil
    }
  }

  /// Returns the position before or behind, continuing in the next section that accepts the item.
  private func step(_ drag: ReorderDrag, forward: Bool, _ engine: Engine) -> ReorderSlot? {
    let (section, item) = (drag.shown.section, drag.source.slot.index)
    let index = forward ? item + 1 : item - 1
    if accepts(section, drag, engine), index >= 0, index < engine.snapshot.sections[section].count {
      return ReorderSlot(section: section, index: index)
    }
    // Only sections that declare it accept items of others, so few sections are searched further.
    let others =
      forward
      ? Array(section + 1..<max(section + 1, engine.snapshot.declaredCount)) : (0..<section).reversed()
    return others.first { accepts($0, drag, engine) }.map {
      ReorderSlot(section: $0, index: forward ? 0 : engine.snapshot.sections[$0].count)
    }
  }

  /// Returns the nearest item above or below in a section that accepts the item; `nil` if the next position
  /// follows the order of the items.
  private func nearest(_ move: FocusMove, _ drag: ReorderDrag, _ engine: Engine) -> ElementPath? {
    let (own, window) = (engine.frames.frame(of: drag.shown), engine.window)
    let reach = max(window.height, own.height)
    let searchRect = Rect(
      x: window.minX, y: move == .up ? own.minY - reach : own.maxY, width: window.width, height: reach)
    var best: (path: ElementPath, distance: Double, aside: Double)?
    for path in engine.frames.paths(overlapping: searchRect) where path.item != nil {
      let item = engine.declaredItem(at: path)
      guard item != drag.shown, item.section < engine.snapshot.declaredCount,
        accepts(item.section, drag, engine)
      else { continue }
      let frame = engine.frames.frame(of: item)
      guard move == .up ? frame.maxY <= own.minY + Rect.tolerance : frame.minY >= own.maxY - Rect.tolerance
      else { continue }
      let distance = move == .up ? own.minY - frame.maxY : frame.minY - own.maxY
      let aside = abs(frame.minX + frame.width / 2 - own.minX - own.width / 2)
      if let best,
        distance > best.distance + Rect.tolerance
          || (distance > best.distance - Rect.tolerance && aside >= best.aside)
      {
        continue
      }
      best = (item, distance, aside)
    }
    guard let best, isEmptySectionBetween(best.path, drag, engine) == false else { return nil }
    return best.path
  }

  /// Returns whether an empty section that accepts items is between an item and the dragged one.
  private func isEmptySectionBetween(_ path: ElementPath, _ drag: ReorderDrag, _ engine: Engine) -> Bool {
    let (low, high) = (min(path.section, drag.shown.section), max(path.section, drag.shown.section))
    guard high > low + 1 else { return false }
    return (low + 1..<high).contains { engine.snapshot.sections[$0].count == 0 && accepts($0, drag, engine) }
  }

  /// Returns whether an item that comes from below goes behind the last item of a list, not before it.
  private func entersBehind(_ path: ElementPath, _ move: FocusMove, _ engine: Engine) -> Bool {
    move == .up && path.item == engine.snapshot.sections[path.section].count - 1
  }
}
