/// A control with a title, without the appearance of UIKit's.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  private var titles: [UIControl.State: String] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
  }

  override var primaryEvents: Event { .touchUpInside }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  // A menu that is the primary action opens as the touch begins
  // (developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, showsMenuAsPrimaryAction, let menu else {
      return super.touchesBegan(touches, with: event)
    }
    Simulation.menuOfButton = SimulatedContextMenu(menu)
    sendActions(for: .menuActionTriggered)
  }

  open override var intrinsicContentSize: CGSize {
    NSAttributedString(string: currentTitle ?? "", attributes: [.font: UIFont.systemFont(ofSize: 18)]).size()
  }

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? currentTitle }
    set { accessibility.label = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits == .none ? .button : accessibility.traits }
    set { accessibility.traits = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
