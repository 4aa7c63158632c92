#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// Text of cells that draw themselves, in the system's font. At the usual text size it fits lines of
/// ``TextMetrics/lineHeight``; lines grow with the user's text size.
///
/// Measuring and drawing use the same attributes. Components use ``LabelText``.
// Unchecked: content that is applied in the background may be measured while the text size changes, which the
// lock guards.
class SystemText: TextMeasuring, @unchecked Sendable {
  /// Text in lines of ``TextMetrics/lineHeight``.
  static let shared = SystemText()
  /// Text in the sizes of the system's labels.
  static let labels = LabelText()

  private let lock = NSLock()
  private var chosenScale: CGFloat = 1
  /// The numbers of the text sizes so far: the same for the same size, because collections with different ones take
  /// turns.
  private var revisions: [CGFloat: Int] = [1: 0]
  /// The height of a line in a font of one point.
  private let naturalHeight = UIFont.systemFont(ofSize: 100).lineHeight / 100

  /// Returns the result of a function while no other thread changes the text size.
  final func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Updates all texts to the text size that the user has chosen.
  @MainActor
  static func update(for traits: UITraitCollection) {
    category = traits.preferredContentSizeCategory
    shared.update(for: traits)
    labels.update(for: traits)
  }

  /// Updates all texts to the text size of a view that draws, which is often that of the view before.
  /// Complexity: O(1) for the same content size category; otherwise it makes a font for each text style.
  @MainActor
  static func updateForDrawing(_ traits: UITraitCollection) {
    if traits.preferredContentSizeCategory != category { update(for: traits) }
  }

  /// The content size category of the last update; `nil` before the first.
  @MainActor private static var category: UIContentSizeCategory?

  /// Updates the text to the text size that the user has chosen.
  @MainActor
  func update(for traits: UITraitCollection) {
    let usual = 100.0
    let scale = UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traits) / usual
    locked {
      if revisions[scale] == nil { revisions[scale] = revisions.count }
      chosenScale = scale
    }
  }

  /// The scale of text relative to the usual size.
  var scale: CGFloat { locked { chosenScale } }

  /// The number of the text size.
  var revision: Int { locked { revisions[chosenScale] ?? 0 } }

  /// The distances and sizes of a touch screen.
  var metrics: HostMetrics { SystemText.labels.metrics }

  /// Text in the sizes of the system's labels.
  final var labelText: any TextMeasuring { SystemText.labels }

  /// Returns the height of a line, in points.
  func lineHeight(of style: TextStyle, at scale: CGFloat) -> CGFloat { TextMetrics.lineHeight * scale }

  /// Returns the height of a line in a style, in points.
  final func lineHeight(of style: TextStyle) -> Double { lineHeight(of: style, at: scale) }

  /// Returns the distance of the baseline from the top of a line: a line that is higher than its font has the additional
  /// space at the top.
  final func baseline(of style: TextStyle) -> Double {
    let scale = scale
    return lineHeight(of: style, at: scale) + font(style, scale).descender
  }

  /// Returns the size of the lines.
  final func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, [], width: width, at: scale)
  }

  /// Returns the size of the lines of a text whose parts look different.
  final func size(of text: StyledText, width: Double?) -> Size {
    size(of: text.text, text.style, text.runs, width: width, at: scale)
  }

  /// Returns the largest scale, up to the user's, at which all lines of a text fit into a size; at least 1,
  /// unless the user's scale is smaller.
  final func scale(
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
    let lineHeight = lineHeight(of: style, at: scale)
    let bounds = string(text, style, color: .black, scale: scale, runs).boundingRect(
      with: room, options: Self.options, context: nil)
    let lines = max(1, (bounds.height / lineHeight).rounded())
    let shown = min(lines, style.lineLimit.map { CGFloat($0) } ?? lines)
    // Rounded up to a whole point, so that the measured text fits when it is drawn.
    return Size(width: bounds.width.rounded(.up), height: shown * lineHeight)
  }

  /// The options for text that wraps and is truncated by an ellipsis.
  static var options: NSStringDrawingOptions { [.usesLineFragmentOrigin, .truncatesLastVisibleLine] }

  /// Returns a text with its attributes for drawing.
  ///
  /// - Parameters:
  ///   - runs: The appearance of parts of the text; empty if the whole text looks the same.
  ///   - runColors: Returns the color of a part, and the one behind it, if it has one of its own.
  final func string(
    _ text: String, _ style: TextStyle, color: UIColor, scale: CGFloat, _ runs: [StyledText.Run] = [],
    runColors: (GridStyle) -> (text: UIColor, background: UIColor?) = { _ in (.black, nil) }
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = lineHeight(of: style, at: scale)
    paragraph.maximumLineHeight = lineHeight(of: style, at: scale)
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
        self.attributes(run.style, style, scale, runColors(run.style)),
        range: NSRange(location: position, length: length))
      (start, position) = (end, position + length)
    }
    return string
  }

  /// Returns the attributes in which a part of a text differs from the whole.
  private func attributes(
    _ run: GridStyle, _ style: TextStyle, _ scale: CGFloat, _ colors: (text: UIColor, background: UIColor?)
  ) -> [NSAttributedString.Key: Any] {
    var own = style
    (own.isBold, own.isItalic) = (run.isBold, run.isItalic)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(own, scale), .underlineStyle: run.isUnderlined ? NSUnderlineStyle.single.rawValue : 0,
      .foregroundColor: colors.text,
    ]
    if let background = colors.background { attributes[.backgroundColor] = background }
    return attributes
  }

  /// Returns the font of a style: the largest one whose lines fit.
  func font(_ style: TextStyle, _ scale: CGFloat) -> UIFont {
    let pointSize = (lineHeight(of: style, at: scale) / naturalHeight).rounded(.down)
    return UIFont.systemFont(ofSize: pointSize, weight: style.isBold ? .semibold : .regular)
      .with(style.isItalic ? .traitItalic : []).with(style.isMonospaced ? .traitMonoSpace : [])
  }

  private func alignment(_ alignment: TextStyle.Alignment) -> NSTextAlignment {
    switch alignment {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}

extension UIFont {
  /// Returns the font of the same size with more traits; the font itself if there is none.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    if traits.isEmpty { return self }
    let all = fontDescriptor.symbolicTraits.union(traits)
    return fontDescriptor.withSymbolicTraits(all).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
#endif
