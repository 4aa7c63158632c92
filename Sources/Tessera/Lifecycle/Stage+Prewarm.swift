import TesseraLayout

extension Stage {
  /// How many views are made ahead in one frame.
  public static var prewarmBudget: Int { PrewarmBehavior.budget }

  /// Makes views for a kind of cells before they are needed, so that none has to be made during scrolling.
  ///
  /// They are made with the next updates, ``prewarmBudget`` in each, until so many views of the kind wait for an item:
  /// what waits there already counts. No more are made than are kept (``EngineConfiguration/poolLimit``).
  ///
  /// - Parameters:
  ///   - cell: Any cell of the kind; it makes the views and is shown in none of them.
  ///   - count: How many views are to wait.
  public func prewarm(_ cell: AnyCell<H>, count: Int) {
    guard let box = cell.declared.box as? HostCellBox<H>, !cell.declared.isGroup else { return }
    let request = PrewarmRequest(
      kind: box.kind, count: min(count, engine.pool.limit),
      make: { [stores] in stores.prepare(box, as: $0) })
    engine.installed { PrewarmBehavior() }.add(request)
  }
}
