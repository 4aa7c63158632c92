/// The parts of a frame in which behaviors are called; see ``Behavior/awake``.
public struct Phases: OptionSet, Sendable {
  /// One bit for each phase.
  public let rawValue: UInt64

  /// Makes phases from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// New content is shown.
  public static let content = Phases(rawValue: 1 << 0)
  /// Time passes.
  public static let time = Phases(rawValue: 1 << 1)
  /// The content is dragged or scrolled.
  public static let drag = Phases(rawValue: 1 << 2)
  /// Views are shown as they are seen at the time of the frame.
  @_spi(Behaviors)
  public static let present = Phases(rawValue: 1 << 3)
  /// A key is pressed.
  public static let keys = Phases(rawValue: 1 << 4)
  /// An update begins.
  @_spi(Behaviors)
  public static let frame = Phases(rawValue: 1 << 5)
  /// The collection looks for what to hold on to.
  @_spi(Behaviors)
  public static let anchor = Phases(rawValue: 1 << 6)
  /// The collection is asked to go somewhere.
  @_spi(Behaviors)
  public static let goal = Phases(rawValue: 1 << 7)
  /// An update ends.
  public static let finish = Phases(rawValue: 1 << 8)
  /// Items are counted through all sections.
  @_spi(Behaviors)
  public static let counting = Phases(rawValue: 1 << 9)
  /// The collection comes to rest only where behaviors say; see ``Engine/restsAnywhere``.
  @_spi(Behaviors)
  public static let rest = Phases(rawValue: 1 << 10)
  /// Content is asked for.
  @_spi(Behaviors)
  public static let rewrite = Phases(rawValue: 1 << 11)
  /// The host asks whether there is anything to do.
  @_spi(Behaviors)
  public static let waiting = Phases(rawValue: 1 << 12)
  /// What has happened is handled.
  public static let events = Phases(rawValue: 1 << 13)
  /// Elements are placed on screen.
  public static let place = Phases(rawValue: 1 << 14)
  /// States of cells are found out.
  public static let mark = Phases(rawValue: 1 << 15)
  /// Groups of cells are looked into and forgotten.
  @_spi(Behaviors)
  public static let groups = Phases(rawValue: 1 << 16)
  /// A pointer does something.
  public static let pointer = Phases(rawValue: 1 << 17)
  /// Something asks what can be done with an item.
  public static let items = Phases(rawValue: 1 << 18)
  /// The focus is moved.
  public static let focus = Phases(rawValue: 1 << 19)
  /// Something is held at the pointer.
  @_spi(Behaviors)
  public static let hold = Phases(rawValue: 1 << 20)
  /// Scrolling is asked for.
  @_spi(Behaviors)
  public static let scrolls = Phases(rawValue: 1 << 21)
  /// The cells on screen are asked for.
  @_spi(Behaviors)
  public static let cells = Phases(rawValue: 1 << 22)
  /// Elements are seen away from their places.
  @_spi(Behaviors)
  public static let offset = Phases(rawValue: 1 << 23)
  /// Cells come on screen, change and leave.
  public static let mounts = Phases(rawValue: 1 << 24)
  /// Views have been brought up to date.
  @_spi(Behaviors)
  public static let views = Phases(rawValue: 1 << 25)
  /// The settings of the system change.
  @_spi(Behaviors)
  public static let settings = Phases(rawValue: 1 << 26)
  /// Behaviors carry out what they were asked for, before new content is shown.
  @_spi(Behaviors)
  public static let requests = Phases(rawValue: 1 << 27)
  /// Behaviors carry out what they were asked for, once new content is shown.
  @_spi(Behaviors)
  public static let lateRequests = Phases(rawValue: 1 << 28)
  /// Cells come on screen and leave it.
  @_spi(Behaviors)
  public static let exchange = Phases(rawValue: 1 << 29)
  /// Something on screen is not at rest.
  @_spi(Behaviors)
  public static let motion = Phases(rawValue: 1 << 30)
  /// The content is pulled beyond its ends.
  @_spi(Behaviors)
  public static let overscroll = Phases(rawValue: 1 << 31)
  /// The collection goes somewhere over time.
  @_spi(Behaviors)
  public static let departure = Phases(rawValue: 1 << 32)
  /// The viewport is on its way.
  @_spi(Behaviors)
  public static let travel = Phases(rawValue: 1 << 33)
  /// The collection looks for views that stay with their items out of view.
  @_spi(Behaviors)
  public static let keep = Phases(rawValue: 1 << 34)
  /// Sections are scrolled by themselves.
  @_spi(Behaviors)
  public static let sections = Phases(rawValue: 1 << 35)
  /// Handlers of the app are called that wait.
  @_spi(Behaviors)
  public static let handlers = Phases(rawValue: 1 << 36)
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
