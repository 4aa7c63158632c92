/// A cell of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  open var contentView: UIView { content }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }

  private let content = UIView()
  private var configured = ConfiguredContent()
  private var needsConfiguration = false
  /// Whether the cell is being dragged.
  var isMoving = false { didSet { stateDidChange(oldValue != isMoving) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  open override var canBecomeFocused: Bool { (superview as? UICollectionView)?.mayFocus(self) ?? false }
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configuration

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.set(newValue, in: content)
      setNeedsLayout()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isReordering = isMoving
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    content.frame = bounds
    configured.view?.frame = content.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard let view = configured.view else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate
    let height = view.sizeThatFits(CGSize(width: preferred.size.width, height: .greatestFiniteMagnitude))
      .height
    preferred.frame.size.height = height
    return preferred
  }

  private func addContentView() {
    content.frame = bounds
    addSubview(content)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func stateDidChange(_ isChange: Bool) {
    if isChange { setNeedsUpdateConfiguration() }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
}
