#if canImport(UIKit)
import Tessera
import TesseraLayout
import UIKit

/// Text as portable cells have it: in the system's font, as large as lines of ``TextMetrics/lineHeight`` allow.
///
/// What is measured is what is drawn: both ask here for the attributes.
final class SystemText: TextMeasuring, Sendable {
  /// The text of all portable cells.
  static let shared = SystemText()

  /// The largest size in points whose lines fit.
  private let pointSize: CGFloat

  private init() {
    let natural = UIFont.systemFont(ofSize: 100)
    pointSize = (100 * TextMetrics.lineHeight / natural.lineHeight).rounded(.down)
  }

  /// The size of the lines; each is ``TextMetrics/lineHeight`` high.
  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    let room = CGSize(
      width: width.map { CGFloat($0) } ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let bounds = string(text, style, color: .black).boundingRect(
      with: room, options: Self.options, context: nil)
    let lines = max(1, (bounds.height / TextMetrics.lineHeight).rounded())
    // Rounded up to a whole point, so that what was measured fits where it is drawn.
    return Size(
      width: bounds.width.rounded(.up),
      height: Double(min(lines, style.lineLimit.map { CGFloat($0) } ?? lines)) * TextMetrics.lineHeight)
  }

  /// How text is set that wraps; what does not fit ends with an ellipsis.
  static var options: NSStringDrawingOptions { [.usesLineFragmentOrigin, .truncatesLastVisibleLine] }

  /// A text as it is drawn.
  func string(_ text: String, _ style: TextStyle, color: UIColor) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = TextMetrics.lineHeight
    paragraph.maximumLineHeight = TextMetrics.lineHeight
    paragraph.alignment = alignment(style.alignment)
    paragraph.lineBreakMode = style.lineLimit == 1 ? .byTruncatingTail : .byWordWrapping
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(style), .paragraphStyle: paragraph, .foregroundColor: color,
    ]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func font(_ style: TextStyle) -> UIFont {
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
