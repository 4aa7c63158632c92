@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  open var style: Style
  /// The color; the system's gray after it was set to `nil`.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  open var hidesWhenStopped = true { didSet { follow() } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    sizeToFit()
    follow()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    follow()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    follow()
  }

  open func startAnimating() {
    isAnimating = true
    follow()
  }

  open func stopAnimating() {
    isAnimating = false
    follow()
  }

  private func follow() { isHidden = hidesWhenStopped && !isAnimating }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
