/// A text in the simulated font.
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { contentDidChange() } }
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var isHighlighted = false
  open var isEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // As documented, the font of a text style follows the text size if the label requests it
  // (developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Simulation.labelMeasurementCount += 1
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return TextMeasure.size(of: text ?? "", font: font, width: width, lines: numberOfLines)
  }

  // Constraints give a label its width only where it is a subview: by itself, it has its natural size
  // (developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth).
  override func constrainedSize(_ offered: CGSize) -> CGSize {
    Simulation.quirks.labelsBreakLinesAtRequiredWidth ? sizeThatFits(offered) : intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude))
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElementSet ? accessibility.isElement : true }
    set { accessibility.isElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { accessibility.label ?? text }
    set { accessibility.label = newValue }
  }

  open override func draw(_ rect: CGRect) {
    NSAttributedString(
      string: text ?? "", attributes: [.font: font as Any, .foregroundColor: textColor as Any]
    )
    .draw(in: rect)
  }
}
