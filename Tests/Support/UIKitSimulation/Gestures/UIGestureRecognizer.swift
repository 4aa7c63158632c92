/// A recognizer of a gesture in touches.
///
/// UIKit's targets and actions need selectors, which Linux does not have: set ``simulationHandler`` instead.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  // MARK: Simulation

  /// Called where UIKit would send the actions: when the recognizer has begun, changed, ended or was
  /// canceled.
  public var simulationHandler: ((UIGestureRecognizer) -> Void)?

  /// The state that others see.
  var settledState = State.possible

  /// The requested state until arbitration has allowed or refused it.
  var wish: State?

  /// Whether the gesture is already over, so that its end follows its beginning.
  var endsWithBeginning = false

  var needsReport = false
  private(set) var trackedTouches: [UITouch] = []
  var requirements: [WeakReference<UIGestureRecognizer>] = []

  /// Called before ``simulationHandler``.
  func stateWasReported() {}

  func track(_ touch: UITouch) { trackedTouches.append(touch) }
  func forget(_ touch: UITouch) { trackedTouches.removeAll { $0 === touch } }

  // MARK: Creating

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?
  open var isEnabled = true { didSet { if oldValue, !isEnabled { GestureArbiter.cancel(self) } } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  // MARK: Queries

  open var state: State {
    get { wish ?? settledState }
    set { GestureArbiter.set(newValue, of: self) }
  }
  open var numberOfTouches: Int { trackedTouches.count }
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) ?? lastLocation(in: view) }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches.indices.contains(touchIndex)
      ? trackedTouches[touchIndex].location(in: view) : location(in: view)
  }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakReference(object: otherGestureRecognizer))
    GestureArbiter.checkRequirements(of: self)
  }

  private var lastPoint = CGPoint.zero
  private weak var lastWindow: UIWindow?

  func centroid(in view: UIView?) -> CGPoint? {
    guard !trackedTouches.isEmpty else { return nil }
    let sum = trackedTouches.reduce(CGPoint.zero) { $0 + $1.location(in: view) }
    let count = CGFloat(trackedTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let lastWindow, view.window === lastWindow else { return lastPoint }
    return lastWindow.convert(lastPoint, to: view)
  }

  func rememberLocation() {
    guard let point = centroid(in: nil) else { return }
    lastPoint = point
    lastWindow = trackedTouches.first?.window
  }

  func remember(_ point: CGPoint, in window: UIWindow) {
    lastPoint = point
    lastWindow = window
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
