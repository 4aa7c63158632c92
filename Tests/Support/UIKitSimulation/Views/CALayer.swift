/// What a host asks of a view's layer.
@MainActor open class CALayer: NSObject {
  weak var view: UIView?
  /// The frame of a layer that is no view's.
  private var ownFrame = CGRect.zero

  open var backgroundColor: CGColor?
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var masksToBounds = false
  open var mask: CALayer? {
    didSet {
      oldValue?.isMask = false
      mask?.isMask = true
    }
  }
  /// Whether the layer is seen as the mask of another one.
  private var isMask = false
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      guard let view else { return ownFrame.size = newValue.size }
      view.bounds = newValue
    }
  }
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      guard let view else {
        if isMask, newValue != ownFrame, !CATransaction.disableActions() {
          Simulation.implicitAnimations += 1
        }
        return ownFrame = newValue
      }
      view.frame = newValue
    }
  }

  /// What was drawn into the layer.
  var drawing: [DrawnElement] = []

  /// Ends the animations of the view; their completions hear `false`.
  open func removeAllAnimations() {
    guard let view else { return }
    AnimationRegistry.shared.cancelAnimations(of: view)
  }
}
