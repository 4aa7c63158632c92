/// The attributes of a font. Unchecked: subclasses are possible, but all stored properties here are constant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  open var pointSize: CGFloat { font.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      UIFont(
        size: font.size, weight: isBold ? max(font.weight, .semibold) : font.weight,
        isMonospaced: symbolicTraits.contains(.traitMonoSpace),
        isItalic: symbolicTraits.contains(.traitItalic)))
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.size, weight: font.weight, isMonospaced: font.isMonospaced,
      isItalic: font.isItalic)
  }
}

private func max(_ one: UIFont.Weight, _ other: UIFont.Weight) -> UIFont.Weight {
  one.rawValue > other.rawValue ? one : other
}
