@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What an engine knows of swipes from one frame to the next.
struct SwipeState {
  /// What the pointer does.
  var gestures = SwipeGestures<EventTarget>(slop: 0)
  /// The item that is seen away from its place; also while it goes back there.
  var shown: Shown?
  /// The views of the actions, the outermost first.
  var cells: [LiveCell] = []
  /// The actions that they show.
  var actions: [ContextAction] = []
  /// The action that is pressed, and whether the pointer is still on it.
  var pressed: (id: ItemID, isInside: Bool)?
  /// An item that has gone while it was away from its place, and how far: it leaves from there.
  var gone: (key: ItemKey, offset: Point)?

  /// An item that is seen away from its place.
  struct Shown {
    var target: EventTarget
    let side: SwipeSide
    /// Where it is, in points; see ``SwipeGestures/Open/offset``.
    var track = MotionTrack(0.0)
    /// How far hosts have seen it from its place last.
    var seen = Point.zero

    /// Where it is at a time: a spring that swings shows nothing on the other side.
    func offset(at time: Double) -> Double {
      let offset = track.value(at: time)
      return side == .leading ? max(0, offset) : min(0, offset)
    }
  }

  /// Whether anything is to be looked at.
  var isIdle: Bool { gestures.open == nil && shown == nil && cells.isEmpty && gone == nil }

  /// What is swiped, or still on its way back.
  var target: EventTarget? { gestures.open?.target ?? shown?.target }

  /// All items that something is about.
  var targets: [EventTarget] { gestures.targets + [shown?.target].compactMap { $0 } }

  /// Whether something is about an item.
  var isAboutItems: Bool { gestures.isAboutItems || shown != nil }

  /// Follows items to other places; what was about those that have gone is dropped.
  mutating func retarget(_ change: (EventTarget) -> EventTarget?) {
    gestures.retarget(change)
    guard let shown else { return }
    if let target = change(shown.target) {
      self.shown?.target = target
    } else {
      gone = (shown.target.key, shown.seen)
      self.shown = nil
    }
  }
}
