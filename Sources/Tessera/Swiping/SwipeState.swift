@_spi(Behaviors) import TesseraKernel
import TesseraLayout

struct SwipeState {
  var gestures = SwipeGestures<EventTarget>(slop: 0)
  /// The visibly displaced item, also while it returns to its place.
  var shown: Shown?
  /// The views of the actions, the outermost first.
  var cells: [LiveCell] = []
  /// The actions of these views.
  var actions: [ContextAction] = []
  /// The pressed action, and whether the pointer is still on it.
  var pressed: (id: ItemID, isInside: Bool)?
  /// An item that disappeared while it was displaced, and its displacement, from which it disappears.
  var gone: (key: ItemKey, offset: Point)?

  struct Shown {
    var target: EventTarget
    let side: SwipeEdge
    /// The displacement over time, in points; see ``SwipeGestures/Open/offset``.
    var track = MotionTrack(0.0)
    /// The displacement that hosts have drawn last.
    var seen = Point.zero

    /// Returns the displacement at a time; an oscillating spring reveals nothing on the other side.
    func offset(at time: Double) -> Double {
      let offset = track.value(at: time)
      return side == .leading ? max(0, offset) : min(0, offset)
    }
  }

  /// Whether no item is swiped, open or returning.
  var isIdle: Bool { gestures.open == nil && shown == nil && cells.isEmpty && gone == nil }

  /// The item that is swiped, or still returning.
  var target: EventTarget? { gestures.open?.target ?? shown?.target }

  var targets: [EventTarget] { gestures.targets + [shown?.target].compactMap { $0 } }

  var hasTargets: Bool { gestures.hasTargets || shown != nil }

  /// Moves the state to new targets; the state of items that are gone is dropped.
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
