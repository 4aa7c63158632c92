/// The parts of a frame in which behaviors are called, in the order of a frame; see
/// ``Behavior/activePhases``.
///
/// In each phase the engine calls the behaviors that are active in it, one after the other by their
/// ``Behavior/order``.
public struct Phases: OptionSet, Sendable {
  /// A bit mask with one bit for each phase.
  public let rawValue: UInt64

  /// Creates phases from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // MARK: Events between updates

  /// The host asks whether the engine has work, and the stage does at the end of each update.
  @_spi(Behaviors)
  public static let waiting = Phases(rawValue: 1 << 0)
  /// The settings of the app or of the system change.
  @_spi(Behaviors)
  public static let settings = Phases(rawValue: 1 << 1)
  /// The app requests content, before the engine records the request.
  @_spi(Behaviors)
  public static let rewrite = Phases(rawValue: 1 << 2)
  /// A scroll is requested, or an autoscroll continues because the user drags something at an edge, before
  /// the update that scrolls.
  @_spi(Behaviors)
  public static let scrolls = Phases(rawValue: 1 << 3)
  /// A pointer does something, or is held down for a while.
  public static let pointer = Phases(rawValue: 1 << 4)
  /// The content may have to scroll because the user drags something at an edge: after each event, and in
  /// each frame during the drag.
  @_spi(Behaviors)
  public static let hold = Phases(rawValue: 1 << 5)
  /// A key is pressed.
  public static let keys = Phases(rawValue: 1 << 6)
  /// An item is tapped, or its actions are queried.
  public static let items = Phases(rawValue: 1 << 7)
  /// The index of an item among those that are counted through all sections is queried, as by accessibility.
  @_spi(Behaviors)
  public static let counting = Phases(rawValue: 1 << 8)

  // MARK: Before each update

  /// Time passes: the first phase before each update of a host with a clock. The host also asks for the time
  /// of the next work.
  public static let time = Phases(rawValue: 1 << 9)
  /// The behavior handles events, and may call handlers of the app. This comes after ``time``, and in hosts
  /// without a clock as well.
  public static let events = Phases(rawValue: 1 << 10)
  /// The waiting handlers of the app are called, after all behaviors have handled events.
  @_spi(Behaviors)
  public static let handlers = Phases(rawValue: 1 << 11)

  // MARK: Beginning of an update

  /// The update begins, before the engine takes the requests, so that requests made here belong to this
  /// update. A frame of a host consists of one update or several, as long as one leads to another.
  @_spi(Behaviors)
  public static let frame = Phases(rawValue: 1 << 12)
  /// The engine determines the anchor of the scroll position: before anything changes, again when new content
  /// is laid out, and once the collection has scrolled.
  @_spi(Behaviors)
  public static let anchor = Phases(rawValue: 1 << 13)
  /// Behaviors perform requests that refer to the old content, before new content is applied.
  @_spi(Behaviors)
  public static let requests = Phases(rawValue: 1 << 14)
  /// A key has moved the focus, along with the requests.
  public static let focus = Phases(rawValue: 1 << 15)
  /// A group of cells is opened, in any part of an update; and off-screen groups are closed at its end.
  @_spi(Behaviors)
  public static let groups = Phases(rawValue: 1 << 16)

  // MARK: New content

  /// New content is applied. The engine calls several methods, before the content is laid out and after that.
  public static let content = Phases(rawValue: 1 << 17)
  /// Behaviors perform requests that refer to the new content, once that is laid out and before the
  /// collection scrolls. Without new content the phase takes place only if ``Requests/requested`` contains it.
  @_spi(Behaviors)
  public static let lateRequests = Phases(rawValue: 1 << 18)

  // MARK: Scrolling

  /// Sections at the point of a scroll, or around a destination, scroll by themselves, before the collection
  /// does.
  @_spi(Behaviors)
  public static let sections = Phases(rawValue: 1 << 19)
  /// A scroll step that is not a drag needs a destination, as the collection rests only where behaviors allow
  /// it; see ``Engine/restsAnywhere``.
  @_spi(Behaviors)
  public static let rest = Phases(rawValue: 1 << 20)
  /// The collection is requested to go somewhere, or leaves a position that was requested.
  @_spi(Behaviors)
  public static let destination = Phases(rawValue: 1 << 21)
  /// An animated scroll begins. Only ``ScrollAnimator`` is called.
  @_spi(Behaviors)
  public static let scrollAnimationStart = Phases(rawValue: 1 << 22)
  /// A scroll step meets an end of the content, or overscrolled content. Only ``ItemAnimator`` is called.
  @_spi(Behaviors)
  public static let overscroll = Phases(rawValue: 1 << 23)
  /// The content is dragged, or scrolled by a distance, in the order of the requests.
  public static let drag = Phases(rawValue: 1 << 24)
  /// An animated scroll is in progress: after all requests to scroll, in each update until the viewport
  /// arrives. Only ``ScrollAnimator`` is called.
  @_spi(Behaviors)
  public static let scrollAnimation = Phases(rawValue: 1 << 25)

  // MARK: Cells

  /// The engine looks for the element whose view stays mounted off-screen: when it determines what is
  /// visible, and, if the focus is the anchor, when it looks for the anchor.
  @_spi(Behaviors)
  public static let keep = Phases(rawValue: 1 << 26)
  /// A cell is mounted, its declaration is replaced, or it leaves. The engine calls this for each such cell.
  public static let mounts = Phases(rawValue: 1 << 27)
  /// The mounted cells are replaced: called before that, for each cell that stays or comes back, and once the
  /// new cells are mounted. A scroll step only reports new positions. Only ``ItemAnimator`` is called.
  @_spi(Behaviors)
  public static let exchange = Phases(rawValue: 1 << 28)
  /// An element is placed on screen: for each that comes or may have moved.
  public static let place = Phases(rawValue: 1 << 29)
  /// The state of a cell is determined: for each that comes, has a new declaration, or may have another
  /// state.
  public static let mark = Phases(rawValue: 1 << 30)

  // MARK: Presentation

  /// Views are updated to the time of the frame, once all cells are placed.
  @_spi(Behaviors)
  public static let present = Phases(rawValue: 1 << 31)
  /// Displacements of elements are determined: after ``present``; for items that have gone, when the cells
  /// are replaced.
  @_spi(Behaviors)
  public static let offset = Phases(rawValue: 1 << 32)
  /// Something on screen is not at rest: called before all views are presented, for each that is not at rest,
  /// and after that. Only ``ItemAnimator`` is called.
  @_spi(Behaviors)
  public static let motion = Phases(rawValue: 1 << 33)
  /// The update ends. Everything has its final place, and the transaction is complete.
  public static let finish = Phases(rawValue: 1 << 34)
  /// The cells on screen are read, by the host or other code; see ``Engine/cells``.
  @_spi(Behaviors)
  public static let cells = Phases(rawValue: 1 << 35)
  /// The stage has updated the views. This is the last phase of each update.
  @_spi(Behaviors)
  public static let views = Phases(rawValue: 1 << 36)
}

/// The active phases of all behaviors. A class, because the engine and its behaviors share it.
package final class PhaseRegistry {
  private var phases: [Phases] = []
  /// The phases in which at least one behavior is active.
  @exclusivity(unchecked) package private(set) var all: Phases = []
  #if !hasFeature(Embedded)
  /// Closures called before and after each call of a behavior in a phase, except by the scroll animation, for an
  /// inspector; `nil` if there is none. Calls can be nested: each ends before the one around it.
  @exclusivity(unchecked) package var tracer: (begin: (Behavior, Phases) -> Void, end: () -> Void)?
  #endif

  /// Sets the active phases of a behavior.
  func set(_ activePhases: Phases, of slot: Int) {
    while phases.count <= slot { phases.append([]) }
    phases[slot] = activePhases
    all = phases.reduce(into: []) { $0.formUnion($1) }
  }
}
