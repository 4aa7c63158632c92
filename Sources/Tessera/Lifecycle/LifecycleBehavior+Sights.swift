@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// What is in the viewport, found at the end of a transaction. An item's stay goes with its view: as long as an item is
// in view it keeps its view, whatever happens to it, so there is nothing to look up.

extension LifecycleBehavior {
  /// Finds out what has come into view and what has left it.
  func followSights(_ operations: [MountOperation], _ engine: Engine) {
    let left = state.left
    state.left.removeAll()
    for (cell, wasInView) in left {
      if wasInView { disappear(cell, engine) }
      state.timers[cell.id] = nil
    }
    let viewport = engine.viewport
    var appearing: [Int] = []
    for index in engine.live.indices where isWatched(engine.live[index]) {
      let isInView = engine.isShowing && engine.live[index].placement.isSeen(in: viewport)
      guard isInView != state.isInView(engine.live[index].id) else { continue }
      state.setInView(isInView, engine.live[index].id)
      if isInView { appearing.append(index) } else { disappear(engine.live[index], engine) }
    }
    for cell in state.ended { tell(.didEndDisplay(cell.key, cell.id), engine) }
    state.ended.removeAll()
    followSections(engine)
    if state.isObserved {
      for case .mount(let id, let key, _) in operations { tell(.willDisplay(key, id), engine) }
    }
    for index in appearing {
      let cell = engine.live[index]
      let handlers = cell.cell.lifecycle
      tell(.appear(cell.key, cell.id), to: handlers?.onAppear ?? [], about: cell.key, engine)
    }
    followImpressions(engine)
  }

  /// Whether somebody wants to know whether a cell is in view.
  private func isWatched(_ cell: LiveCell) -> Bool {
    state.isObserved || cell.cell.lifecycle?.isListening ?? false
  }

  /// A cell has left the viewport.
  private func disappear(_ cell: LiveCell, _ engine: Engine) {
    let handlers = cell.cell.lifecycle
    if let handlers, !handlers.onImpression.isEmpty { finishImpressions(of: cell, handlers, engine) }
    tell(.disappear(cell.key, cell.id), to: handlers?.onDisappear ?? [], about: cell.key, engine)
  }
}

extension Placement {
  /// Whether anything of the frame is in a viewport.
  fileprivate func isSeen(in viewport: Rect) -> Bool {
    guard let clip else { return frame.overlaps(viewport) }
    return frame.overlaps(clip) && frame.intersection(clip)?.overlaps(viewport) ?? false
  }
}
