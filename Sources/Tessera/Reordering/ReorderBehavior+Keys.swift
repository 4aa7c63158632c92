@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Items that are carried by keys: each key is a whole move.

extension ReorderBehavior {
  /// Carries an item by a key.
  func carry(_ target: EventTarget, by move: FocusMove, _ engine: Engine) {
    guard !state.isCarrying else { return }
    // Keys may come faster than frames: where the item is then is not known yet.
    guard !engine.requests.hasContent else { return state.waiting.append((move, target)) }
    // The app may not have answered to the key before.
    guard let drag = drag(of: target, heldAt: nil, engine) else { return }
    state.drag = drag
    state.isDropped = false
    guard let slot = slot(towards: move, drag, engine), let answer = answer(to: slot, engine),
      answer != drag.source.slot, state.isCarrying, !state.isContentForeign,
      let place = place(at: answer, engine)
    else {
      state.drag = nil
      return
    }
    carry(to: place, engine)
    engine.requests.scrolls.append(.focus)
    handle(.drop, engine)
  }

  /// The next place in a direction.
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
        // At the near end of a list, and at the same place of what stands in columns.
        let index = (passed.item ?? 0) + (entersBehind(passed, move, engine) ? 1 : 0)
        return ReorderSlot(section: passed.section, index: index)
      }
      return step(drag, forward: move == .down, engine)
    case .pageUp, .pageDown: return nil
    }
  }

  /// The place before or behind, on in the next section that takes the item.
  private func step(_ drag: ReorderDrag, forward: Bool, _ engine: Engine) -> ReorderSlot? {
    let (section, item) = (drag.shown.section, drag.source.slot.index)
    let index = forward ? item + 1 : item - 1
    if accepts(section, drag, engine), index >= 0, index < engine.snapshot.sections[section].count {
      return ReorderSlot(section: section, index: index)
    }
    // Only sections that declare it take what is not theirs, so that few are asked more.
    let others =
      forward
      ? Array(section + 1..<max(section + 1, engine.snapshot.declaredCount)) : (0..<section).reversed()
    return others.first { accepts($0, drag, engine) }.map {
      ReorderSlot(section: $0, index: forward ? 0 : engine.snapshot.sections[$0].count)
    }
  }

  /// The nearest item above or below that stands in a section that takes the item; nil where the next one is in order.
  private func nearest(_ move: FocusMove, _ drag: ReorderDrag, _ engine: Engine) -> ElementPath? {
    let (own, window) = (engine.frames.frame(of: drag.shown), engine.window)
    let reach = max(window.height, own.height)
    let band = Rect(
      x: window.minX, y: move == .up ? own.minY - reach : own.maxY, width: window.width, height: reach)
    var best: (path: ElementPath, way: Double, aside: Double)?
    for path in engine.frames.paths(overlapping: band) where path.item != nil {
      let item = engine.declaredItem(at: path)
      guard item != drag.shown, item.section < engine.snapshot.declaredCount,
        accepts(item.section, drag, engine)
      else { continue }
      let frame = engine.frames.frame(of: item)
      guard move == .up ? frame.maxY <= own.minY + Rect.tolerance : frame.minY >= own.maxY - Rect.tolerance
      else { continue }
      let way = move == .up ? own.minY - frame.maxY : frame.minY - own.maxY
      let aside = abs(frame.minX + frame.width / 2 - own.minX - own.width / 2)
      if let best, way > best.way + Rect.tolerance || (way > best.way - Rect.tolerance && aside >= best.aside)
      {
        continue
      }
      best = (item, way, aside)
    }
    guard let best, isEmptySectionBetween(best.path, drag, engine) == false else { return nil }
    return best.path
  }

  /// Whether a section without items that takes some stands between an item and another one.
  private func isEmptySectionBetween(_ path: ElementPath, _ drag: ReorderDrag, _ engine: Engine) -> Bool {
    let (low, high) = (min(path.section, drag.shown.section), max(path.section, drag.shown.section))
    guard high > low + 1 else { return false }
    return (low + 1..<high).contains { engine.snapshot.sections[$0].count == 0 && accepts($0, drag, engine) }
  }

  /// Whether an item that comes from below stands behind the last one of a list, not before it.
  private func entersBehind(_ path: ElementPath, _ move: FocusMove, _ engine: Engine) -> Bool {
    move == .up && path.item == engine.snapshot.sections[path.section].count - 1
  }
}
