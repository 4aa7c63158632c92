@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  struct Content {
    var type = EventType.touches
    var touches: Set<UITouch> = []
    var modifiers: UIKeyModifierFlags = []
    var buttons: ButtonMask = []
  }

  var content: Content

  init(_ content: Content) {
    self.content = content
    timestamp = Simulation.now
    super.init()
  }

  open private(set) var timestamp: TimeInterval
  open var type: EventType { content.type }
  open var allTouches: Set<UITouch>? { content.touches }
  open var modifierFlags: UIKeyModifierFlags { content.modifiers }
  open var buttonMask: ButtonMask { content.buttons }
  open func touches(for window: UIWindow) -> Set<UITouch>? { content.touches.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { content.touches.filter { $0.view === view } }
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
