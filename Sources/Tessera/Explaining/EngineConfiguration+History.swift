import TesseraLayout

extension EngineConfiguration {
  /// How many entries are kept of what happened to each item on screen, for ``Engine/explain(_:inSection:)``; 0: nothing
  /// is noted, and nothing is spent on it.
  public var historyLimit: Int {
    get { notedEntries }
    set {
      notedEntries = newValue
      guard newValue > 0 else { return }
      installers.add { engine in
        let limit = engine.configuration.notedEntries
        if limit > 0 { engine.installed { HistoryBehavior(limit: limit) } }
      }
    }
  }

  /// Makes a configuration with a history, or without one; every value has a sensible default.
  public init(
    overscan: Double = 64, anchoring: AnchorPolicy = .item, selectionMode: SelectionMode = .none,
    poolLimit: Int = 64, identityCheckLimit: Int = 10_000, estimateSampleCount: Int = 32,
    contentInsets: Insets = .zero, direction: LayoutDirection = .leftToRight, pixelGrid: PixelGrid? = nil,
    gestures: GestureTiming = GestureTiming(), reportsLifecycle: Bool = false, prefetchBudget: Int = 16,
    prefetchLeadTime: Double = 0.5, reducesMotion: Bool = false, bounces: Bool = false,
    historyLimit: Int, edgeThreshold: Double = 0, missingSelection: MissingSelection = .forget,
    keyboard: KeyboardOptions = KeyboardOptions(),
    dragStart: DragStart = .moving, refreshDistance: Double = 96, selectsByBand: Bool = false,
    selectsForMenu: Bool = false, dragsItems: Bool = false, leavesDrags: Bool = false,
    writesIssues: Bool = true
  ) {
    self.init(
      overscan: overscan, anchoring: anchoring, selectionMode: selectionMode, poolLimit: poolLimit,
      identityCheckLimit: identityCheckLimit, estimateSampleCount: estimateSampleCount,
      contentInsets: contentInsets, direction: direction, pixelGrid: pixelGrid, gestures: gestures,
      reportsLifecycle: reportsLifecycle, prefetchBudget: prefetchBudget, prefetchLeadTime: prefetchLeadTime,
      reducesMotion: reducesMotion, bounces: bounces, edgeThreshold: edgeThreshold,
      missingSelection: missingSelection, keyboard: keyboard, dragStart: dragStart,
      refreshDistance: refreshDistance, selectsByBand: selectsByBand, selectsForMenu: selectsForMenu,
      dragsItems: dragsItems, leavesDrags: leavesDrags, writesIssues: writesIssues)
    self.historyLimit = historyLimit
  }
}
