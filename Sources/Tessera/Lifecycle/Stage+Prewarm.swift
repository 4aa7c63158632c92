import TesseraLayout

extension Stage {
  /// The maximum number of views that are made ahead in one frame.
  public static var prewarmBudget: Int { PrewarmBehavior.budget }

  /// Makes views for a kind of cells before they are needed, so that scrolling does not have to make them.
  ///
  /// The next updates make the views, ``prewarmBudget`` in each, until the given number of views of the kind
  /// is ready for reuse. Views that are ready already count. No more views are made than are kept
  /// (``EngineConfiguration/poolLimit``).
  ///
  /// - Parameters:
  ///   - cell: Any cell of the kind. It makes the views but is not displayed in any of them.
  ///   - count: The number of views that should be ready.
  public func prewarm(_ cell: AnyCell<H>, count: Int) {
    guard let box = cell.declared.box as? HostCellBox<H>, !cell.declared.isGroup else { return }
    let request = PrewarmRequest(
      kind: box.kind, count: min(count, engine.pool.limit),
      make: { [stores] in stores.prepare(box, as: $0) })
    engine.installed { PrewarmBehavior() }.add(request)
  }
}
