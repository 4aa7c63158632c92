import TesseraLayout

extension EngineConfiguration {
  /// Creates a configuration with all options; every parameter has a sensible default.
  ///
  /// A program that sets ``selectionMode``, ``reportsLifecycle`` or ``historyLimit`` on its own links the
  /// behavior of that option alone; a program that uses this initializer links all three.
  public init(
    overscan: Double = 64, anchoring: AnchorPolicy = .item, selectionMode: SelectionMode = .none,
    poolLimit: Int = 64, identityCheckLimit: Int = KernelOptions.standardIdentityCheckLimit,
    estimateSampleCount: Int = 32,
    contentInsets: Insets = .zero, direction: LayoutDirection = .leftToRight, pixelGrid: PixelGrid? = nil,
    gestures: GestureTiming = GestureTiming(), reportsLifecycle: Bool = false, prefetchBudget: Int = 16,
    prefetchLeadTime: Double = 0.5, reducesMotion: Bool = false, bounces: Bool = false,
    historyLimit: Int = 0, edgeThreshold: Double = 0, missingSelection: MissingSelection = .forget,
    keyboard: KeyboardOptions = KeyboardOptions(),
    dragStart: DragStart = .moving, refreshDistance: Double = 96, selectsByMarquee: Bool = false,
    selectsForMenu: Bool = false, dragsItems: Bool = false, usesHostDrags: Bool = false,
    writesIssues: Bool = true
  ) {
    self.init(
      overscan: overscan, anchoring: anchoring, poolLimit: poolLimit,
      identityCheckLimit: identityCheckLimit, estimateSampleCount: estimateSampleCount,
      contentInsets: contentInsets, direction: direction, pixelGrid: pixelGrid, gestures: gestures,
      prefetchBudget: prefetchBudget, prefetchLeadTime: prefetchLeadTime,
      reducesMotion: reducesMotion, bounces: bounces, edgeThreshold: edgeThreshold,
      missingSelection: missingSelection, keyboard: keyboard, dragStart: dragStart,
      refreshDistance: refreshDistance, selectsByMarquee: selectsByMarquee, selectsForMenu: selectsForMenu,
      dragsItems: dragsItems, usesHostDrags: usesHostDrags, writesIssues: writesIssues)
    self.selectionMode = selectionMode
    self.reportsLifecycle = reportsLifecycle
    self.historyLimit = historyLimit
  }
}
