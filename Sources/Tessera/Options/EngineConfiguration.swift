import TesseraLayout

/// The options of an engine; every value has a sensible default.
public struct EngineConfiguration: Hashable, Sendable {
  /// The distance beyond each side of the viewport within which items are mounted, in points.
  public var overscan: Double
  /// The content that keeps its position on screen when the content changes.
  public var anchoring: AnchorPolicy
  /// The distance from the edge within which ``anchoring`` sticks to it, in points.
  ///
  /// The engine checks the distance only when content or sizes change: a user who scrolls a little away from
  /// the edge is not scrolled back.
  public var edgeThreshold: Double
  /// The initial selection mode; see `selectionMode`.
  var initialSelectionMode = SelectionMode.none
  /// The handling of the selection of items that disappear from the content.
  public var missingSelection: MissingSelection
  /// The options for keyboard input.
  public var keyboard: KeyboardOptions
  /// The number of hidden views of each kind that are kept for reuse.
  public var poolLimit: Int
  /// The maximum number of items of a section that is searched for duplicate ids.
  ///
  /// In larger sections, cells with equal ids have equal keys. By default every section is searched, which
  /// takes a hash of each item when the section appears.
  public var identityCheckLimit: Int
  /// The number of measured cells of a kind after which their mean replaces the declared estimate for cells
  /// that were not measured yet; 0 if it never does.
  ///
  /// The estimate is replaced only once, so that the scroll bar is stable.
  public var estimateSampleCount: Int
  /// The initial insets of the viewport, in points.
  ///
  /// Content can be scrolled out from under the covered edges, pinned elements are placed beside them, and
  /// items and pages are as large as the free part. See ``Engine/resize(to:contentInsets:)``.
  public var contentInsets: Insets
  /// The layout direction.
  public var direction: LayoutDirection
  /// The pixels that frames and clips are rounded to, and measured sizes are rounded up to; `nil` if all stay
  /// exact.
  public var pixelGrid: PixelGrid?
  /// The timing that decides which gesture a press becomes.
  public var gestures: GestureTiming
  /// Whether transactions report lifecycle events; see `reportsLifecycle`.
  var recordsLifecycle = false
  /// The maximum number of elements that are prefetched in one frame; at least one is.
  public var prefetchBudget: Int
  /// The distance ahead within which elements are prefetched while the content scrolls fast, in seconds of
  /// scrolling.
  public var prefetchLeadTime: Double
  /// Whether the user prefers reduced motion: nothing moves, scales or rotates by itself, and fades are
  /// short.
  public var reducesMotion: Bool
  /// Whether scrolling by a distance continues beyond the ends of the content, against a growing resistance,
  /// and springs back.
  ///
  /// Only for hosts that pass the time; see ``Stage/update(at:)``.
  public var bounces: Bool
  /// The distance that a finger has to pull beyond the start of the content to refresh, in points; see
  /// ``Content/onRefresh(isRefreshing:_:)``.
  public var refreshDistance: Double
  /// The number of lifecycle entries that are stored for each item on screen; see `historyLimit`.
  var historyEntryLimit = 0
  /// Whether unhandled issues are written to the developer's log, each once; see ``Stage/onIssue``.
  ///
  /// Hosts do so in debug builds only: to standard error (a program that uses the whole terminal does so when
  /// it leaves it), and under UIKit to the system's log.
  public var writesIssues: Bool
  /// The condition under which a press on a draggable item becomes a drag.
  public var dragStart: DragStart
  /// Whether dragging with the main button from an empty place draws a marquee that selects the items that it
  /// touches, where several items can be selected.
  ///
  /// For hosts with a mouse that draw the marquee; see ``Engine/selectionMarquee``.
  public var selectsByMarquee: Bool
  /// Whether a press of the secondary button focuses the item, and selects it alone if a tap would do so and
  /// it is not selected yet.
  ///
  /// For hosts with a mouse.
  public var selectsForMenu: Bool
  /// Whether a press on an item with a drag payload becomes a drag; see ``Engine/takeDrag()``.
  ///
  /// For hosts that exchange drags with other collections and programs.
  public var dragsItems: Bool
  /// Whether the host, not the engine, begins drags of items with a drag payload.
  ///
  /// For hosts that begin drags by gestures of their own, see ``Engine/beginDrag(of:at:)``, and that report
  /// drags over the collection.
  public var usesHostDrags: Bool
  /// The installers of the behaviors that options require.
  var installers = Installers()

  /// Creates a configuration; every value has a sensible default.
  public init(
    overscan: Double = 64, anchoring: AnchorPolicy = .item,
    poolLimit: Int = 64, identityCheckLimit: Int = KernelOptions.standardIdentityCheckLimit,
    estimateSampleCount: Int = 32,
    contentInsets: Insets = .zero, direction: LayoutDirection = .leftToRight, pixelGrid: PixelGrid? = nil,
    gestures: GestureTiming = GestureTiming(), prefetchBudget: Int = 16,
    prefetchLeadTime: Double = 0.5, reducesMotion: Bool = false, bounces: Bool = false,
    edgeThreshold: Double = 0, missingSelection: MissingSelection = .forget,
    keyboard: KeyboardOptions = KeyboardOptions(),
    dragStart: DragStart = .moving, refreshDistance: Double = 96, selectsByMarquee: Bool = false,
    selectsForMenu: Bool = false, dragsItems: Bool = false, usesHostDrags: Bool = false,
    writesIssues: Bool = true
  ) {
    self.overscan = overscan
    self.anchoring = anchoring
    self.poolLimit = poolLimit
    self.identityCheckLimit = identityCheckLimit
    self.estimateSampleCount = estimateSampleCount
    self.contentInsets = contentInsets.sanitized
    self.direction = direction
    self.pixelGrid = pixelGrid
    self.gestures = gestures
    self.prefetchBudget = prefetchBudget
    self.prefetchLeadTime = prefetchLeadTime
    self.reducesMotion = reducesMotion
    self.bounces = bounces
    self.edgeThreshold = edgeThreshold
    self.missingSelection = missingSelection
    self.keyboard = keyboard
    self.dragStart = dragStart
    self.refreshDistance = refreshDistance
    self.selectsByMarquee = selectsByMarquee
    self.selectsForMenu = selectsForMenu
    self.dragsItems = dragsItems
    self.usesHostDrags = usesHostDrags
    self.writesIssues = writesIssues
  }
}

extension EngineConfiguration {
  var kernelOptions: KernelOptions {
    var options = KernelOptions()
    (options.overscan, options.anchoring, options.edgeThreshold) = (overscan, anchoring, edgeThreshold)
    (options.poolLimit, options.identityCheckLimit) = (poolLimit, identityCheckLimit)
    (options.estimateSampleCount, options.contentInsets) = (estimateSampleCount, contentInsets)
    (options.direction, options.pixelGrid) = (direction, pixelGrid)
    (options.reducesMotion, options.bounces, options.writesIssues) = (reducesMotion, bounces, writesIssues)
    return options
  }
}

extension EngineConfiguration {
  /// Closures that install behaviors in an engine because an option requires them.
  ///
  /// An option whose behavior has to exist from the start is declared in the room of its behavior, and adds
  /// an installer here when it is set. A program that does not set it does not link the behavior.
  struct Installers: Hashable, Sendable {
    private var all: [@Sendable (Engine) -> Void] = []

    /// Adds a closure; the engine may call it several times.
    mutating func add(_ install: @escaping @Sendable (Engine) -> Void) { all.append(install) }

    func install(in engine: Engine) {
      for install in all { install(engine) }
    }

    // Installers follow from options, which are compared.

    static func == (left: Installers, right: Installers) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
