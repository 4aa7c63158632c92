/// The parts of a frame in which behaviors are called.
struct Phases: OptionSet {
  let rawValue: UInt64

  /// New content is shown.
  static let content = Phases(rawValue: 1 << 0)
  /// Time passes.
  static let time = Phases(rawValue: 1 << 1)
  /// The content is dragged or scrolled.
  static let drag = Phases(rawValue: 1 << 2)
  /// Views are shown as they are seen at the time of the frame.
  static let present = Phases(rawValue: 1 << 3)
  /// A key is pressed.
  static let keys = Phases(rawValue: 1 << 4)
  /// An update begins.
  static let frame = Phases(rawValue: 1 << 5)
  /// The collection looks for what to hold on to.
  static let anchor = Phases(rawValue: 1 << 6)
  /// The collection is asked to go somewhere.
  static let goal = Phases(rawValue: 1 << 7)
  /// An update ends.
  static let finish = Phases(rawValue: 1 << 8)
  /// Items are counted through all sections.
  static let counting = Phases(rawValue: 1 << 9)
  /// The collection comes to rest only where behaviors say; see ``Engine/restsAnywhere``.
  static let rest = Phases(rawValue: 1 << 10)
  /// Content is asked for.
  static let rewrite = Phases(rawValue: 1 << 11)
  /// The host asks whether there is anything to do.
  static let waiting = Phases(rawValue: 1 << 12)
  /// What has happened is handled.
  static let events = Phases(rawValue: 1 << 13)
  /// Elements are placed on screen.
  static let place = Phases(rawValue: 1 << 14)
  /// States of cells are found out.
  static let mark = Phases(rawValue: 1 << 15)
  /// Groups of cells are looked into and forgotten.
  static let groups = Phases(rawValue: 1 << 16)
  /// A pointer does something.
  static let pointer = Phases(rawValue: 1 << 17)
  /// Something asks what can be done with an item.
  static let items = Phases(rawValue: 1 << 18)
  /// The focus is moved.
  static let focus = Phases(rawValue: 1 << 19)
  /// Something is held at the pointer.
  static let hold = Phases(rawValue: 1 << 20)
  /// Scrolling is asked for.
  static let scrolls = Phases(rawValue: 1 << 21)
  /// The cells on screen are asked for.
  static let cells = Phases(rawValue: 1 << 22)
  /// Elements are seen away from their places.
  static let offset = Phases(rawValue: 1 << 23)
  /// Cells come on screen, change and leave.
  static let mounts = Phases(rawValue: 1 << 24)
  /// Views have been brought up to date.
  static let views = Phases(rawValue: 1 << 25)
  /// The settings of the system change.
  static let settings = Phases(rawValue: 1 << 26)
  /// Behaviors carry out what they were asked for, before new content is shown.
  static let requests = Phases(rawValue: 1 << 27)
  /// Behaviors carry out what they were asked for, once new content is shown.
  static let lateRequests = Phases(rawValue: 1 << 28)
  /// Cells come on screen and leave it.
  static let exchange = Phases(rawValue: 1 << 29)
  /// Something on screen is not at rest.
  static let motion = Phases(rawValue: 1 << 30)
  /// The content is pulled beyond its ends.
  static let overscroll = Phases(rawValue: 1 << 31)
  /// The collection goes somewhere over time.
  static let departure = Phases(rawValue: 1 << 32)
  /// The viewport is on its way.
  static let travel = Phases(rawValue: 1 << 33)
  /// The collection looks for views that stay with their items out of view.
  static let keep = Phases(rawValue: 1 << 34)
  /// Sections are scrolled by themselves.
  static let sections = Phases(rawValue: 1 << 35)
  /// Handlers of the app are called that wait.
  static let handlers = Phases(rawValue: 1 << 36)
}

/// The phases in which behaviors are awake. A reference, which the engine and its behaviors share.
final class AwakePhases {
  private var phases: [Phases] = []
  /// The phases in which at least one behavior is awake.
  private(set) var all: Phases = []

  /// Takes over when a behavior is awake.
  func set(_ awake: Phases, of slot: Int) {
    while phases.count <= slot { phases.append([]) }
    phases[slot] = awake
    all = phases.reduce(into: []) { $0.formUnion($1) }
  }
}
