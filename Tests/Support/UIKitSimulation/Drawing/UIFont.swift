// Unchecked: subclasses are possible, but all stored properties here are constant.
open class UIFont: NSObject, @unchecked Sendable {
  open var pointSize: CGFloat { size }
  let size: CGFloat
  let weight: Weight
  let isMonospaced: Bool
  let isItalic: Bool
  /// The text style of the font, whose size the user chooses.
  let textStyle: TextStyle?

  init(
    size: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false, isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  @MainActor public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      size: style.size(at: category), weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
  }

  // The metrics of lines are invented.

  open var ascender: CGFloat { size }
  open var descender: CGFloat { -size * 0.25 }
  open var leading: CGFloat { 0 }
  open var lineHeight: CGFloat { ascender - descender }
  open var capHeight: CGFloat { size * 0.7 }
  open var xHeight: CGFloat { size * 0.5 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && isMonospaced == other.isMonospaced
      && isItalic == other.isItalic
  }
  open override var hash: Int { size.hashValue }
}
