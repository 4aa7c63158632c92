@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown
  }

  open internal(set) var phase = Phase.began
  open private(set) var type: PressType
  open private(set) var key: UIKey?
  open private(set) var timestamp: TimeInterval
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var force: CGFloat { 1 }

  init(key: UIKey) {
    self.key = key
    type = key.pressType
    timestamp = Simulation.now
    super.init()
  }

  init(button: PressType) {
    type = button
    timestamp = Simulation.now
    super.init()
  }
}

extension UIKey {
  fileprivate var pressType: UIPress.PressType {
    switch keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    case .keyboardEscape: .menu
    default: .select
    }
  }
}
