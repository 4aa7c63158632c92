/// The scroll state of a scroll view.
struct ScrollState {
  /// A movement of the content without a finger.
  enum Motion {
    /// A linear movement to an offset that the app requested.
    case animation(from: CGPoint, to: CGPoint, begin: TimeInterval, isToTop: Bool)
    /// A movement after the finger has left, to an offset that shifts when the app moves the content.
    case deceleration(to: CGPoint, steps: Int)
  }

  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var motion: Motion?
  var ticket: SimulationClock.Ticket?

  /// The axis of a locked drag.
  var lockedAxis: UIAxis = []

  /// Whether a bounds change is the scroll view's own movement and not the app's.
  var isMovingItself = false

  /// The insets that were reported last.
  var announcedInset = UIEdgeInsets.zero
  var needsClamping = false

  /// The inset of a refreshing control, which begins when the finger has left.
  var refreshInset: CGFloat = 0
}
