import TesseraDiff
import TesseraLayout

/// An engine that determines what a collection shows: the visible items, their places, and the view of each
/// item.
///
/// The engine knows no views. It records requests as they come. With each update, of which a frame has one or
/// several, a ``Stage`` fetches a transaction and performs its operations. Requests made in the meantime,
/// also by code that runs during a transaction, wait for the next one.
///
///     stage.show(content)
///     stage.engine.resize(to: Size(width: 320, height: 480))
///     let transaction = stage.update()
public final class Engine {
  // Properties that are read everywhere are never modified in place across a call, but replaced as a whole,
  // so that no read overlaps a modification. For internal properties the compiler can prove that, and a read
  // costs a load. For properties that behaviors read as well it cannot, because it sees one module at a time;
  // those are marked so that accesses are not checked at run time.

  /// The options of the engine itself.
  @exclusivity(unchecked) package var settings: KernelOptions
  /// The options of behaviors, which the engine only stores. See `configuration`.
  package let options: Trait

  @exclusivity(unchecked) package var snapshot = Snapshot()
  @exclusivity(unchecked) package var frames = CollectionFrames() {
    didSet { placedRevision = -1 }
  }
  /// The mounted cells, on screen or near it, from top to bottom. Loops over them use positions: a cell is
  /// large, and is copied when it is taken out.
  @exclusivity(unchecked) package var live = LiveCells()
  /// The number of cells that are kept alive.
  var kept = KeepAliveCounts()
  /// The paths of the mounted cells.
  var shown = MountedPaths()
  var mountedKeyIndex = MountedKeyIndex()
  /// Whether some cells on screen are in front of the others or behind them.
  var hasLayers = false
  /// The revision of the frames for which the mounted cells were placed; negative for other frames.
  var placedRevision = -1
  /// The buffers that transactions reuse.
  var scratch = ScratchBuffers()
  @exclusivity(unchecked) package var pool: ReusePool
  /// The estimated sizes of cells that were not measured.
  package let estimates: Estimates
  @exclusivity(unchecked) package var requests = Requests() {
    didSet {
      updateLimit.wake()
      hasRequests = true
    }
  }
  /// The buffers that comparisons of contents reuse.
  var workspace = DifferenceWorkspace()
  /// Whether the content has been on screen. Before that, a position that sticks to the end is at the end.
  var hasShown = false
  /// The number of off-screen groups that stay open; a few more while many are visible.
  var keptGroups = 64
  /// The anchor to hold when the viewport has an extent again; `nil` while it has one.
  @exclusivity(unchecked) package var suspendedAnchor: Anchor?
  var hasRequests = false
  @exclusivity(unchecked) package var contentDrag: ContentDrag?
  @exclusivity(unchecked) package var anchoring = AnchoringState()

  /// Whether a transaction is in progress, so that handlers of the app have to wait.
  @exclusivity(unchecked) package var isInTransaction = false

  /// Whether something is not at rest or looks different in other places, so that each frame presents views.
  @exclusivity(unchecked) package var isPresenting = false
  /// Whether views or the content move by themselves, so that the next frame differs without a request.
  @exclusivity(unchecked) package var isMoving = false
  /// The distance by which the content is pulled beyond an end, in points; negative beyond its start.
  @exclusivity(unchecked) package var pulledDistance = 0.0
  /// Whether the host has passed the time of the latest transaction.
  @exclusivity(unchecked) package var isTimed = false
  @exclusivity(unchecked) package var change = LayoutChange()

  @exclusivity(unchecked) package var contentState = ContentState()

  /// The tracer of the engine's work; `nil` if there is none. Set ``Stage/tracer``.
  @exclusivity(unchecked) package var tracer: Tracer?
  /// Detects that the collection never comes to rest.
  @exclusivity(unchecked) package var updateLimit = UpdateLimit()

  /// The visible part of the content, in coordinates that are not mirrored.
  @exclusivity(unchecked) package var window = Rect.zero
  /// The insets that cover the edges of the viewport, in points; see ``resize(to:contentInsets:)``.
  public var viewportInsets: Insets { coveredEdges }
  @exclusivity(unchecked) package var coveredEdges: Insets

  /// The installed behaviors, in the order in which they are called.
  @exclusivity(unchecked) package var behaviors: [Behavior] = []
  /// The behavior that animates the views on screen; `nil` if there is none.
  @exclusivity(unchecked) var itemAnimator: ItemAnimator?
  /// The behavior that animates scrolling; `nil` if there is none.
  @exclusivity(unchecked) var scrollAnimator: ScrollAnimator?
  package let behaviorPhases = PhaseRegistry()
  /// Installs or activates the behavior that a phase needs first; `nil` in a program without animations.
  @exclusivity(unchecked) package var installMissingBehavior: ((Phases, Engine) -> Void)?
  #if !hasFeature(Embedded)
  /// Starts a task for the behavior of a slot, then calls ``endTask(ofBehavior:)``. The stage sets it.
  var beginTask: (_ task: @escaping @MainActor () async -> Void, _ slot: Int) -> Void = { _, _ in }
  #endif

  /// Measures text in the host's fonts, for portable cells of behaviors; `nil` without a ``Stage``.
  package var hostText: (() -> any TextMeasuring)?

  /// The time of the last turn of a wheel, in seconds of the host's clock.
  package var wheelTime = -Double.infinity

  /// Creates an engine without content from the options of the kernel alone. With `Tessera`, create it from a
  /// configuration.
  public convenience init(options: KernelOptions) { self.init(options, options: Trait()) }

  /// Creates an engine without content, with its own settings and the options of behaviors.
  package init(_ settings: KernelOptions, options: Trait) {
    self.settings = settings
    self.options = options
    pool = ReusePool(limit: settings.poolLimit)
    estimates = Estimates(sampleCount: settings.estimateSampleCount)
    coveredEdges = settings.contentInsets.sanitized
    window.origin = Point(x: -contentInsets.left, y: -contentInsets.top)
  }

  /// A Boolean value that indicates whether there is work at this moment. For work that waits for time to
  /// pass, see ``nextFrameTime``.
  ///
  /// For a collection that never comes to rest this is `false` for a while: see ``Issue/tooManyUpdates(_:)``.
  public var needsUpdate: Bool { !updateLimit.isResting && isWorkWaiting }

  /// A Boolean value that indicates whether there is something to lay out at this moment. Waiting events do
  /// not count. See ``Stage/layOut(at:)``.
  public var needsLayout: Bool { !updateLimit.isResting && !requests.isEmpty }

  var isWorkWaiting: Bool {
    if anyBehavior(in: .waiting, { $0.isWaiting(self) }) { return true }
    return hasRequests && !requests.isEmpty || contentState.hasChanged
  }

  /// The size of the whole content, in points.
  public var contentSize: Size { frames.contentSize }

  /// The number of items, without headers and footers. A group of cells is one item.
  public var count: Int { snapshot.sections[..<snapshot.declaredCount].reduce(0) { $0 + $1.count } }

  /// The number of transactions so far.
  public var updateCount: Int { transactionCount }
  var transactionCount = 0

  /// The time of the latest transaction, in seconds of the host's clock.
  public var now: Double { time }
  var time = 0.0

  /// The axis along which the content scrolls.
  public var axis: Axis { snapshot.axis }

  /// The cells on screen or near it, from back to front.
  ///
  /// They include cells that are leaving, and cells that behaviors show beside items, such as the actions of
  /// a swiped item.
  ///
  /// - Complexity: O(1) while nothing is pinned, behind the items, or leaving.
  public var cells: LiveCells {
    if !hasMoreCells { return stayingCells }
    var added = Array(live)
    callBehaviors(in: .cells) { $0.addCells(to: &added, self) }
    let cells = LiveCells(added)
    return hasLayers || cells.haveLayers ? cells.stacked : cells
  }

  /// Whether there are cells on screen that show no item, or an item that has gone.
  var hasMoreCells: Bool {
    behaviorPhases.all.contains(.cells)
  }

  /// The cells on screen or near it that are not leaving, from back to front.
  package var stayingCells: LiveCells { hasLayers ? live.stacked : live }

  /// Returns the cell that a view shows; `nil` if it shows none.
  ///
  /// - Complexity: O(1); O(*m*) for *m* cells on screen if there are leaving cells or cells beside items.
  public subscript(id: CellID) -> LiveCell? { live[id] ?? (hasMoreCells ? cells[id] : nil) }

  /// Changes the size of the viewport.
  ///
  /// Whatever was at the edge of the uncovered part stays there, and everything is laid out for the extent of
  /// the uncovered part.
  ///
  /// - Parameters:
  ///   - size: The size of the viewport, in points. No side is longer than ``largestViewport``.
  ///   - insets: The insets that cover the edges from now on, such as bars and the keyboard; `nil` to keep
  ///     the present ones, which are ``EngineConfiguration/contentInsets`` at first.
  public func resize(to size: Size, contentInsets insets: Insets? = nil) {
    requests.viewportSize = Size(
      width: min(size.width.asExtent, Self.largestViewport),
      height: min(size.height.asExtent, Self.largestViewport))
    if let insets { requests.viewportInsets = insets.sanitized }
  }

  /// The longest side of a viewport, in points. A screen without an end would need every row at once.
  public static var largestViewport: Double { 100_000 }

  /// Sets the measured size of a view. Only items whose sizes are estimated use it.
  public func setMeasuredSize(_ size: Size, of id: CellID) {
    requests.measured.append((id, settings.measuredSize(size)))
  }

  /// Scrolls by a distance.
  ///
  /// If the content snaps, this scrolls by one page along the axis, in the direction of the distance, unless
  /// it happens between ``beginScrolling()`` and ``endScrolling(velocity:)``.
  ///
  /// - Parameters:
  ///   - distance: The distance on both axes, in points.
  ///   - point: The location of the wheel or finger, in viewport coordinates. A scrolling section at this
  ///     point takes what it can of the distance. If the point is `nil`, only the collection scrolls.
  public func scroll(by distance: Point, at point: Point? = nil) {
    guard distance.x.isFinite, distance.y.isFinite, distance != .zero else { return }
    request(.by(isMirrored ? Point(x: -distance.x, y: distance.y) : distance, at: point))
  }

  /// Scrolls to a position in the content, in points.
  ///
  /// Elements that are visible before and after stay in place if others turn out to be larger than estimated.
  /// If there are none, the viewport is exactly at the position.
  public func scroll(to point: Point, animated animation: Animation? = nil) {
    guard point.x.isFinite, point.y.isFinite else { return }
    request(.to(point, animation))
  }

  /// Scrolls to the first item with an id, in one section or in any. The item may be a part of a group.
  ///
  /// The scroll arrives exactly, whatever is still to be measured on the way and around the item. Parts of
  /// closed groups are found if the section is the group, named by the id of its item. Without a section a
  /// limited number of groups is opened.
  ///
  /// An animated scroll to a far item starts about two viewports away from it. Changes on the way do not
  /// affect the destination: the scroll goes to the item wherever that is, or to the nearest survivor if it
  /// has gone. Other requests replace the scroll, and the user's scrolling stops it. See ``isScrolling``.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section or group; `nil` for any.
  ///   - alignment: The position of the item in the viewport.
  ///   - animation: The animation, timed by the clock that is passed to ``Stage/update(at:)``; `nil` to
  ///     scroll at once. Without a clock the collection always scrolls at once.
  /// - Complexity: O(*n*) to find the item; O(1) in a `ForEach` of a range of numbers.
  public func scroll(
    to id: ItemID, inSection section: ItemID? = nil, at alignment: ScrollAlignment = .nearest,
    animated animation: Animation? = nil
  ) {
    request(.requested(ItemScrollRequest(to: id, inSection: section, at: alignment, animated: animation)))
  }

  /// Scrolls to the first section or group with an id.
  public func scroll(
    toSection id: ItemID, at alignment: ScrollAlignment = .start, animated animation: Animation? = nil
  ) {
    request(.requested(SectionScrollRequest(to: id, at: alignment, animated: animation)))
  }
}
