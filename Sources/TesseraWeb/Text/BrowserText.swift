/// The text of a page, measured by the browser.
///
/// The width of a line comes from a canvas of the page, without layout. If a text does not fit on one line, the script counts
/// its lines by the widths of its words, or lays it out in a hidden element, so its lines break where the visible text breaks.
// Unchecked: it has no state but the number of fonts, which only the main thread of the page changes.
final class BrowserText: TextMeasuring, @unchecked Sendable {
  /// Text in lines of ``TextMetrics/lineHeight``.
  static let shared = BrowserText(isLabel: false)
  /// Text in the size of labels.
  static let labels = BrowserText(isLabel: true)

  private let isLabel: Bool
  /// A number that changes with the fonts of the page.
  private(set) var revision = 0

  private init(isLabel: Bool) { self.isLabel = isLabel }

  /// Makes everything be measured again, as after a font was loaded.
  static func fontsHaveChanged() {
    shared.revision += 1
    labels.revision += 1
  }

  var metrics: HostMetrics { .browser }

  var labelText: any TextMeasuring { BrowserText.labels }

  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    let font = BrowserFont(style, isLabel: isLabel)
    let isOneLine = style.lineLimit == 1
    if let width, !isOneLine, let size = wrappedSize(of: text, font, style, width: width) { return size }
    let natural =
      isOneLine || !text.containsLineBreak ? Browser.measure(text, font: font.number, width: -1) : .infinity
    // Rounded up with a margin, because the browser rounds the widths of letters in elements.
    let needed = (natural + 0.25).rounded(.up)
    if isOneLine || needed <= width ?? (natural.isFinite ? needed : -1) {
      return Size(width: text.isEmpty ? 0 : min(needed, width ?? needed), height: font.lineHeight)
    }
    let lines = Browser.measure(text, font: font.number, width: max(1, width ?? 1e6))
    let limit = style.lineLimit.map { Double($0) } ?? lines
    return Size(
      width: min(needed, width ?? widestLine(of: text, font)),
      height: max(1, min(lines, limit)) * font.lineHeight)
  }

  /// Returns the size of a text that is much longer than a line, without its width on one line.
  ///
  /// - Returns: `nil` if the text may fit on one line.
  private func wrappedSize(of text: String, _ font: BrowserFont, _ style: TextStyle, width: Double) -> Size? {
    // A letter is half as wide as high, at a guess; the browser decides.
    guard Double(text.utf8.count) * font.size > 4 * max(1, width), !text.containsLineBreak else { return nil }
    let lines = Browser.measure(text, font: font.number, width: max(1, width))
    guard lines > 1 else { return nil }
    return Size(width: width, height: max(1, min(lines, Double(style.lineLimit ?? .max))) * font.lineHeight)
  }

  func size(of view: NativeView, offered: Size) -> Size {
    let source = view.content as? WebContent
    return source?.size(offered: offered, lineHeight: lineHeight(of: .body))
      ?? size(of: view.accessibilityLabel, style: .body, width: offered.width)
  }

  func lineHeight(of style: TextStyle) -> Double { BrowserFont(style, isLabel: isLabel).lineHeight }

  func baseline(of style: TextStyle) -> Double {
    let font = BrowserFont(style, isLabel: isLabel)
    // The middle of the line is that of the letters: the ascent of usual fonts is 0.93, the descent 0.24 of their size.
    return font.lineHeight / 2 + 0.345 * font.size
  }

  private func widestLine(of text: String, _ font: BrowserFont) -> Double {
    var widest = 0.0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      widest = max(widest, Browser.measure(String(Substring(line)), font: font.number, width: -1))
    }
    return (widest + 0.25).rounded(.up)
  }
}

extension String {
  fileprivate var containsLineBreak: Bool {
    // The view of bytes is much slower in Embedded Swift: it retains and releases the text for each byte.
    var text = self
    return text.withUTF8 { $0.contains(UInt8(ascii: "\n")) }
  }
}

extension HostMetrics {
  /// The metrics of a page, with the elements of the browser as controls.
  static var browser: HostMetrics {
    var metrics = HostMetrics.desktop
    (metrics.hasNativeControls, metrics.hasNativeSpinners) = (true, true)
    metrics.rowInsets = Insets(top: 8, left: 16, bottom: 8, right: 16)
    (metrics.minimumRowHeight, metrics.controlHeight, metrics.controlPadding) = (40, 34, 14)
    (metrics.toggleWidth, metrics.stepperWidth, metrics.cornerRadius) = (26, 0, 8)
    return metrics
  }
}
