import TesseraLayout

/// Views that are to be made ahead.
struct PrewarmRequest<H: CollectionHost> {
  let cell: HostCellBox<H>
  let count: Int
}

extension Stage {
  /// How many views are made ahead in one frame.
  public static var prewarmBudget: Int { 4 }

  /// Makes views for a kind of cells before they are needed, so that none has to be made during scrolling.
  ///
  /// They are made with the next updates, ``prewarmBudget`` in each, until so many views of the kind wait for an item:
  /// what waits there already counts. No more are made than are kept (``EngineConfiguration/poolLimit``).
  ///
  /// - Parameters:
  ///   - cell: Any cell of the kind; it makes the views and is shown in none of them.
  ///   - count: How many views are to wait.
  public func prewarm(_ cell: AnyCell<H>, count: Int) {
    guard let box = cell.declared.box as? HostCellBox<H>, cell.declared.group == nil else { return }
    prewarming.append(PrewarmRequest(cell: box, count: min(count, engine.pool.limit)))
    engine.lifecycle.isPrewarming = true
  }

  /// Makes some of the views that were asked for.
  func prewarmSome() {
    var left = Self.prewarmBudget
    while left > 0, let request = prewarming.first {
      guard engine.pool.hiddenCount(request.cell.kind) < request.count else {
        prewarming.removeFirst()
        continue
      }
      let id = engine.pool.add(request.cell.kind)
      left -= 1
      guard request.cell.prepare(in: stores, id: id) else {
        // Another type of view has taken the kind.
        engine.pool.removeLast(request.cell.kind)
        prewarming.removeFirst()
        continue
      }
    }
    prewarming.removeAll { engine.pool.hiddenCount($0.cell.kind) >= $0.count }
    engine.lifecycle.isPrewarming = !prewarming.isEmpty
  }
}
