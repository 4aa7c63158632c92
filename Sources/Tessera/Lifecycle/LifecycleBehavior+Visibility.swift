@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Visibility, updated at the end of a transaction. It is stored by view: a visible item keeps its view
// whatever happens to it, so that no lookup is needed.

extension LifecycleBehavior {
  /// Updates the visibility of all watched cells, and reports changes.
  func updateVisibility(_ operations: [MountOperation], _ engine: Engine) {
    let left = state.left
    state.left.removeAll()
    for (cell, wasInView) in left {
      if wasInView { disappear(cell, engine) }
      state.timers[cell.id] = nil
    }
    let viewport = engine.viewport
    var appearing: [Int] = []
    for index in engine.live.indices where isWatched(engine.live[index]) {
      let isInView = engine.isShowing && engine.live[index].placement.isVisible(in: viewport)
      guard isInView != state.isInView(engine.live[index].id) else { continue }
      state.setInView(isInView, engine.live[index].id)
      if isInView { appearing.append(index) } else { disappear(engine.live[index], engine) }
    }
    for cell in state.ended { notify(.didEndDisplay(cell.key, cell.id), engine) }
    state.ended.removeAll()
    updateVisibleSections(engine)
    if state.isObserved {
      for case .mount(let id, let key, _) in operations { notify(.willDisplay(key, id), engine) }
    }
    for index in appearing {
      let cell = engine.live[index]
      let handlers = cell.cell.lifecycle
      notify(.appear(cell.key, cell.id), to: handlers?.onAppear ?? [], about: cell.key, engine)
    }
    updateImpressions(engine)
  }

  /// Returns whether a handler or an observer needs the visibility of a cell.
  private func isWatched(_ cell: LiveCell) -> Bool {
    state.isObserved || cell.cell.lifecycle?.isListening ?? false
  }

  /// Reports that a cell has left the viewport.
  private func disappear(_ cell: LiveCell, _ engine: Engine) {
    let handlers = cell.cell.lifecycle
    if let handlers, !handlers.onImpression.isEmpty { finishImpressions(of: cell, handlers, engine) }
    notify(.disappear(cell.key, cell.id), to: handlers?.onDisappear ?? [], about: cell.key, engine)
  }
}

extension Placement {
  fileprivate func isVisible(in viewport: Rect) -> Bool {
    guard let clip else { return frame.overlaps(viewport) }
    return frame.overlaps(clip) && frame.intersection(clip)?.overlaps(viewport) ?? false
  }
}
