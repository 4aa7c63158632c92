import TesseraLayout

// What is in the viewport, found at the end of a transaction. An item's stay goes with its view: as long as an item is
// in view it keeps its view, whatever happens to it, so there is nothing to look up.

extension Engine {
  /// How much of an item is in view, from 0 to 1: 0 also for what is not on screen.
  ///
  /// Of an item that is larger than the viewport, what fits there at once counts as all. What covers the edges of the
  /// viewport (``EngineConfiguration/contentInsets``) and what cuts a strip off hides items, pinned headers do not.
  ///
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func visibleFraction(of item: ItemKey) -> Double {
    live.indices.first { live[$0].key == item }.map { visibleFraction(of: live[$0].placement) } ?? 0
  }

  /// How much of what a view shows is in view, from 0 to 1; see ``visibleFraction(of:)``.
  public func visibleFraction(of cell: CellID) -> Double {
    live.indices.first { live[$0].id == cell }.map { visibleFraction(of: live[$0].placement) } ?? 0
  }

  /// How much of something is in view.
  func visibleFraction(of placement: Placement) -> Double {
    guard isShowing else { return 0 }
    let free = mirrored(freeViewport)
    let clipped = placement.clip.map { placement.frame.intersection($0) } ?? placement.frame
    guard let seen = clipped?.intersection(free) else { return 0 }
    let all = min(placement.frame.width, free.width) * min(placement.frame.height, free.height)
    return all > 0 ? min(1, seen.width * seen.height / all) : 0
  }

  /// Finds out what has come into view and what has left it.
  func followSights(_ operations: [MountOperation]) {
    let left = lifecycle.left
    lifecycle.left.removeAll()
    for cell in left { end(cell) }
    let viewport = self.viewport
    var appearing: [Int] = []
    for index in live.indices where isWatched(live[index]) {
      let isInView = isShowing && live[index].placement.isSeen(in: viewport)
      guard isInView != live[index].isInView else { continue }
      live[index].isInView = isInView
      if isInView { appearing.append(index) } else { disappear(live[index]) }
    }
    for cell in lifecycle.ended { tell(.didEndDisplay(cell.key, cell.id)) }
    lifecycle.ended.removeAll()
    followSections()
    if lifecycle.isObserved {
      for case .mount(let id, let key, _) in operations { tell(.willDisplay(key, id)) }
    }
    for index in appearing {
      let cell = live[index]
      let handlers = cell.cell.lifecycle
      tell(.appear(cell.key, cell.id), to: handlers?.onAppear ?? [], about: cell.key)
    }
    followImpressions()
  }

  /// Whether somebody wants to know whether a cell is in view.
  private func isWatched(_ cell: LiveCell) -> Bool {
    lifecycle.isObserved || cell.cell.lifecycle?.isListening ?? false
  }

  /// A cell has left its view.
  private func end(_ cell: LiveCell) {
    if cell.isInView { disappear(cell) }
    lifecycle.timers[cell.id] = nil
  }

  /// A cell has left the viewport.
  private func disappear(_ cell: LiveCell) {
    let handlers = cell.cell.lifecycle
    if let handlers, !handlers.onImpression.isEmpty { finishImpressions(of: cell, handlers) }
    tell(.disappear(cell.key, cell.id), to: handlers?.onDisappear ?? [], about: cell.key)
  }
}

extension Placement {
  /// Whether anything of the frame is in a viewport.
  fileprivate func isSeen(in viewport: Rect) -> Bool {
    guard let clip else { return frame.overlaps(viewport) }
    return frame.overlaps(clip) && frame.intersection(clip)?.overlaps(viewport) ?? false
  }
}
