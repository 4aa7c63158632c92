/// An interaction that lets the user drop items. The driver performs the drop.
@MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }
}
