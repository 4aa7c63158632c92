/// A control with a title, without the appearance of UIKit's.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  open private(set) var buttonType = ButtonType.custom
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

  override var primaryEvents: Event { .touchUpInside }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { title(for: state) }

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
