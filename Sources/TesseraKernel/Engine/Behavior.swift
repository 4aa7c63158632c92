/// Something that a collection does beyond placing and showing items, such as pull to refresh.
///
/// Subclass it to add a behavior of your own. The engine knows no behavior by name: it calls those that are awake in the
/// phases of a frame, one after the other by their ``order``. A behavior keeps its own state, and gets the engine with each
/// call. It is installed by the declaration or the call that needs it: see ``BehaviorTrait`` and ``Engine/install(_:)``. A
/// collection that declares nothing of it does not have it.
///
///     final class SizeReporter: Behavior {
///       private var size = Size.zero
///
///       override init() {
///         super.init()
///         awake = .finish
///       }
///
///       override func finish(_ transaction: inout Transaction, _ engine: Engine) {
///         guard transaction.contentSize != size else { return }
///         size = transaction.contentSize
///         engine.enqueue { [size] in print(size) }
///       }
///     }
///
/// The phases that are documented here are for every program. `@_spi(Behaviors) import Tessera` shows all others, by which the
/// package builds its own behaviors; they may change with any minor version. What only one behavior of an engine can do has a class of
/// its own: ``ScreenMotion`` says how everything on screen moves, ``ViewportTravel`` how the viewport comes to a place over time.
///
/// A phase is a part of a frame, or something that happens between frames, such as a key. Most belong to an update that is under
/// way: then a handler of the app must not be called, and what is asked of the engine is carried out by the next update.
/// ``Engine/enqueue(_:)`` has a handler called as soon as it may be, in any phase; ``handleEvents(at:_:)`` may call handlers
/// itself.
open class Behavior {
  /// The place among the other behaviors: in each phase those of lower numbers are called first.
  open var order: Int { 0 }
  /// The phases in which the engine calls the behavior; in all others it costs nothing.
  ///
  /// A behavior is asleep until it sets this, and changes it whenever its state does: it is awake in a phase only while it
  /// has something to do there. To learn of the next content it stays awake in ``Phases/content``, or its trait wakes it. The
  /// engine goes by the value at the time of each call, so that a behavior may change it in any phase.
  @exclusivity(unchecked) public final var awake: Phases = [] {
    didSet { if awake != oldValue { awakePhases?.set(awake, of: slot) } }
  }
  /// The number of the behavior in its engine.
  private(set) final var slot = 0
  private final var awakePhases: AwakePhases?

  /// Makes a behavior that is asleep.
  public init() {}

  /// Tells from now on in which phases the behavior is awake, as the one of a number.
  final func join(_ phases: AwakePhases, as slot: Int) {
    (self.slot, awakePhases) = (slot, phases)
    phases.set(awake, of: slot)
  }

  // MARK: Content

  /// Looks up where items are in new content; called in the phase ``Phases/content``, when the new content is laid out, and before
  /// the cells on screen have their new keys and paths. This may run code of the app.
  @_spi(Behaviors)
  open func lookUpItems(after pairing: SnapshotPairing, _ engine: Engine) {}

  /// Takes note of where things are before new content is laid out; called in the phase ``Phases/content``.
  @_spi(Behaviors)
  open func willLayOut(_ pairing: SnapshotPairing, _ engine: Engine) {}

  /// Takes new content over; called in the phase ``Phases/content``, when it is laid out and the cells on
  /// screen have their new paths. The viewport has not moved yet, and the cells stand where they stood.
  ///
  /// This is the place to read what the content declares for the behavior (``Engine/trait(_:)``), to follow items to their new
  /// paths, and to decide in which phases the behavior is awake from now on.
  ///
  /// - Parameters:
  ///   - pairing: Which items of the old content are which of the new.
  ///   - issues: The faults of the transaction; what is found wrong with the content is added to them.
  open func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {}

  /// Returns other content in place of content that was asked for, such as one in which an item is carried elsewhere; nil if
  /// the behavior changes nothing. Called in the phase ``Phases/rewrite``.
  @_spi(Behaviors)
  open func rewrite(_ content: DeclaredContent, _ engine: Engine) -> DeclaredContent? { nil }

  /// Names the sections of groups that have to stay known out of view; called in the phase ``Phases/groups``, as the two
  /// that follow.
  @_spi(Behaviors)
  open func keepGroups(_ keep: (_ section: Int) -> Void, _ engine: Engine) {}

  /// Takes note of a group that was looked into.
  ///
  /// - Parameters:
  ///   - path: The item that the group is.
  ///   - section: The section that its parts are.
  @_spi(Behaviors)
  open func didOpenGroup(at path: ElementPath, as section: Int, _ engine: Engine) {}

  /// Follows sections to other positions, because groups were forgotten.
  ///
  /// - Parameter places: The new positions by the old ones; a section that is missing was forgotten.
  @_spi(Behaviors)
  open func moveGroups(to places: [Int: Int], _ engine: Engine) {}

  // MARK: Time and frames

  /// Takes over what the engine goes by now, such as when a press becomes which gesture; called in the phase
  /// ``Phases/settings``.
  @_spi(Behaviors)
  open func settingsChanged(_ engine: Engine) {}

  /// Returns when there is work next, in seconds of the host's clock; nil if there is none until something happens. A time
  /// that has passed asks for a frame at once. Asked for in the phase ``Phases/time``.
  ///
  /// Hosts sleep until the first deadline of all behaviors. ``passTime(to:_:)`` is called in the frame that follows.
  open func deadline(_ engine: Engine) -> Double? { nil }

  /// Does what was waiting for time to pass; called in the phase ``Phases/time``, before each update of a host with a clock; a
  /// frame may have several.
  ///
  /// - Parameter time: The time of the frame, in seconds of the host's clock.
  open func passTime(to time: Double, _ engine: Engine) {}

  /// Returns whether something waits to be handled that the next update does; asked for in the phase ``Phases/waiting``.
  @_spi(Behaviors)
  open func isWaiting(_ engine: Engine) -> Bool { false }

  /// Handles what has happened since the last update, before the next one begins; called in the phase ``Phases/events``. This
  /// is the place to call handlers of the app, which may ask the engine for anything.
  ///
  /// To have the next update come, ask for it by ``Engine/setNeedsUpdate()``. A handler that is called now and then needs no
  /// phase of its own: see ``Engine/enqueue(_:)``.
  ///
  /// - Parameter time: The time of the frame, in seconds of the host's clock; nil if the host has none.
  open func handleEvents(at time: Double?, _ engine: Engine) {}

  /// Calls handlers of the app that wait, after all behaviors have handled what has happened; called in the phase
  /// ``Phases/handlers``.
  @_spi(Behaviors)
  open func callHandlers(_ engine: Engine) {}

  /// Does what is spread over several frames, before the engine carries out what was asked for; called in the phase
  /// ``Phases/frame``.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, in seconds of the host's clock; nil if the host has none.
  ///   - isNewFrame: Whether time has passed since the last update, or the host has no clock: false in the updates that
  ///     follow the first one of a frame.
  @_spi(Behaviors)
  open func beginUpdate(at time: Double?, isNewFrame: Bool, _ engine: Engine) {}

  /// Carries out what the behavior was asked for, in view of the content that there is still; called in the phase
  /// ``Phases/requests``.
  @_spi(Behaviors)
  open func carryOutRequests(_ issues: inout [Issue], _ engine: Engine) {}

  /// Carries out what the behavior was asked for once new content is shown, before the collection scrolls; called in the
  /// phase ``Phases/lateRequests``, when there is new content or ``Requests/asked`` has the phase.
  ///
  /// - Parameter scrolls: Where the collection scrolls next; the behavior adds to it.
  @_spi(Behaviors)
  open func carryOutRequests(
    before scrolls: inout [Requests.Scroll], _ issues: inout [Issue], _ engine: Engine
  ) {}

  /// Updates what is shown to the time of the transaction; called in the phase ``Phases/present``.
  ///
  /// - Parameter operations: What the host does with its views; the behavior adds to it.
  @_spi(Behaviors)
  open func present(_ operations: inout [MountOperation], _ engine: Engine) {}

  /// Reads the result of an update and adds to its transaction; called in the phase ``Phases/finish``.
  ///
  /// Everything is where it is seen after the update: ``Engine/viewport``, ``Engine/cells`` and all frames. A frame consists of
  /// several updates where one has led to another.
  open func finish(_ transaction: inout Transaction, _ engine: Engine) {}

  #if !hasFeature(Embedded)
  /// Takes note that a task has ended that was begun by ``Engine/start(of:for:)``.
  @_spi(Behaviors)
  open func endTask(_ engine: Engine) {}
  #endif

  /// Does work on views beside those on screen, such as making some ahead, when the operations of an update are carried out;
  /// called in the phase ``Phases/views``.
  @_spi(Behaviors)
  open func didUpdateViews(_ engine: Engine) {}

  // MARK: Places and states of cells

  /// Changes where an element is placed on screen; called in the phase ``Phases/place``, for each element that is placed.
  ///
  /// Layout and scrolling know nothing of the change. After a change of the behavior's state that moves elements, ask for
  /// ``Engine/setNeedsLayout()``.
  ///
  /// - Parameters:
  ///   - placement: Where the element stands, as the host sees it; give it finite numbers.
  ///   - path: The element.
  open func place(_ placement: inout Placement, of path: ElementPath, _ engine: Engine) {}

  /// Adds to the state of a cell, such as whether it is selected; called in the phase ``Phases/mark``, for each cell whose
  /// state is found out: the first time before ``didMount(_:_:)``.
  ///
  /// Where a state changes, the view of the cell is filled again. After a change of the behavior's own state, ask for
  /// ``Engine/setNeedsUpdate()``. A program may give the bits of ``CellState`` from `1 << 4` on a meaning of its own.
  open func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {}

  /// Returns the element that users work on: its view stays with it out of view, and ``AnchorPolicy/focus`` holds it where it is
  /// seen; nil if there is none. Of several behaviors the first answer counts. Asked for in the phase ``Phases/keep``.
  @_spi(Behaviors)
  open func keptPath(_ engine: Engine) -> ElementPath? { nil }

  /// Takes note of a cell that has come on screen, or comes back from its way out; called in the phase ``Phases/mounts``, as
  /// those that follow. ``willLeave(_:_:)`` is called once for each such call.
  open func didMount(_ cell: LiveCell, _ engine: Engine) {}

  /// Takes note of a cell on screen that is declared anew.
  ///
  /// - Parameters:
  ///   - cell: The cell, as it is declared now.
  ///   - old: What was declared before.
  open func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) {}

  /// Takes note of a cell whose item leaves the screen; its view may still be seen on the way out.
  open func willLeave(_ cell: LiveCell, _ engine: Engine) {}

  /// Takes note of a cell whose view shows nothing any more; called after ``willLeave(_:_:)``, at once or when the view has gone
  /// its way out.
  @_spi(Behaviors)
  open func didLeave(_ cell: LiveCell, _ engine: Engine) {}

  // MARK: Cells away from their places

  /// Adds cells on screen that show no item, or none any more, where they stand among the others from back to front; called
  /// in the phase ``Phases/cells``. How cells move is said by a behavior of its own kind: see ``ScreenMotion``.
  @_spi(Behaviors)
  open func addCells(to cells: inout [LiveCell], _ engine: Engine) {}

  /// Returns how an element is seen away from its place, such as one that is swiped; nil if the behavior has it nowhere else.
  /// Asked for in the phase ``Phases/offset``. Where several behaviors answer, the distances add up.
  ///
  /// - Parameters:
  ///   - key: What the element is.
  ///   - path: Where the element is; nowhere if its item has gone: then the answer is how its view was seen last.
  @_spi(Behaviors)
  open func displacement(of key: ItemKey, at path: ElementPath, _ engine: Engine) -> Displacement? { nil }

  // MARK: Scrolling

  /// Takes note that the content is to be scrolled, as soon as that is asked for; called in the phase ``Phases/scrolls``. What
  /// is open for the moment closes, and a press ends, because the content moves away under it.
  ///
  /// - Parameter isHeld: Whether the content scrolls because something is held at an edge: then a press goes on.
  @_spi(Behaviors)
  open func willScroll(underHold isHeld: Bool, _ engine: Engine) {}

  /// Follows the begin of a drag of the content by a finger, or by a wheel that pulls; called in the phase ``Phases/drag``, as the
  /// two that follow.
  open func beginDrag(_ engine: Engine) {}

  /// Follows a step of scrolling by a distance: of a drag, between ``beginDrag(_:)`` and ``endDrag(velocity:_:)``, of a wheel, or
  /// of a call of ``Engine/scroll(by:at:)``. Scrolling to a place, such as to an item, is none.
  ///
  /// - Parameters:
  ///   - step: How far the content was scrolled along its axis, in points.
  ///   - rest: The part of the distance that scrolled nothing: it led beyond the end of the content, negative beyond its start, or
  ///     was taken by content that went back to its end.
  open func didScroll(by step: Double, beyond rest: Double, _ engine: Engine) {}

  /// Follows the end of a drag of the content. Dragging by the engine, because something is held at an edge, ends as well, and
  /// has no ``beginDrag(_:)``.
  ///
  /// - Parameter velocity: How fast the viewport moved over the content, in points per second.
  /// - Returns: Where the collection goes from there; nil if it stays. Of several behaviors the first answer counts whose element
  ///   exists.
  open func endDrag(velocity: Point, _ engine: Engine) -> ScrollGoal? { nil }

  /// Scrolls sections at a place on screen by themselves; called in the phase ``Phases/sections``, as the next.
  ///
  /// - Parameters:
  ///   - distance: How far the content is to be scrolled, in points.
  ///   - point: The place, in points from the top left corner of the viewport.
  /// - Returns: What is left of the distance for the collection.
  @_spi(Behaviors)
  open func scrollSections(by distance: Point, at point: Point, _ engine: Engine) -> Point { distance }

  /// Scrolls the sections around an element so that it is seen in them.
  @_spi(Behaviors)
  open func reveal(_ path: ElementPath, _ engine: Engine) {}

  /// Returns where the collection goes instead of to a place that was asked for; called in the phase ``Phases/goal``. How it
  /// goes there over time is said by a behavior of its own kind: see ``ViewportTravel``.
  @_spi(Behaviors)
  open func goal(_ anchor: Anchor, _ engine: Engine) -> Anchor { anchor }

  /// Returns where a scroll by a distance along the axis leads that is no drag, such as a turn of a wheel; nil if it leads
  /// nowhere. Of several behaviors the first answer counts. Asked for in the phase ``Phases/rest``.
  @_spi(Behaviors)
  open func goal(ofStep distance: Double, _ engine: Engine) -> ScrollGoal? { nil }

  /// Returns what the scroll position is held by; nil if the behavior does not care. Of several behaviors the first answer
  /// counts. Asked for in the phase ``Phases/anchor``, as the next.
  ///
  /// - Parameter use: When it is held.
  @_spi(Behaviors)
  open func anchor(_ use: AnchorUse, _ engine: Engine) -> Anchor? { nil }

  /// Returns whether an element is moved to another place with the content that was asked for, so that nothing else keeps
  /// its place by it.
  @_spi(Behaviors)
  open func isLoose(_ path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Gives up a place because the collection stands, or goes, somewhere else; called in the phase ``Phases/goal``.
  @_spi(Behaviors)
  open func forget(_ place: ScrollPlace, _ engine: Engine) {}

  /// Returns where an element stands among the items that the behavior counts through all sections, such as pages; nil if
  /// it is none of them. Asked for in the phase ``Phases/counting``.
  @_spi(Behaviors)
  open func number(of path: ElementPath, _ engine: Engine) -> (index: Int, count: Int)? { nil }

  // MARK: Pointers

  /// Does what a pointer means to the behavior; called in the phase ``Phases/pointer``, as the three that follow. Those that
  /// claim the pointer are asked first, then the others.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - hit: The place of the event, by which the engine finds what is there: once for all that ask.
  /// - Returns: Whether the behavior takes the event: then no other one is asked, and all others are told by
  ///   ``yieldPointer(_:)``.
  open func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool { false }

  /// Returns whether the pointer that is down has become something that scrolling gives way to, such as a drag.
  ///
  /// A behavior that says so gets the events of the pointer before all that do not. Say so from the moment at which the gesture
  /// has begun for certain until the pointer goes up.
  open func claimsPointer(_ engine: Engine) -> Bool { false }

  /// Returns whether the pointer that is down becomes something that scrolling gives way to when it moves.
  ///
  /// - Parameters:
  ///   - across: How far it moves across the axis of the collection, in points.
  ///   - along: How far it moves along the axis.
  @_spi(Behaviors)
  open func claimsPointer(movingAcross across: Double, along: Double, _ engine: Engine) -> Bool { false }

  /// Gives up what the pointer that is down might have become: another behavior has taken it, the content scrolls, or a
  /// press was held for long. What it has become already goes on.
  open func yieldPointer(_ engine: Engine) {}

  /// Does what it means that the pointer is held down until a time, such as to lift an item; called in the phase
  /// ``Phases/pointer``, as the next.
  ///
  /// - Parameter time: The time, in seconds of the host's clock.
  /// - Returns: Whether the behavior takes the pointer.
  open func holdPointer(until time: Double, _ engine: Engine) -> Bool { false }

  /// Gives way to scrolling that was asked for: what the pointer that is down might have become is given up, unless the
  /// behavior does otherwise.
  @_spi(Behaviors)
  open func yieldToScrolling(_ engine: Engine) { yieldPointer(engine) }

  /// Returns whether something is open for the moment that ends when the content scrolls or something else is pressed, such
  /// as the actions beside an item; asked for in the phase ``Phases/pointer``.
  @_spi(Behaviors)
  open func isOpen(_ engine: Engine) -> Bool { false }

  /// Returns what is held at the pointer, so that the content scrolls when it comes to an edge; nil if nothing is. Of several
  /// behaviors the first answer counts. Asked for in the phase ``Phases/hold``.
  @_spi(Behaviors)
  open func hold(_ engine: Engine) -> PointerHold? { nil }

  // MARK: Keys and the focus

  /// Does what a key means to the behavior; called in the phase ``Phases/keys``, in each ``KeyTurn`` of the key until a behavior
  /// takes it: Escape and keys with Option have turns of their own.
  ///
  /// - Returns: Whether the behavior takes the key: then no other one is asked.
  open func press(_ press: KeyPress, in turn: KeyTurn, _ engine: Engine) -> Bool { false }

  /// Takes note of a key that meant something in the turn ``KeyTurn/action``, to a behavior or to the engine itself; called
  /// in the phase ``Phases/keys``.
  @_spi(Behaviors)
  open func didPress(_ press: KeyPress, _ engine: Engine) {}

  /// Follows the focus when it is moved as by a key; called in the phase ``Phases/focus``.
  ///
  /// - Parameters:
  ///   - path: The element that has the focus now.
  ///   - focused: The element that had it before; nil if none had.
  ///   - modifiers: What is held down with the key.
  open func didMoveFocus(
    to path: ElementPath, from focused: ElementPath?, modifiers: KeyModifiers, _ engine: Engine
  ) {}

  // MARK: Items

  /// Returns whether something can be done with an item by keys, so that it can have the focus; asked for in the phase
  /// ``Phases/items``, as all that follow.
  ///
  /// A behavior that takes taps on an item says so here as well: then users reach the item by keys, and Enter taps it.
  open func canWork(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Returns whether something can be done by keys with each item of a run, as far as that is known without a cell; false if
  /// it is not known.
  @_spi(Behaviors)
  open func canWork(onAllOf run: ItemRun, _ engine: Engine) -> Bool { false }

  /// Returns whether a tap on an item means something to the behavior.
  open func takesTap(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) -> Bool { false }

  /// Does what a tap on an item means to the behavior, before the item's own handler is called.
  ///
  /// - Parameter focused: The element that had the focus before the tap; nil if none had.
  open func tap(
    on cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, from focused: ElementPath?,
    modifiers: KeyModifiers, _ engine: Engine
  ) {}

  /// Takes note that a pointer opens the menu of an item.
  @_spi(Behaviors)
  open func willOpenMenu(on cell: DeclaredCell, at path: ElementPath, _ engine: Engine) {}

  /// Returns a function by which users switch a state of an item on, such as that it is selected, or off if it is on; nil if they
  /// do not switch it. Of several behaviors the first answer counts.
  @_spi(Behaviors)
  open func toggle(
    _ state: CellState, of cell: DeclaredCell, at path: ElementPath, _ engine: Engine
  ) -> (() -> Void)? { nil }

  /// Returns whether users do something with several items at once.
  @_spi(Behaviors)
  open func actsOnSeveral(_ engine: Engine) -> Bool { false }

  /// Returns all elements that go along when one of them is taken elsewhere, in the order of declaration; nil if it goes
  /// alone. Of several behaviors the first answer counts.
  @_spi(Behaviors)
  open func companions(of path: ElementPath, _ engine: Engine) -> [ElementPath]? { nil }
}
