import TesseraDiff
import TesseraLayout

/// Works out what a collection shows: which items are in view, where they stand, which view shows which item.
///
/// The engine knows no views. Requests are noted as they come; with each update, of which a frame has one or several, a
/// ``Stage`` asks for a transaction and carries its operations out. Requests made in the meantime, also by code that runs
/// during a transaction, wait for the next one.
///
///     stage.show(content)
///     stage.engine.resize(to: Size(width: 320, height: 480))
///     let transaction = stage.update()
public final class Engine {
  // What is read everywhere is never changed in place across a call: it is exchanged as a whole, so that nothing reads it
  // meanwhile. Of what the kernel keeps to itself the compiler can tell that, and reading costs a load. Of what behaviors read as
  // well it cannot, because it sees one module at a time: those properties say that their accesses need no check at run time.

  /// The options that the engine itself goes by.
  @exclusivity(unchecked) package var settings: KernelOptions
  /// The options that behaviors go by; the engine only keeps them. See `configuration`.
  package let options: Trait

  /// What there is.
  @exclusivity(unchecked) package var snapshot = Snapshot()
  @exclusivity(unchecked) package var frames = CollectionFrames() {
    didSet { placedRevision = -1 }
  }
  /// What is on screen or near it, from top to bottom.
  ///
  /// Loops over it go by position: a cell is large, and is copied when it is taken out.
  @exclusivity(unchecked) package var live = LiveCells()
  /// How much of it is kept out of view.
  var kept = KeptCells()
  /// Where that belongs in the content.
  var shown = ShownPaths()
  /// Which items they show.
  var shownKeys = ShownKeys()
  /// Whether something on screen stands in front of the rest or behind it.
  var hasLayers = false
  /// The revision of the frames for which the cells on screen were placed; negative: none of these frames.
  var placedRevision = -1
  /// Memory that one transaction leaves to the next.
  var spare = SpareMemory()
  @exclusivity(unchecked) package var pool: ReusePool
  /// What cells that were not measured probably measure.
  package let estimates: Estimates
  @exclusivity(unchecked) package var requests = Requests() {
    didSet {
      updateLimit.wake()
      hasRequests = true
    }
  }
  /// Memory that one comparison of contents leaves to the next.
  var workspace = DifferenceWorkspace()
  /// Whether the content has been on screen: before, a position stuck to the end is at the end.
  var hasShown = false
  /// How many groups out of view are kept before they are forgotten; a few more while many are in view.
  var keptGroups = 64
  /// What to hold on to when the viewport gets an extent again; while it has none, nothing is in view.
  @exclusivity(unchecked) package var parkedAnchor: Anchor?
  /// Whether something may be asked for; see ``requests``.
  var hasRequests = false
  /// The drag of the content that is under way; nil if there is none.
  @exclusivity(unchecked) package var contentDrag: ContentDrag?
  /// What the scroll position depends on beside the content.
  @exclusivity(unchecked) package var anchoring = AnchoringState()

  /// Whether a transaction is being made, so that handlers of the app have to wait.
  @exclusivity(unchecked) package var isInTransaction = false

  /// Whether something on screen is not at rest, or looks different in different places: then each frame says how views are
  /// seen.
  @exclusivity(unchecked) package var isPresenting = false
  /// Whether views move, or the content does by itself, so that the next frame looks different although nothing is asked for.
  @exclusivity(unchecked) package var isMoving = false
  /// How far the content is pulled beyond an end along the axis, in points: negative beyond its start.
  @exclusivity(unchecked) package var pulledDistance = 0.0
  /// Whether the host has passed the time of the latest transaction.
  @exclusivity(unchecked) package var isTimed = false
  /// What the transaction that is being made changes about the layout.
  @exclusivity(unchecked) package var change = LayoutChange()

  /// Where content comes from, and which content there is.
  @exclusivity(unchecked) package var contentState = ContentState()

  /// What is told about stretches of work; nil: nothing. Set ``Stage/tracer``.
  @exclusivity(unchecked) package var tracer: Tracer?
  /// Notices that the collection never comes to rest.
  @exclusivity(unchecked) package var updateLimit = UpdateLimit()

  /// What is visible, in coordinates that begin where lines begin: at the left, or mirrored at the right.
  @exclusivity(unchecked) package var window = Rect.zero
  /// What covers the edges of the viewport, in points; see ``resize(to:contentInsets:)``.
  public var viewportInsets: Insets { coveredEdges }
  @exclusivity(unchecked) package var coveredEdges: Insets

  /// The behaviors that the content or a call has installed, in the order in which they are called.
  @exclusivity(unchecked) package var behaviors: [Behavior] = []
  /// The one of them that says how everything on screen moves; nil if none does.
  @exclusivity(unchecked) var screenMotion: ScreenMotion?
  /// The one of them that moves the viewport over time; nil if none does.
  @exclusivity(unchecked) var viewportTravel: ViewportTravel?
  /// The phases of all of them.
  package let behaviorPhases = AwakePhases()
  /// Installs or wakes the behavior that a phase needs, when it is needed first; nil in a program that links none of those that
  /// work over time.
  @exclusivity(unchecked) package var demand: ((Phases, Engine) -> Void)?
  #if !hasFeature(Embedded)
  /// Begins a task for the behavior of a slot, and calls ``endTask(ofBehavior:)`` when the task has ended. The stage sets it.
  var beginTask: (_ task: @escaping @MainActor () async -> Void, _ slot: Int) -> Void = { _, _ in }
  #endif

  /// Measures text as the host sets it; nil without a ``Stage``. Portable cells that behaviors make need it.
  package var hostText: (() -> any TextMeasuring)?

  /// When a wheel was turned last, in seconds of the host's clock.
  package var wheelTime = -Double.infinity

  /// Makes an engine without content by the kernel alone; with `Tessera`, make it by its configuration.
  public convenience init(options: KernelOptions) { self.init(options, options: Trait()) }

  /// Makes an engine without content.
  ///
  /// - Parameters:
  ///   - settings: The options that the engine itself goes by.
  ///   - options: The options that behaviors go by.
  package init(_ settings: KernelOptions, options: Trait) {
    self.settings = settings
    self.options = options
    pool = ReusePool(limit: settings.poolLimit)
    estimates = Estimates(sampleCount: settings.estimateSampleCount)
    coveredEdges = settings.contentInsets.sanitized
    window.origin = Point(x: -contentInsets.left, y: -contentInsets.top)
  }

  /// Whether there is anything to do at this moment; what there is as soon as time has passed: see ``nextFrameTime``.
  ///
  /// A collection that never comes to rest says no for a while: see ``Issue/tooManyUpdates(_:)``.
  public var needsUpdate: Bool { !updateLimit.isResting && isWorkWaiting }

  /// Whether there is anything to lay out at this moment; events that wait are none. See
  /// ``Stage/layOut(at:)``.
  public var needsLayout: Bool { !updateLimit.isResting && !requests.isEmpty }

  /// Whether there is anything left to do.
  var isWorkWaiting: Bool {
    if anyBehavior(in: .waiting, { $0.isWaiting(self) }) { return true }
    return hasRequests && !requests.isEmpty || contentState.hasChanged
  }

  /// The extent of everything, in points.
  public var contentSize: Size { frames.contentSize }

  /// How many items there are, headers and footers not counted. A group of cells is one item.
  public var count: Int { snapshot.sections[..<snapshot.declaredCount].reduce(0) { $0 + $1.count } }

  /// How many transactions there were.
  public var updateCount: Int { transactionCount }
  var transactionCount = 0

  /// The time of the latest transaction, in seconds of the host's clock.
  public var now: Double { time }
  var time = 0.0

  /// The axis along which the content scrolls.
  public var axis: Axis { snapshot.axis }

  /// What is on screen or near it, from back to front, with what is on its way out, and what behaviors show beside items, such
  /// as the actions of one that is swiped.
  ///
  /// - Complexity: O(1) while nothing is pinned, nothing stands behind, and nothing is on its way out.
  public var cells: LiveCells {
    if !hasMoreCells { return standing }
    var added = Array(live)
    callBehaviors(in: .cells) { $0.addCells(to: &added, self) }
    let cells = LiveCells(added)
    return hasLayers || cells.haveLayers ? cells.stacked : cells
  }

  /// Whether there are cells on screen that show no item, or none any more.
  var hasMoreCells: Bool {
    behaviorPhases.all.contains(.cells)
  }

  /// What is on screen or near it and there to stay, from back to front.
  package var standing: LiveCells { hasLayers ? live.stacked : live }

  /// What a view shows.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells on screen where views on their way out, or beside items, are to be looked at.
  public subscript(id: CellID) -> LiveCell? { live[id] ?? (hasMoreCells ? cells[id] : nil) }

  /// Gives the viewport another size, in points; no side is longer than ``largestViewport``.
  ///
  /// - Parameters:
  ///   - size: What can be seen at once.
  ///   - insets: What covers the edges of it from now on, such as bars and the keyboard; nil: what did before, at first
  ///     ``EngineConfiguration/contentInsets``. What was at the edge of the free part stays there, and everything is
  ///     laid out for the extent of the free part.
  public func resize(to size: Size, contentInsets insets: Insets? = nil) {
    requests.viewportSize = Size(
      width: min(size.width.asExtent, Self.largestViewport),
      height: min(size.height.asExtent, Self.largestViewport))
    if let insets { requests.viewportInsets = insets.sanitized }
  }

  /// The longest side of a viewport, in points: a screen without an end would need every row at once.
  public static var largestViewport: Double { 100_000 }

  /// Tells the size that a view turned out to need; only items whose size is estimated take it over.
  public func setMeasuredSize(_ size: Size, of id: CellID) {
    requests.measured.append((id, settings.measuredSize(size)))
  }

  /// Scrolls by a distance, in points.
  ///
  /// Where the content snaps this is one page along the axis, in the direction of the distance, unless it happens between
  /// ``beginScrolling()`` and ``endScrolling(velocity:)``.
  ///
  /// - Parameters:
  ///   - distance: How far, on both axes.
  ///   - point: The place on screen that the wheel or the finger is at, in viewport coordinates. A section there that
  ///     scrolls by itself takes what it can of the distance; nil: the collection scrolls.
  public func scroll(by distance: Point, at point: Point? = nil) {
    guard distance.x.isFinite, distance.y.isFinite, distance != .zero else { return }
    request(.by(isMirrored ? Point(x: -distance.x, y: distance.y) : distance, at: point))
  }

  /// Scrolls to a place in the content, in points.
  ///
  /// What is seen before and after stays where it is if others turn out to be larger than was thought; where nothing
  /// is, the viewport stands exactly there.
  public func scroll(to point: Point, animated animation: Animation? = nil) {
    guard point.x.isFinite, point.y.isFinite else { return }
    request(.to(point, animation))
  }

  /// Scrolls to the first item with an id, in one section or in any; to a part of a group as well.
  ///
  /// It arrives exactly, whatever is still to be measured on the way and around it. Parts of groups that were not looked
  /// into are found where the section is the group, by the id of its item; without a section a limited number of groups
  /// is looked into.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - section: The section that it is in, or the group; nil: any.
  ///   - alignment: Where in the viewport it goes.
  ///   - animation: How to get there, as the time goes that ``Stage/update(at:)`` is told; nil: at once, as always if it
  ///     was told none yet. Far goals are approached from about two viewports away. What changes on the way does not
  ///     change where it ends: it goes to the item wherever that is, to the nearest survivor if it is gone. Other
  ///     requests take its place, and the user's scrolling stops it. See ``isScrolling``.
  /// - Complexity: O(*n*) to find the item; O(1) in a `ForEach` of a range of numbers.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated animation: Animation? = nil
  ) {
    request(.asked(ItemScroll(to: id, inSection: section, at: alignment, animated: animation)))
  }

  /// Scrolls to the first section with an id, or to the first group.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated animation: Animation? = nil
  ) {
    request(.asked(WholeSectionScroll(to: id, at: alignment, animated: animation)))
  }
}
