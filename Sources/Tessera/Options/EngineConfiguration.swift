import TesseraLayout

/// How an engine works; every value has a sensible default.
public struct EngineConfiguration: Hashable, Sendable {
  /// How far beyond the viewport items are kept ready, in points, on each side.
  public var overscan: Double
  /// What stays where it is when the content changes.
  public var anchoring: AnchorPolicy
  /// How near to the edge that ``anchoring`` sticks to counts as being there, in points. It is looked at when content or
  /// sizes change, and only then: who scrolls a little away from the edge is not carried back.
  public var edgeThreshold: Double
  /// What a tap or a key selects, at first; see `selectionMode`.
  var initialSelectionMode = SelectionMode.none
  /// What becomes of the selection of items that go.
  public var missingSelection: MissingSelection
  /// How keys are taken.
  public var keyboard: KeyboardOptions
  /// How many hidden views of a kind are kept for reuse.
  public var poolLimit: Int
  /// Sections with more items are not searched for duplicate ids; cells with equal ids have equal keys there. Every section
  /// is searched unless this says otherwise: that takes a hash of each item when the section comes.
  public var identityCheckLimit: Int
  /// After how many measured cells of a kind their mean replaces the declared estimate of those that were not measured
  /// yet: once, so that the scroll bar is stable. 0: never.
  public var estimateSampleCount: Int
  /// What covers the edges of the viewport at first, in points: content can be scrolled out from under it, what is pinned
  /// stands beside it, and items and pages are as large as what it leaves free. See ``Engine/resize(to:contentInsets:)``.
  public var contentInsets: Insets
  /// From which side lines begin.
  public var direction: LayoutDirection
  /// The pixels onto which frames and what cuts them off are rounded, and up to which measured sizes are; nil: all
  /// stay exact.
  public var pixelGrid: PixelGrid?
  /// When a press becomes which gesture.
  public var gestures: GestureTiming
  /// Whether transactions tell what came and went; see `reportsLifecycle`.
  var tellsLifecycle = false
  /// How many elements are prefetched in one frame at most; at least one is.
  public var prefetchBudget: Int
  /// How far ahead elements are prefetched while the content scrolls fast, in seconds of the way.
  public var prefetchLeadTime: Double
  /// Whether people have asked for less motion: then nothing moves, scales or turns by itself, and fades are short.
  public var reducesMotion: Bool
  /// Whether scrolling by a distance goes on beyond the ends of the content, against a growing resistance, and springs
  /// back. Only with a host that passes the time; see ``Stage/update(at:)``.
  public var bounces: Bool
  /// How far a finger has to pull beyond the start of the content to refresh, in points; see
  /// ``Content/onRefresh(isRefreshing:_:)``.
  public var refreshDistance: Double
  /// How many entries are kept of what happened to each item on screen; see `historyLimit`.
  var notedEntries = 0
  /// Whether faults are written where developers see them, each once, as long as nothing else is done with them: see
  /// ``Stage/onIssue``. Hosts do so in debug builds only: on standard error, a program that has the whole terminal when that
  /// is left; under UIKit on the system's log.
  public var writesIssues: Bool
  /// When a press on an item that can be carried elsewhere becomes a drag.
  public var dragStart: DragStart
  /// Whether the main button, pressed where no item is and moved, draws a band that selects what it touches, where
  /// several items can be selected; see ``Engine/selectionBand``. For hosts with a mouse that draw the band.
  public var selectsByBand: Bool
  /// Whether a press of the secondary button gives the item the focus and, where a tap would select it alone, selects it
  /// alone unless it is selected, before its menu opens. For hosts with a mouse.
  public var selectsForMenu: Bool
  /// Whether a press on an item that offers anything becomes a drag; see ``Engine/takeDrag()``. For hosts that carry drags
  /// to other collections and programs.
  public var dragsItems: Bool
  /// Whether items that offer anything are not carried by pointers: for hosts that begin drags by gestures of their own,
  /// see ``Engine/beginDrag(of:at:)``, and say what hovers over the collection.
  public var leavesDrags: Bool
  /// Install the behaviors that options ask for.
  var installers = Installers()

  /// Makes a configuration; every value has a sensible default.
  public init(
    overscan: Double = 64, anchoring: AnchorPolicy = .item,
    poolLimit: Int = 64, identityCheckLimit: Int = KernelOptions.standardIdentityCheckLimit,
    estimateSampleCount: Int = 32,
    contentInsets: Insets = .zero, direction: LayoutDirection = .leftToRight, pixelGrid: PixelGrid? = nil,
    gestures: GestureTiming = GestureTiming(), prefetchBudget: Int = 16,
    prefetchLeadTime: Double = 0.5, reducesMotion: Bool = false, bounces: Bool = false,
    edgeThreshold: Double = 0, missingSelection: MissingSelection = .forget,
    keyboard: KeyboardOptions = KeyboardOptions(),
    dragStart: DragStart = .moving, refreshDistance: Double = 96, selectsByBand: Bool = false,
    selectsForMenu: Bool = false, dragsItems: Bool = false, leavesDrags: Bool = false,
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
    self.selectsByBand = selectsByBand
    self.selectsForMenu = selectsForMenu
    self.dragsItems = dragsItems
    self.leavesDrags = leavesDrags
    self.writesIssues = writesIssues
  }
}

extension EngineConfiguration {
  /// The options that the engine itself goes by.
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
  /// Closures that install behaviors in an engine, because an option asks for them.
  ///
  /// An option whose behavior has to be there from the start is declared in the room of its behavior, and leaves an installer
  /// here when it is set: a program that does not set it does not link the behavior.
  struct Installers: Hashable, Sendable {
    private var all: [@Sendable (Engine) -> Void] = []

    /// Adds a closure; it may be called several times.
    mutating func add(_ install: @escaping @Sendable (Engine) -> Void) { all.append(install) }

    /// Installs the behaviors.
    func install(in engine: Engine) {
      for install in all { install(engine) }
    }

    // They follow from options, which are compared.

    static func == (left: Installers, right: Installers) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
