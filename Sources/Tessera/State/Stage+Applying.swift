#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

extension Stage {
  /// Declares content away from the main actor and displays it when it is ready.
  ///
  ///     let rows = model.rows
  ///     await stage.apply { Content { Section("rows") { ForEach(rows) { RowCell($0) } } } }
  ///
  /// The background work runs the closure, assigns identities, looks for duplicate ids, pairs the items with
  /// the displayed ones if these were applied as well, and lays out everything as if nothing had been
  /// measured yet. On the main actor, the next ``update(at:)`` applies the content like any other, in one
  /// transaction, and takes into account what has happened meanwhile: scroll positions, measured sizes, the
  /// focus. If other content was displayed in between, only the pairing is computed again; if the size of the
  /// viewport has changed, only the layout.
  ///
  /// The last request wins, whatever its kind: another `apply`, `show` or `observe`. The content of an
  /// earlier request is not displayed even if it is ready sooner, and an observed model is no longer
  /// observed, even if this task is canceled.
  ///
  /// The two sides share nothing. The closure reads `Sendable` values only. No other reference to the content
  /// that it makes exists when the content is handed over, which the compiler checks (`sending`). The main
  /// actor hands over copied ids only. For the same reason, content that was *shown* cannot be paired in the
  /// background: its closures and data belong to the main actor.
  ///
  /// - Parameter declare: Makes the content. The closures in it are created off the main actor. Handlers and
  ///   views run on the main actor later; rows also run in the background where their sizes have to be
  ///   queried one by one.
  /// - Returns: `true` if the content will be displayed; `false` if a later request has superseded it, or if
  ///   the task was canceled.
  /// - Complexity: On the main actor O(*m* log *n*) for *m* measured items, plus the changes and the layout
  ///   of sections that layouts cannot change in place. The ids take memory proportional to the number of
  ///   items (none for a range of numbers) until other content is displayed.
  @discardableResult
  public func apply(_ declare: @escaping @Sendable () -> sending Content<H>) async -> Bool {
    let order = engine.prepare()
    let prepared = await Self.prepared(declare, for: order)
    if Task.isCancelled { return false }
    return engine.show(prepared, for: order)
  }

  /// Declares content and computes its identities on the concurrent executor.
  @concurrent
  private nonisolated static func prepared(
    _ declare: @Sendable () -> sending Content<H>, for order: Preparation
  ) async -> sending PreparedContent {
    BackgroundContent(declare().declared, for: order)
  }
}
#endif
