/// The view of a list content configuration: an image, and labels below or beside each other.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(image: nil)
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("UIListContentView shows no \(type(of: newValue))")
      }
      content = new
      show()
    }
  }

  private func show() {
    imageView.image = content.image
    textLabel.text = content.text
    secondaryLabel.text = content.secondaryText
    textLabel.font = .preferredFont(forTextStyle: content.textStyle, compatibleWith: traitCollection)
    secondaryLabel.font = .preferredFont(
      forTextStyle: content.secondaryTextStyle, compatibleWith: traitCollection)
    for label in [textLabel, secondaryLabel] { label.numberOfLines = 0 }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ListContentFrames(of: self, in: bounds.width)
    imageView.frame = layout.image
    textLabel.frame = layout.text
    secondaryLabel.frame = layout.secondaryText
  }

  override func constrainedSize(_ offered: CGSize) -> CGSize { sizeThatFits(offered) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ListContentFrames(of: self, in: size.width).size
  }

  /// The frames of the parts in a width, from left to right.
  private struct ListContentFrames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var size = CGSize.zero

    @MainActor
    init(of view: UIListContentView, in width: CGFloat) {
      let content = view.content
      let margins = content.directionalLayoutMargins
      var left = margins.leading
      if let shown = content.image {
        image = CGRect(origin: CGPoint(x: left, y: margins.top), size: shown.size)
        left = image.maxX + content.imageToTextPadding
      }
      let room = CGSize(width: max(0, width - left - margins.trailing), height: .greatestFiniteMagnitude)
      text = CGRect(origin: CGPoint(x: left, y: margins.top), size: view.textLabel.sizeThatFits(room))
      secondaryText.size = view.secondaryLabel.sizeThatFits(room)
      let both = text.width + content.textToSecondaryTextHorizontalPadding + secondaryText.width
      let isBeside = content.prefersSideBySideTextAndSecondaryText && both <= room.width
      let padding = text.isEmpty || secondaryText.isEmpty ? 0 : content.textToSecondaryTextVerticalPadding
      secondaryText.origin =
        isBeside
        ? CGPoint(x: width - margins.trailing - secondaryText.width, y: margins.top)
        : CGPoint(x: left, y: text.maxY + padding)
      let right = isBeside ? left + both : max(text.maxX, secondaryText.maxX)
      size = CGSize(
        width: right + margins.trailing,
        height: max(image.maxY, text.maxY, secondaryText.maxY) + margins.bottom)
    }
  }
}
