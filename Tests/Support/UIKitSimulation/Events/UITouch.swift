@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var timestamp: TimeInterval
  open private(set) var type: TouchType

  private var point: CGPoint
  private var formerPoint: CGPoint

  init(type: TouchType, at point: CGPoint, in window: UIWindow, view: UIView?) {
    self.type = type
    self.point = point
    formerPoint = point
    self.window = window
    self.view = view
    timestamp = Simulation.now
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { Self.convert(point, from: window, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(formerPoint, from: window, to: view)
  }
  open var force: CGFloat { 1 }
  open var majorRadius: CGFloat { 20 }

  func move(to point: CGPoint, phase: Phase) {
    formerPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = Simulation.now
  }

  private static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let window, let view, view.window === window else { return point }
    return window.convert(point, to: view)
  }
}
