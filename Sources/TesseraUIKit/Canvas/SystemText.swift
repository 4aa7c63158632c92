#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// Text of portable cells in the system's font. At the usual text size it fits lines of
/// ``TextMetrics/lineHeight``; lines grow with the user's text size.
///
/// Measuring and drawing use the same attributes.
// Unchecked: content that is applied in the background may be measured while the text size changes, which the
// lock guards.
final class SystemText: TextMeasuring, @unchecked Sendable {
  static let shared = SystemText()

  private let lock = NSLock()
  private var chosenScale: CGFloat = 1
  /// The height of a line in a font of one point.
  private let naturalHeight = UIFont.systemFont(ofSize: 100).lineHeight / 100

  private init() {}

  /// The scale of text that the user has chosen, relative to the usual size.
  var scale: CGFloat {
    get {
      lock.lock()
      defer { lock.unlock() }
      return chosenScale
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      chosenScale = newValue
    }
  }

  /// Returns the height of a line, in points.
  func lineHeight(at scale: CGFloat) -> CGFloat { TextMetrics.lineHeight * scale }

  /// Returns the size of the lines.
  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, [], width: width, at: scale)
  }

  /// Returns the size of the lines of a text whose parts look different.
  func size(of text: StyledText, width: Double?) -> Size {
    size(of: text.text, text.style, text.runs, width: width, at: scale)
  }

  /// Returns the largest scale, up to the user's, at which all lines of a text fit into a size; at least 1,
  /// unless the user's scale is smaller.
  func scale(
    fitting text: String, _ style: TextStyle, _ runs: [StyledText.Run] = [], in room: Size
  ) -> CGFloat {
    var scale = scale
    while scale > 1, size(of: text, style, runs, width: room.width, at: scale).height > room.height + 0.5 {
      scale = max(1, scale - 0.125)
    }
    return scale
  }

  private func size(
    of text: String, _ style: TextStyle, _ runs: [StyledText.Run], width: Double?, at scale: CGFloat
  ) -> Size {
    let room = CGSize(
      width: width.map { CGFloat($0) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let bounds = string(text, style, runs, color: .black, scale: scale).boundingRect(
      with: room, options: Self.options, context: nil)
    let lines = max(1, (bounds.height / lineHeight(at: scale)).rounded())
    let shown = min(lines, style.lineLimit.map { CGFloat($0) } ?? lines)
    // Rounded up to a whole point, so that the measured text fits when it is drawn.
    return Size(width: bounds.width.rounded(.up), height: shown * lineHeight(at: scale))
  }

  /// The options for text that wraps and is truncated by an ellipsis.
  static var options: NSStringDrawingOptions { [.usesLineFragmentOrigin, .truncatesLastVisibleLine] }

  /// Returns a text with its attributes for drawing.
  ///
  /// - Parameters:
  ///   - runs: The appearance of parts of the text; empty if the whole text looks the same.
  ///   - isOnSelection: Whether the background of the text is that of a selected or focused item.
  func string(
    _ text: String, _ style: TextStyle, _ runs: [StyledText.Run] = [], color: UIColor, scale: CGFloat,
    isOnSelection: Bool = false
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = lineHeight(at: scale)
    paragraph.maximumLineHeight = lineHeight(at: scale)
    paragraph.alignment = alignment(style.alignment)
    paragraph.lineBreakMode = style.lineLimit == 1 ? .byTruncatingTail : .byWordWrapping
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(style, scale), .paragraphStyle: paragraph, .foregroundColor: color,
    ]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    guard !runs.isEmpty else { return NSAttributedString(string: text, attributes: attributes) }
    let string = NSMutableAttributedString(string: text, attributes: attributes)
    var (start, position) = (text.utf8.startIndex, 0)
    for run in runs {
      let end = text.utf8.index(start, offsetBy: run.length)
      let length = text.utf16.distance(from: start, to: end)
      string.addAttributes(
        self.attributes(run.style, style, scale, isOnSelection),
        range: NSRange(location: position, length: length))
      (start, position) = (end, position + length)
    }
    return string
  }

  /// Returns the attributes in which a part of a text differs from the whole.
  private func attributes(
    _ run: GridStyle, _ style: TextStyle, _ scale: CGFloat, _ isOnSelection: Bool
  ) -> [NSAttributedString.Key: Any] {
    var font = style
    (font.isBold, font.isItalic) = (run.isBold, run.isItalic)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: self.font(font, scale), .underlineStyle: run.isUnderlined ? NSUnderlineStyle.single.rawValue : 0,
      .foregroundColor: UIColor(run.foreground, isOnSelection: isOnSelection && run.background == nil),
    ]
    if let background = run.background {
      attributes[.backgroundColor] = UIColor(background)
      // The system's orange and yellow are too light for white text.
      if background == .warning { attributes[.foregroundColor] = UIColor.black }
    }
    return attributes
  }

  /// Returns the largest font whose lines fit.
  private func font(_ style: TextStyle, _ scale: CGFloat) -> UIFont {
    let pointSize = (lineHeight(at: scale) / naturalHeight).rounded(.down)
    let font = UIFont.systemFont(ofSize: pointSize, weight: style.isBold ? .semibold : .regular)
    guard style.isItalic,
      let slanted = font.fontDescriptor.withSymbolicTraits(
        font.fontDescriptor.symbolicTraits.union(.traitItalic))
    else { return font }
    return UIFont(descriptor: slanted, size: pointSize)
  }

  private func alignment(_ alignment: TextStyle.Alignment) -> NSTextAlignment {
    switch alignment {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
#endif
