/// A header or footer of a section of a table view.
@MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  open var contentView: UIView { content }
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { nil }
  open var backgroundView: UIView? { didSet { replace(oldValue) } }
  open var reuseIdentifier: String? { slot?.identifier }
  open func prepareForReuse() {}
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.set(newValue, in: content)
      setNeedsLayout()
    }
  }

  var slot: ReuseSlot?
  /// The identifier of the view that a table view is creating from a class.
  static var identifierInMaking: String?
  private let content = UIView()
  private let label = UILabel()
  private var configured = ConfiguredContent()

  public init(reuseIdentifier: String?) {
    slot = reuseIdentifier.map { ReuseSlot(identifier: $0) }
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// Lets the simulation create these views from a class object, as UIKit does.
  public required convenience init() {
    self.init(reuseIdentifier: UITableViewHeaderFooterView.identifierInMaking)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    configured.view?.frame = content.bounds
    label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
    backgroundView?.frame = bounds
  }

  // Views without constraints are measured with `sizeThatFits` (WWDC 2014, session 226).
  override func constrainedSize(_ offered: CGSize) -> CGSize { sizeThatFits(offered) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: configured.view?.sizeThatFits(size).height ?? 28)
  }

  private func addContent() {
    addSubview(content)
    content.addSubview(label)
  }

  private func replace(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
