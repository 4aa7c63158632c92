extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// The whole text uses the font of its first character.
extension NSAttributedString {
  public func size() -> CGSize {
    TextMeasure.size(of: string, font: firstFont, width: .greatestFiniteMagnitude, lines: 0)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let width = isWrapped && size.width > 0 ? size.width : .greatestFiniteMagnitude
    return CGRect(
      origin: .zero,
      size: TextMeasure.size(
        of: string, font: firstFont, lineHeight: lineHeight, width: width, lines: isWrapped ? 0 : 1))
  }

  @MainActor public func draw(in rect: CGRect) {
    guard !string.isEmpty else { return }
    let color = first(.foregroundColor) as? UIColor ?? .black
    CGContext.current?.record(.text(string, rect: rect, color: color.resolvedColor(with: .current).cgColor))
  }

  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }

  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// The height of lines within the limits of the paragraph style.
  private var lineHeight: CGFloat {
    let style = first(.paragraphStyle) as? NSParagraphStyle
    let height = max(firstFont.lineHeight, style?.minimumLineHeight ?? 0)
    guard let limit = style?.maximumLineHeight, limit > 0 else { return height }
    return min(height, limit)
  }

  private func first(_ key: NSAttributedString.Key) -> Any? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private var firstFont: UIFont { first(.font) as? UIFont ?? .systemFont(ofSize: 12) }
}
