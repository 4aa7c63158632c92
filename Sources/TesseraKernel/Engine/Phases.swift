/// The parts of a frame in which behaviors are called, in the order of a frame; see ``Behavior/awake``.
///
/// In each phase the engine calls the behaviors that are awake in it, one after the other by their ``Behavior/order``.
public struct Phases: OptionSet, Sendable {
  /// One bit for each phase.
  public let rawValue: UInt64

  /// Makes phases from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // MARK: Between updates, when something happens

  /// The host asks whether the engine has anything to do, and the stage at the end of each update.
  @_spi(Behaviors)
  public static let waiting = Phases(rawValue: 1 << 0)
  /// The settings of the app or of the system change.
  @_spi(Behaviors)
  public static let settings = Phases(rawValue: 1 << 1)
  /// The app asks for content: before the engine notes the request.
  @_spi(Behaviors)
  public static let rewrite = Phases(rawValue: 1 << 2)
  /// Scrolling is asked for, or goes on because something is held at an edge: before the update that scrolls.
  @_spi(Behaviors)
  public static let scrolls = Phases(rawValue: 1 << 3)
  /// A pointer does something, or is held down for a while.
  public static let pointer = Phases(rawValue: 1 << 4)
  /// The content may have to scroll because something is held at an edge: after each event, and in each frame while something
  /// is held.
  @_spi(Behaviors)
  public static let hold = Phases(rawValue: 1 << 5)
  /// A key is pressed.
  public static let keys = Phases(rawValue: 1 << 6)
  /// An item is tapped, or something asks what can be done with it.
  public static let items = Phases(rawValue: 1 << 7)
  /// Something asks where an item stands among those that are counted through all sections, such as accessibility.
  @_spi(Behaviors)
  public static let counting = Phases(rawValue: 1 << 8)

  // MARK: Before each update

  /// Time passes: first before each update of a host with a clock. Beside that, the host asks when there is work next.
  public static let time = Phases(rawValue: 1 << 9)
  /// The behavior handles what has happened, and may call handlers of the app: after ``time``, in hosts without a clock as well.
  public static let events = Phases(rawValue: 1 << 10)
  /// The handlers of the app are called that wait: after all behaviors have handled what has happened.
  @_spi(Behaviors)
  public static let handlers = Phases(rawValue: 1 << 11)

  // MARK: An update begins

  /// The update begins: before the engine takes the requests, so that what is asked for here belongs to this update. A frame of a
  /// host is one update or several, as long as one leads to another.
  @_spi(Behaviors)
  public static let frame = Phases(rawValue: 1 << 12)
  /// The engine looks for what the scroll position is held by: before anything changes, again when new content is laid out, and
  /// once the collection has scrolled.
  @_spi(Behaviors)
  public static let anchor = Phases(rawValue: 1 << 13)
  /// Behaviors carry out what they were asked for in view of the content that there is still: before new content is taken over.
  @_spi(Behaviors)
  public static let requests = Phases(rawValue: 1 << 14)
  /// A key has moved the focus: with the requests.
  public static let focus = Phases(rawValue: 1 << 15)
  /// A group of cells is looked into, in any part of an update; and at its end groups out of view are forgotten.
  @_spi(Behaviors)
  public static let groups = Phases(rawValue: 1 << 16)

  // MARK: New content is taken over

  /// New content is taken over: called several times, before it is laid out and after that.
  public static let content = Phases(rawValue: 1 << 17)
  /// Behaviors carry out what they were asked for in view of new content: once that is laid out, before the collection scrolls.
  /// Where there is no new content, only if ``Requests/asked`` has the phase.
  @_spi(Behaviors)
  public static let lateRequests = Phases(rawValue: 1 << 18)

  // MARK: The collection scrolls

  /// Sections at the place of a scroll, or around a goal, scroll by themselves: before the collection does.
  @_spi(Behaviors)
  public static let sections = Phases(rawValue: 1 << 19)
  /// A step that is no drag needs a goal, as the collection comes to rest only where behaviors say; see ``Engine/restsAnywhere``.
  @_spi(Behaviors)
  public static let rest = Phases(rawValue: 1 << 20)
  /// The collection is asked to go somewhere, or leaves the place where it was asked to go.
  @_spi(Behaviors)
  public static let goal = Phases(rawValue: 1 << 21)
  /// The collection is asked to go somewhere over time. Only ``ViewportTravel`` is called.
  @_spi(Behaviors)
  public static let departure = Phases(rawValue: 1 << 22)
  /// A step of scrolling meets an end of the content, or content that is pulled beyond it. Only ``ScreenMotion`` is called.
  @_spi(Behaviors)
  public static let overscroll = Phases(rawValue: 1 << 23)
  /// The content is dragged, or scrolled by a distance: in the order in which that was asked for.
  public static let drag = Phases(rawValue: 1 << 24)
  /// The viewport is on its way: after all requests to scroll, in each update until it arrives. Only ``ViewportTravel``
  /// is called.
  @_spi(Behaviors)
  public static let travel = Phases(rawValue: 1 << 25)

  // MARK: Cells come and go

  /// The engine looks for the element whose view stays with it out of view: when it finds out what is in view, and, if the scroll
  /// position is held by the focus, when it looks for what holds it.
  @_spi(Behaviors)
  public static let keep = Phases(rawValue: 1 << 26)
  /// A cell comes on screen, is declared anew, or leaves: called for each such cell, when it does.
  public static let mounts = Phases(rawValue: 1 << 27)
  /// The cells on screen are exchanged: called before that, for each cell that stays or comes back, and once the new ones are there;
  /// a step of scrolling only tells where cells go. Only ``ScreenMotion`` is called.
  @_spi(Behaviors)
  public static let exchange = Phases(rawValue: 1 << 28)
  /// An element is placed on screen: for each that comes or may have moved.
  public static let place = Phases(rawValue: 1 << 29)
  /// The state of a cell is found out: for each that comes, is declared anew, or may be in another state.
  public static let mark = Phases(rawValue: 1 << 30)

  // MARK: Views are shown

  /// Views are shown as they are seen at the time of the frame: once all cells are in their places.
  @_spi(Behaviors)
  public static let present = Phases(rawValue: 1 << 31)
  /// Elements are seen away from their places: after ``present``; for items that have gone, when the cells are exchanged.
  @_spi(Behaviors)
  public static let offset = Phases(rawValue: 1 << 32)
  /// Something on screen is not at rest: called before all views are looked at, for each that is not at rest, and after that.
  /// Only ``ScreenMotion`` is called.
  @_spi(Behaviors)
  public static let motion = Phases(rawValue: 1 << 33)
  /// The update ends: everything is where it is seen, and the transaction is complete.
  public static let finish = Phases(rawValue: 1 << 34)
  /// The cells on screen are read, by the host or by anything else; see ``Engine/cells``.
  @_spi(Behaviors)
  public static let cells = Phases(rawValue: 1 << 35)
  /// The stage has brought the views up to date: last in each update.
  @_spi(Behaviors)
  public static let views = Phases(rawValue: 1 << 36)
}

/// The phases in which behaviors are awake. A reference, which the engine and its behaviors share.
package final class AwakePhases {
  private var phases: [Phases] = []
  /// The phases in which at least one behavior is awake.
  @exclusivity(unchecked) package private(set) var all: Phases = []

  /// Takes over when a behavior is awake.
  func set(_ awake: Phases, of slot: Int) {
    while phases.count <= slot { phases.append([]) }
    phases[slot] = awake
    all = phases.reduce(into: []) { $0.formUnion($1) }
  }
}
