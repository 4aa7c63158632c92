#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

extension Stage {
  /// Declares content away from the main actor, and shows it when it is ready.
  ///
  ///     let rows = model.rows
  ///     await stage.apply { Content { Section("rows") { ForEach(rows) { RowCell($0) } } } }
  ///
  /// In the background the closure runs, everything gets its identity, duplicate ids are looked for, the items are paired
  /// with those that are shown, if these were applied as well, and everything is laid out, as if nothing of it had been
  /// measured yet. On the main actor, with the next ``update(at:)``, the content is taken over like any other, in one
  /// transaction and in view of what has happened meanwhile: scrolled positions, measured sizes, the focus. If other
  /// content came in between, only the pairing is made again; if the viewport has got another size, only the layout.
  ///
  /// The last request wins, whatever kind it is: another `apply`, `show` or `observe`. What was asked for before is not
  /// shown even if it is ready sooner, and a model is observed no longer, even if this task is cancelled.
  ///
  /// Nothing is shared between the two sides. What the closure reads is `Sendable`; what it makes is reachable by nobody
  /// else when it is handed over, which the compiler checks (`sending`); from the main actor's side go only copied ids.
  /// That is also why content that was *shown* cannot be paired in the background: its closures and data belong to the main
  /// actor.
  ///
  /// - Parameter declare: Makes the content. The closures in it are made without the main actor: handlers and views run on
  ///   it later on, rows also here, where their sizes have to be asked one by one.
  /// - Returns: Whether the content will be shown; false where something else was asked for meanwhile, or the task was
  ///   cancelled.
  /// - Complexity: On the main actor what changed, O(*m* log *n*) for *m* measured items, and the layout of sections that
  ///   layouts cannot change in place; as much memory for ids as the content has items (none
  ///   for a range of numbers), until other content is shown.
  @discardableResult
  public func apply(_ declare: @escaping @Sendable () -> sending Content<H>) async -> Bool {
    let order = engine.prepare()
    let prepared = await Self.prepared(declare, for: order)
    if Task.isCancelled { return false }
    return engine.show(prepared, for: order)
  }

  /// Declares content and gives it its identities, wherever there is room for the work.
  @concurrent
  private nonisolated static func prepared(
    _ declare: @Sendable () -> sending Content<H>, for order: Preparation
  ) async -> sending PreparedContent {
    BackgroundContent(declare().declared, for: order)
  }
}
#endif
