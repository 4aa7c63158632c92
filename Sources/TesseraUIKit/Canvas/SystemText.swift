#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// Text as portable cells have it: in the system's font, as large as lines allow that are ``TextMetrics/lineHeight`` high
/// at the usual text size, and grow with the one that people have chosen.
///
/// What is measured is what is drawn: both ask here for the attributes.
// Unchecked: the text size changes while content that is applied in the background may be measured; the lock sees to that.
final class SystemText: TextMeasuring, @unchecked Sendable {
  /// The text of all portable cells.
  static let shared = SystemText()

  private let lock = NSLock()
  private var chosenScale: CGFloat = 1
  /// How high a line is of a font of one point.
  private let naturalHeight = UIFont.systemFont(ofSize: 100).lineHeight / 100

  private init() {}

  /// How large text is that people have chosen, in parts of the usual size.
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

  /// How high a line is, in points.
  func lineHeight(at scale: CGFloat) -> CGFloat { TextMetrics.lineHeight * scale }

  /// The size of the lines.
  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, width: width, at: scale)
  }

  /// The largest scale, up to the one that people have chosen, at which no line of a text falls out of a room; never
  /// smaller than the usual one, but where people have chosen that.
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
    // Rounded up to a whole point, so that what was measured fits where it is drawn.
    return Size(width: bounds.width.rounded(.up), height: shown * lineHeight(at: scale))
  }

  /// How text is set that wraps; what does not fit ends with an ellipsis.
  static var options: NSStringDrawingOptions { [.usesLineFragmentOrigin, .truncatesLastVisibleLine] }

  /// A text as it is drawn.
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

  /// The largest font whose lines fit.
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
