/// A feature of a collection beyond placing and showing items, such as pull to refresh.
///
/// Subclass it to add a behavior of your own. The engine knows no behavior by name. In each phase of a frame
/// it calls the behaviors that are active in the phase, one after the other by their ``order``. A behavior
/// keeps its own state and receives the engine with each call. The declaration or the call that needs a
/// behavior installs it: see ``BehaviorTrait`` and ``Engine/install(_:)``. A collection that does not declare
/// a behavior does not have it.
///
///     final class SizeReporter: Behavior {
///       private var size = Size.zero
///
///       override init() {
///         super.init()
///         activePhases = .finish
///       }
///
///       override func finish(_ transaction: inout Transaction, _ engine: Engine) {
///         guard transaction.contentSize != size else { return }
///         size = transaction.contentSize
///         engine.enqueue { [size] in print(size) }
///       }
///     }
///
/// The phases that are documented here are open to every program. `@_spi(Behaviors) import Tessera` adds the
/// phases with which the package builds its own behaviors; they may change with any minor version. Two roles
/// that an engine fills only once have classes of their own: ``ItemAnimator`` animates the views on screen,
/// ``ScrollAnimator`` animates scrolling to a position.
///
/// A phase is a part of a frame, or an event between frames, such as a key. Most phases belong to an update
/// in progress. In those a behavior must not call a handler of the app, and requests to the engine are
/// performed by the next update. ``Engine/enqueue(_:)`` calls a handler as soon as that is allowed, from any
/// phase; ``handleEvents(at:_:)`` may call handlers itself.
open class Behavior {
  /// The position among the other behaviors. In each phase behaviors with lower numbers are called first.
  open var order: Int { 0 }
  /// The phases in which the engine calls the behavior. In all other phases the behavior costs nothing.
  ///
  /// A behavior is idle until it sets this property, and it changes the property whenever its state changes:
  /// it is active in a phase only while it has something to do there. To learn of the next content it stays
  /// active in ``Phases/content``, or its trait activates it. The engine reads the value at each call, so a
  /// behavior may change it in any phase.
  @exclusivity(unchecked) public final var activePhases: Phases = [] {
    didSet { if activePhases != oldValue { phaseRegistry?.set(activePhases, of: slot) } }
  }
  /// The index of the behavior in its engine's registry.
  package private(set) final var slot = 0
  private final var phaseRegistry: PhaseRegistry?

  /// Creates an idle behavior.
  public init() {}

  /// Registers the behavior under a number. From then on it reports changes of its active phases.
  final func join(_ phases: PhaseRegistry, as slot: Int) {
    (self.slot, phaseRegistry) = (slot, phases)
    phases.set(activePhases, of: slot)
  }

  // MARK: Content

  /// Looks up items in new content. This may run code of the app.
  ///
  /// The engine calls this in the phase ``Phases/content``, when the new content is laid out and before the
  /// cells on screen have their new keys and paths.
  @_spi(Behaviors)
  open func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {}

  /// Records where things are before new content is laid out.
  ///
  /// The engine calls this in the phase ``Phases/content``.
  @_spi(Behaviors)
  open func willLayOut(_ pairing: SnapshotPairing, _ engine: Engine) {}

  /// Applies new content.
  ///
  /// The engine calls this in the phase ``Phases/content``, when the content is laid out and the cells on
  /// screen have their new paths. The viewport has not moved yet, and the cells are still in their old
  /// places.
  ///
  /// Override this method to read the declarations for the behavior (``Engine/trait(_:)``), to follow items
  /// to their new paths, and to decide in which phases the behavior is active from now on.
  ///
  /// - Parameters:
  ///   - pairing: The identity of items: which old item is which new item.
  ///   - issues: The issues of the transaction. Append the issues that you find in the content.
  open func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {}

  /// Returns a replacement for requested content, such as content in which an item has been dragged
  /// elsewhere.
  ///
  /// The engine calls this in the phase ``Phases/rewrite``.
  ///
  /// - Returns: The replacement; `nil` if the behavior changes nothing.
  @_spi(Behaviors)
  open func rewrite(_ content: DeclaredContent, _ engine: Engine) -> DeclaredContent? { nil }

  /// Names the sections of groups that have to stay open while they are off-screen.
  ///
  /// The engine calls this method and the two that follow in the phase ``Phases/groups``.
  @_spi(Behaviors)
  open func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {}

  /// Responds to a group that was opened.
  ///
  /// - Parameters:
  ///   - path: The item that represents the group.
  ///   - section: The section that contains the group's parts.
  @_spi(Behaviors)
  open func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {}

  /// Follows sections to new positions after groups were closed.
  ///
  /// - Parameter places: The new positions by the old ones. A section that is missing was closed.
  @_spi(Behaviors)
  open func moveGroups(to places: [Int: Int], _ engine: Engine) {}

  // MARK: Time and frames

  /// Applies changed settings, such as the time after which a press becomes a long press.
  ///
  /// The engine calls this in the phase ``Phases/settings``.
  @_spi(Behaviors)
  open func settingsChanged(_ engine: Engine) {}

  /// Returns the time of the next work, in seconds of the host's clock.
  ///
  /// The host sleeps until the earliest deadline of all behaviors, and the engine calls
  /// ``advanceTime(to:_:)`` in the frame that follows. The engine calls this in the phase ``Phases/time``.
  ///
  /// - Returns: The time; a time in the past requests a frame at once. `nil` if there is no work until
  ///   something happens.
  open func deadline(_ engine: Engine) -> Double? { nil }

  /// Does the work that waited for time to pass.
  ///
  /// The engine calls this in the phase ``Phases/time``, before each update of a host with a clock. A frame
  /// may have several updates.
  ///
  /// - Parameter time: The time of the frame, in seconds of the host's clock.
  open func advanceTime(to time: Double, _ engine: Engine) {}

  /// Returns whether an event waits for the next update to handle it.
  ///
  /// The engine calls this in the phase ``Phases/waiting``.
  @_spi(Behaviors)
  open func isWaiting(_ engine: Engine) -> Bool { false }

  /// Handles the events since the last update, before the next one begins.
  ///
  /// The engine calls this in the phase ``Phases/events``. Call handlers of the app here; they may make any
  /// request to the engine.
  ///
  /// To have the next update come, call ``Engine/setNeedsUpdate()``. A handler that is called now and then
  /// needs no phase of its own: see ``Engine/enqueue(_:)``.
  ///
  /// - Parameter time: The time of the frame, in seconds of the host's clock; `nil` if the host has no clock.
  open func handleEvents(at time: Double?, _ engine: Engine) {}

  /// Calls the handlers of the app that wait, after all behaviors have handled their events.
  ///
  /// The engine calls this in the phase ``Phases/handlers``.
  @_spi(Behaviors)
  open func callHandlers(_ engine: Engine) {}

  /// Does work that is spread over several frames, before the engine performs the requests.
  ///
  /// The engine calls this in the phase ``Phases/frame``.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, in seconds of the host's clock; `nil` if the host has no clock.
  ///   - isNewFrame: `true` if time has passed since the last update or the host has no clock; `false` in the
  ///     updates that follow the first one of a frame.
  @_spi(Behaviors)
  open func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {}

  /// Performs the requests to the behavior that refer to the old content.
  ///
  /// The engine calls this in the phase ``Phases/requests``.
  @_spi(Behaviors)
  open func performRequests(_ issues: inout [Issue], _ engine: Engine) {}

  /// Performs the requests to the behavior that refer to the new content, before the collection scrolls.
  ///
  /// The engine calls this in the phase ``Phases/lateRequests``, if there is new content or
  /// ``Requests/requested`` contains the phase.
  ///
  /// - Parameter scrolls: The scroll requests that follow. The behavior may append to them.
  @_spi(Behaviors)
  open func performRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {}

  /// Updates the views on screen to the time of the transaction.
  ///
  /// The engine calls this in the phase ``Phases/present``.
  ///
  /// - Parameter operations: The operations for the host. The behavior may append to them.
  @_spi(Behaviors)
  open func present(_ operations: inout [MountOperation], _ engine: Engine) {}

  /// Reads the result of an update and adds to its transaction.
  ///
  /// The engine calls this in the phase ``Phases/finish``. ``Engine/viewport``, ``Engine/cells`` and all
  /// frames have their final values of the update. A frame consists of several updates if one has led to
  /// another.
  open func finish(_ transaction: inout Transaction, _ engine: Engine) {}

  #if !hasFeature(Embedded)
  /// Responds to the end of a task that ``Engine/start(of:for:)`` began.
  @_spi(Behaviors)
  open func endTask(_ engine: Engine) {}
  #endif

  /// Works on views that are not on screen, such as creating some ahead.
  ///
  /// The engine calls this in the phase ``Phases/views``, after the operations of an update have been
  /// performed.
  @_spi(Behaviors)
  open func didUpdateViews(_ engine: Engine) {}

  // MARK: Placements and states of cells

  /// Changes the placement of an element on screen.
  ///
  /// The engine calls this in the phase ``Phases/place``, for each element that it places. The change does
  /// not affect layout and scrolling. After a change of the behavior's state that moves elements, call
  /// ``Engine/setNeedsLayout()``.
  ///
  /// - Parameters:
  ///   - placement: The placement as the host sees it. Set finite numbers only.
  ///   - path: The element.
  open func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {}

  /// Adds to the state of a cell, such as whether it is selected.
  ///
  /// The engine calls this in the phase ``Phases/mark``, for each cell whose state it determines; for a new
  /// cell before ``didMount(_:_:)``.
  ///
  /// If the state changes, the view of the cell is filled again. After a change of the behavior's own state,
  /// call ``Engine/setNeedsUpdate()``. A program may define the bits of ``CellState`` from `1 << 4` to `1 << 11`.
  open func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {}

  /// Returns the control that has the keyboard focus inside a cell.
  ///
  /// The engine calls this after ``mark(_:of:_:at:_:)``, for a cell in the state ``CellState/focused``, and uses the first
  /// result of all behaviors. If the result is another instance than before, the view of the cell is filled again.
  ///
  /// - Returns: The control; `nil` if none has the focus.
  @_spi(Behaviors)
  open func controlFocus(of key: ItemKey, _ engine: Engine) -> ControlFocus? { nil }

  /// Returns the element that the user works on.
  ///
  /// The view of the element stays mounted off-screen, and ``AnchorPolicy/focus`` holds the element in place
  /// while it is visible. The engine uses the first result of all behaviors. It calls this in the phase
  /// ``Phases/keep``.
  ///
  /// - Returns: The element; `nil` if there is none.
  @_spi(Behaviors)
  open func keptPath(_ engine: Engine) -> ElementPath? { nil }

  /// Responds to a cell that has come on screen, or has come back while it was leaving.
  ///
  /// The engine calls this method and those that follow in the phase ``Phases/mounts``. For each such call it
  /// calls ``willLeave(_:_:)`` once.
  open func didMount(_ cell: LiveCell, _ engine: Engine) {}

  /// Responds to a cell on screen whose declaration was replaced.
  ///
  /// - Parameters:
  ///   - cell: The cell with its new declaration.
  ///   - old: The previous declaration.
  open func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {}

  /// Responds to a cell whose item leaves the screen. Its view may stay visible while it animates out.
  open func willLeave(_ cell: LiveCell, _ engine: Engine) {}

  /// Responds to a cell whose view shows nothing any more.
  ///
  /// The engine calls this after ``willLeave(_:_:)``: at once, or when the view has animated out.
  @_spi(Behaviors)
  open func didLeave(_ cell: LiveCell, _ engine: Engine) {}

  // MARK: Additional and displaced cells

  /// Inserts cells that show no item, or an item that has gone, among the others, from back to front.
  ///
  /// The engine calls this in the phase ``Phases/cells``. To animate cells, see ``ItemAnimator``.
  @_spi(Behaviors)
  open func addCells(to cells: inout [LiveCell], _ engine: Engine) {}

  /// Returns the distance at which an element is displayed from its place, such as an element that is being
  /// swiped.
  ///
  /// The engine calls this in the phase ``Phases/offset``. The distances of several behaviors add up.
  ///
  /// - Parameters:
  ///   - key: The identity of the element.
  ///   - path: The path of the element; nowhere if its item has gone. Then return the
  ///     displacement that the view had last.
  /// - Returns: The displacement; `nil` if the behavior does not displace the element.
  @_spi(Behaviors)
  open func displacement(of key: ItemKey, at path: ElementPath, _ engine: Engine) -> Displacement? { nil }

  // MARK: Scrolling

  /// Responds to a request to scroll, as soon as it is made.
  ///
  /// Whatever is open temporarily closes, and a press ends, because the content moves away under it. The
  /// engine calls this in the phase ``Phases/scrolls``.
  ///
  /// - Parameter isHeld: Whether the content scrolls because the user drags something to an edge. Then a
  ///   press continues.
  @_spi(Behaviors)
  open func willScroll(duringAutoscroll isHeld: Bool, _ engine: Engine) {}

  /// Responds to the beginning of a drag of the content by a finger, or by a wheel that pulls.
  ///
  /// The engine calls this method and the two that follow in the phase ``Phases/drag``.
  open func beginDrag(_ engine: Engine) {}

  /// Responds to a scroll by a distance.
  ///
  /// This is a step of a drag, between ``beginDrag(_:)`` and ``endDrag(velocity:_:)``, of a wheel, or of a
  /// call of ``Engine/scroll(by:at:)``. Scrolling to a position, such as to an item, does not count.
  ///
  /// - Parameters:
  ///   - step: The distance that the content was scrolled along its axis, in points.
  ///   - rest: The part of the distance that did not scroll the content: it led beyond the end of the content
  ///     (negative: beyond its start), or overscrolled content took it to return to its end.
  open func didScroll(by step: Double, beyond rest: Double, _ engine: Engine) {}

  /// Responds to the end of a drag of the content.
  ///
  /// An autoscroll by the engine, because the user drags something to an edge, ends in the same way, but has
  /// no ``beginDrag(_:)``.
  ///
  /// - Parameter velocity: The velocity of the viewport over the content, in points per second.
  /// - Returns: The destination of the collection; `nil` if it stays where it is. The engine uses the first
  ///   result of all behaviors whose element exists.
  open func endDrag(velocity: Point, _ engine: Engine) -> ScrollDestination? { nil }

  /// Scrolls the scrolling sections at a point on screen.
  ///
  /// The engine calls this method and the next in the phase ``Phases/sections``.
  ///
  /// - Parameters:
  ///   - distance: The distance to scroll, in points.
  ///   - point: The point, in points from the top left corner of the viewport.
  /// - Returns: The rest of the distance, by which the collection scrolls.
  @_spi(Behaviors)
  open func scrollSections(by distance: Point, at point: Point, _ engine: Engine) -> Point { distance }

  /// Scrolls the sections around an element so that the element is visible in them.
  @_spi(Behaviors)
  open func reveal(_ path: ElementPath, _ engine: Engine) {}

  /// Returns the destination of the collection in place of a requested one.
  ///
  /// The engine calls this in the phase ``Phases/destination``. To animate the scroll, see ``ScrollAnimator``.
  @_spi(Behaviors)
  open func destination(_ anchor: Anchor, _ engine: Engine) -> Anchor { anchor }

  /// Returns the destination of a scroll by a distance along the axis that is not a drag, such as a turn of a
  /// wheel.
  ///
  /// The engine calls this in the phase ``Phases/rest`` and uses the first result of all behaviors.
  ///
  /// - Returns: The destination; `nil` if the collection stays where it is.
  @_spi(Behaviors)
  open func destination(ofStep distance: Double, _ engine: Engine) -> ScrollDestination? { nil }

  /// Returns the anchor of the scroll position.
  ///
  /// The engine calls this method and the next in the phase ``Phases/anchor`` and uses the first result of
  /// all behaviors.
  ///
  /// - Parameter use: The situation in which the anchor holds.
  /// - Returns: The anchor; `nil` if the behavior has none.
  @_spi(Behaviors)
  open func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? { nil }

  /// Returns whether the requested content moves an element elsewhere, so that the element must not serve as
  /// an anchor.
  @_spi(Behaviors)
  open func isExcludedFromAnchoring(_ path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Forgets a scroll position because the collection is, or goes, somewhere else.
  ///
  /// The engine calls this in the phase ``Phases/destination``.
  @_spi(Behaviors)
  open func forget(_ place: RememberedScrollPosition, _ engine: Engine) {}

  /// Returns the index of an element among the items that the behavior counts through all sections, such as
  /// pages.
  ///
  /// The engine calls this in the phase ``Phases/counting``.
  ///
  /// - Returns: The index and the total count; `nil` if the element is not one of these items.
  @_spi(Behaviors)
  open func number(of path: ElementPath, _ engine: Engine) -> (index: Int, count: Int)? { nil }

  // MARK: Pointers

  /// Handles a pointer event.
  ///
  /// The engine calls this method and the three that follow in the phase ``Phases/pointer``. It calls the
  /// behaviors that claim the pointer first, then the others.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - hit: The point of the event. The engine hit-tests it once for all behaviors.
  /// - Returns: `true` if the behavior consumes the event. Then no further behavior receives it, and the
  ///   engine calls ``cancelPointer(_:)`` of all others.
  open func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool { false }

  /// Returns whether the pressed pointer has begun a gesture that takes precedence over scrolling, such as a
  /// drag.
  ///
  /// A behavior that returns `true` receives the events of the pointer before all that do not. Return `true`
  /// from the moment at which the gesture has certainly begun until the pointer goes up.
  open func claimsPointer(_ engine: Engine) -> Bool { false }

  /// Returns whether the pressed pointer begins a gesture that takes precedence over scrolling if it moves by
  /// a distance.
  ///
  /// - Parameters:
  ///   - across: The distance across the axis of the collection, in points.
  ///   - along: The distance along the axis, in points.
  @_spi(Behaviors)
  open func claimsPointer(movingAcross across: Double, along: Double, _ engine: Engine) -> Bool { false }

  /// Cancels the gestures that the pressed pointer might still begin.
  ///
  /// The engine calls this if another behavior has taken the pointer, the content scrolls, or a press has
  /// become a long press. Gestures that have already begun go on.
  open func cancelPointer(_ engine: Engine) {}

  /// Responds to a pointer that is held down until a time, such as by lifting an item.
  ///
  /// The engine calls this method and the next in the phase ``Phases/pointer``.
  ///
  /// - Parameter time: The time, in seconds of the host's clock.
  /// - Returns: `true` if the behavior takes the pointer.
  open func holdPointer(until time: Double, _ engine: Engine) -> Bool { false }

  /// Yields to requested scrolling. By default this cancels the gestures that the pressed pointer might still
  /// begin.
  @_spi(Behaviors)
  open func cancelPointerForScrolling(_ engine: Engine) { cancelPointer(engine) }

  /// Returns whether something is open temporarily, such as the actions beside an item, that closes when the
  /// content scrolls or the user presses something else.
  ///
  /// The engine calls this in the phase ``Phases/pointer``.
  @_spi(Behaviors)
  open func isOpen(_ engine: Engine) -> Bool { false }

  /// Returns the pointer that drags something, so that the content scrolls when the pointer comes near an
  /// edge.
  ///
  /// The engine calls this in the phase ``Phases/hold`` and uses the first result of all behaviors.
  ///
  /// - Returns: The source of the autoscroll; `nil` if the pointer drags nothing.
  @_spi(Behaviors)
  open func hold(_ engine: Engine) -> AutoscrollSource? { nil }

  // MARK: Keys and focus

  /// Handles a key press.
  ///
  /// The engine calls this in the phase ``Phases/keys``, in each ``KeyPhase`` of the key until a behavior
  /// consumes it. Escape and keys with Option have phases of their own.
  ///
  /// - Returns: `true` if the behavior consumes the key. Then no further behavior receives it.
  open func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool { false }

  /// Responds to a key that a behavior or the engine itself has handled in ``KeyPhase/action``.
  ///
  /// The engine calls this in the phase ``Phases/keys``.
  @_spi(Behaviors)
  open func didPress(_ press: KeyPress, _ engine: Engine) {}

  /// Responds to a move of the focus, as by a key.
  ///
  /// The engine calls this in the phase ``Phases/focus``.
  ///
  /// - Parameters:
  ///   - path: The element that has the focus now.
  ///   - focused: The element that had the focus before; `nil` if none had.
  ///   - modifiers: The modifier keys that are held down.
  open func didMoveFocus(
    to path: ElementPath, from focused: ElementPath?, modifiers: KeyModifiers, _ engine: Engine
  ) {}

  // MARK: Items

  /// Returns whether keys can act on an item, so that the item can receive the focus.
  ///
  /// A behavior that handles taps on an item returns `true` here as well: then the user reaches the item by
  /// keys, and Enter taps it. The engine calls this method and all that follow in the phase ``Phases/items``.
  open func canAct(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Returns whether keys can act on every item of a run, as far as that is known without a cell.
  ///
  /// - Returns: `true` if they can; `false` if they cannot or it is not known.
  @_spi(Behaviors)
  open func canAct(onAllOf run: ItemRun, _ engine: Engine) -> Bool { false }

  /// Returns whether the behavior handles taps on an item.
  open func handlesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Handles a tap on an item, before the item's own handler is called.
  ///
  /// - Parameter focused: The element that had the focus before the tap; `nil` if none had.
  open func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {}

  /// Responds to a pointer that opens the menu of an item.
  @_spi(Behaviors)
  open func willOpenMenu(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) {}

  /// Returns a function that toggles a state of an item, such as its selection, for the user.
  ///
  /// The engine uses the first result of all behaviors.
  ///
  /// - Returns: The function; `nil` if the user cannot toggle the state.
  @_spi(Behaviors)
  open func toggle(
    _ state: CellState, of cell: DeclaredCell, at path: ElementPath, _ engine: Engine
  ) -> (() -> Void)? { nil }

  /// Returns whether the user can select items.
  @_spi(Behaviors)
  open func allowsSelection(_ engine: Engine) -> Bool { false }

  /// Returns whether the user acts on several items at once.
  @_spi(Behaviors)
  open func allowsMultipleItems(_ engine: Engine) -> Bool { false }

  /// Returns all elements that move together when one of them is dragged, in the order of declaration.
  ///
  /// The engine uses the first result of all behaviors.
  ///
  /// - Returns: The elements; `nil` if the element moves alone.
  @_spi(Behaviors)
  open func itemsDraggedTogether(of path: ElementPath, _ engine: Engine) -> [ElementPath]? { nil }
}
