/// A cell of a table view.
@MainActor open class UITableViewCell: UIView, ReusableView {
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  // MARK: Content

  open var contentView: UIView { content }
  open var textLabel: UILabel? { labels?.text }
  open var detailTextLabel: UILabel? { labels?.detail }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
  open var accessoryView: UIView?
  open var editingAccessoryView: UIView?
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = true
  open override var canBecomeFocused: Bool { (superview as? UITableView)?.mayFocus(self) ?? false }

  // MARK: Reuse

  open var reuseIdentifier: String? { slot?.identifier }
  open func prepareForReuse() {}

  // MARK: State

  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open var editingStyle: EditingStyle { .delete }
  open func setSelected(_ selected: Bool, animated: Bool) { change { $0.isSelected = selected } }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { change { $0.isHighlighted = highlighted } }
  open func setEditing(_ editing: Bool, animated: Bool) { change { $0.isEditing = editing } }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// Whether the row is being dragged.
  var isMoving = false { didSet { if oldValue != isMoving { setNeedsUpdateConfiguration() } } }

  // MARK: Configuration

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationState: UICellConfigurationState {
    var configuration = UICellConfigurationState(traitCollection: traitCollection)
    configuration.isSelected = isSelected
    configuration.isHighlighted = isHighlighted
    configuration.isEditing = isEditing
    configuration.isReordering = isMoving
    return configuration
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.set(newValue, in: content)
      setNeedsLayout()
    }
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

  // MARK: Creating

  /// The slot for reuse; `nil` if the cell was created by the app without an identifier.
  var slot: ReuseSlot?
  /// The identifier of the cell that a table view is creating from a class.
  static var identifierInMaking: String?
  private let content = UIView()
  private let labels: CellLabels?
  private var state = CellState()
  private var configured = ConfiguredContent()
  private var needsConfiguration = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    slot = reuseIdentifier.map { ReuseSlot(identifier: $0) }
    labels = CellLabels(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  public required init?(coder: NSCoder) {
    labels = nil
    super.init(coder: coder)
    addContent()
  }

  /// Lets the simulation create cells from a class object, as UIKit does.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: UITableViewCell.identifierInMaking)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let place = contentFrame
    content.bounds.size = place.size
    content.center = CGPoint(x: place.midX, y: place.midY)
    configured.view?.frame = content.bounds
    labels?.place(in: content.bounds)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  // Cells without constraints are measured with `sizeThatFits` (WWDC 2014, session 226).
  override func constrainedSize(_ offered: CGSize) -> CGSize { sizeThatFits(offered) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard let view = configured.view else { return CGSize(width: size.width, height: 44) }
    return CGSize(width: size.width, height: view.sizeThatFits(size).height)
  }

  private func addContent() {
    content.frame = bounds
    addSubview(content)
    labels?.add(to: content)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func change(_ change: (inout CellState) -> Void) {
    let old = state
    change(&state)
    if state != old { setNeedsUpdateConfiguration() }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
}

/// The state of a cell.
private struct CellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
}

/// The labels of a cell without a configuration.
@MainActor
private struct CellLabels {
  let text = UILabel()
  let detail: UILabel?

  init(_ style: UITableViewCell.CellStyle) { detail = style == .default ? nil : UILabel() }

  func add(to view: UIView) {
    view.addSubview(text)
    if let detail { view.addSubview(detail) }
  }

  func place(in bounds: CGRect) {
    let height = detail == nil ? bounds.height : bounds.height / 2
    text.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: height)
    detail?.frame = CGRect(x: 16, y: height, width: max(0, bounds.width - 32), height: height)
  }
}
