/// An interaction that lets the user drag items. The driver begins the drag.
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousRecognitionDuringLift = false
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// `true` on every simulated device; in UIKit not on every phone.
  open class var isEnabledByDefault: Bool { true }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }
}
