import TesseraKernel
import TesseraLayout

/// Texts as a host with fonts sets them: characters of several widths, and lines of several heights.
///
/// All widths are exact in binary, so that sums do not depend on their order.
final class ProportionalText: TextMeasuring {
  let metrics: HostMetrics
  private(set) var revision = 0
  /// The size of texts relative to that of the host.
  var scale = 1.0 { didSet { revision += 1 } }

  init(_ metrics: HostMetrics) { self.metrics = metrics }

  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    // Less than this is lost in computations with fractions.
    let limit = width.map { $0 + 1e-6 } ?? .infinity
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      self.lines(of: paragraph, style, limit)
    }
    if let count = style.lineLimit, lines.count > count {
      lines.removeSubrange(count...)
      lines[count - 1] = truncated(lines[count - 1], style, limit)
    }
    let widths = lines.map { line in self.width(of: line, style) }
    return Size(width: widths.max() ?? 0, height: Double(lines.count) * lineHeight(of: style))
  }

  func lineHeight(of style: TextStyle) -> Double { scale * 20 * factor(of: style) }

  func baseline(of style: TextStyle) -> Double { scale * 15 * factor(of: style) }

  /// Breaks lines between words, and inside of words that are wider than a line.
  private func lines(of paragraph: Substring, _ style: TextStyle, _ limit: Double) -> [[Character]] {
    var lines: [[Character]] = []
    var line: [Character]?
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if let begun = line {
        if width(of: begun + [" "] + Array(word), style) <= limit {
          line = begun + [" "] + Array(word)
          continue
        }
        lines.append(begun)
      }
      var part: [Character] = []
      for character in word {
        if !part.isEmpty, width(of: part + [character], style) > limit {
          lines.append(part)
          part = []
        }
        part.append(character)
      }
      line = part
    }
    return lines + [line ?? []]
  }

  private func truncated(_ line: [Character], _ style: TextStyle, _ limit: Double) -> [Character] {
    var line = line
    while !line.isEmpty, width(of: line + ["…"], style) > limit { line.removeLast() }
    return line + ["…"]
  }

  private func width(of line: [Character], _ style: TextStyle) -> Double {
    let unit = scale * factor(of: style) * (style.isBold ? 1.125 : 1)
    return line.reduce(0) { $0 + $1.testWidth } * unit
  }

  private func factor(of style: TextStyle) -> Double {
    switch style.size {
    case .caption: 0.75
    case .body: 1
    case .title: 1.25
    case .largeTitle: 1.75
    }
  }
}

extension Character {
  fileprivate var testWidth: Double {
    switch self {
    case "i", "l", "t", "f", ".", " ": 4
    case "m", "w", "W", "M": 12
    case _ where (unicodeScalars.first?.value ?? 0) > 0x2E80: 16
    default: 8
    }
  }
}

/// Texts in a terminal. Less than a millionth of a point decides about no line break, because computations
/// with fractions lose it.
final class TerminalText: TextMeasuring {
  private let text = MonospaceText()

  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    self.text.size(of: text, style: style, width: width.map { $0 + 1e-6 })
  }
}

/// The hosts of random tests.
enum TestHost: CaseIterable {
  case terminal
  case desktop
  case touch
  /// A desktop that shows controls as widgets.
  case widgets

  /// Returns a new measurer for the texts of the host.
  var text: any TextMeasuring {
    switch self {
    case .terminal: return TerminalText()
    case .desktop: return ProportionalText(.desktop)
    case .touch: return ProportionalText(.touch)
    case .widgets:
      var metrics = HostMetrics.desktop
      metrics.hasNativeControls = true
      return ProportionalText(metrics)
    }
  }
}
