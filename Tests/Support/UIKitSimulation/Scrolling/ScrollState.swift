/// What a scroll view is doing.
struct ScrollState {
  /// How the content moves by itself.
  enum Motion {
    /// To an offset that the app has asked for, in a straight line.
    case animation(from: CGPoint, to: CGPoint, begin: TimeInterval, isToTop: Bool)
    /// After the finger has left, to an offset that moves along when the app moves the content.
    case deceleration(to: CGPoint, steps: Int)
  }

  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var motion: Motion?
  var ticket: SimulationClock.Ticket?

  /// The axis that a locked drag keeps to.
  var lockedAxis: UIAxis = []

  /// Whether a bounds change is the scroll view's own movement and not the app's.
  var isMovingItself = false

  /// The insets as they were last told.
  var announcedInset = UIEdgeInsets.zero
  var needsClamping = false

  /// Whether the insets have room for a refreshing control: not before the finger has left.
  var hasRefreshRoom = false
}
