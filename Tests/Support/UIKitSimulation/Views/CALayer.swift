/// The part of a layer that a host uses.
@MainActor open class CALayer: NSObject {
  weak var view: UIView?
  /// The frame of a layer without a view.
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
  /// Whether the layer is the mask of another one.
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

  /// The bitmap that the view has drawn.
  open var contents: Any? {
    get { drawing.isEmpty ? nil : drawing }
    set { drawing = newValue as? [DrawnElement] ?? [] }
  }

  var drawing: [DrawnElement] = []

  /// Ends the animations of the view and calls their completions with `false`.
  open func removeAllAnimations() {
    guard let view else { return }
    AnimationRegistry.shared.cancelAnimations(of: view)
  }
}
