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
    size(of: text, style, width: width, at: scale)
  }

  /// Returns the largest scale, up to the user's, at which all lines of a text fit into a size; at least 1,
  /// unless the user's scale is smaller.
  func scale(fitting text: String, _ style: TextStyle, in room: Size) -> CGFloat {
    var scale = scale
    while scale > 1, size(of: text, style, width: room.width, at: scale).height > room.height + 0.5 {
      scale = max(1, scale - 0.125)
    }
    return scale
  }

  private func size(of text: String, _ style: TextStyle, width: Double?, at scale: CGFloat) -> Size {
    let room = CGSize(
      width: width.map { CGFloat($0) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let bounds = string(text, style, color: .black, scale: scale).boundingRect(
      with: room, options: Self.options, context: nil)
    let lines = max(1, (bounds.height / lineHeight(at: scale)).rounded())
    let shown = min(lines, style.lineLimit.map { CGFloat($0) } ?? lines)
    // Rounded up to a whole point, so that the measured text fits when it is drawn.
    return Size(width: bounds.width.rounded(.up), height: shown * lineHeight(at: scale))
  }

  /// The options for text that wraps and is truncated by an ellipsis.
  static var options: NSStringDrawingOptions { [.usesLineFragmentOrigin, .truncatesLastVisibleLine] }

  /// Returns a text with its attributes for drawing.
  func string(_ text: String, _ style: TextStyle, color: UIColor, scale: CGFloat) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = lineHeight(at: scale)
    paragraph.maximumLineHeight = lineHeight(at: scale)
    paragraph.alignment = alignment(style.alignment)
    paragraph.lineBreakMode = style.lineLimit == 1 ? .byTruncatingTail : .byWordWrapping
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(style, scale), .paragraphStyle: paragraph, .foregroundColor: color,
    ]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    return NSAttributedString(string: text, attributes: attributes)
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
