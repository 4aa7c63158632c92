import Tessera
import TesseraLayout

extension Canvas {
  /// Draws one text at the start of a line and another one at its end, without overlap. The text at the end
  /// gets the space that the other one leaves, at least a third of the line.
  ///
  /// - Parameters:
  ///   - text: The text at the start.
  ///   - style: The style of the text at the start.
  ///   - end: The text at the end.
  ///   - endStyle: The style of the text at the end, which is always aligned to the end.
  ///   - line: The frame of the line.
  mutating func text(
    _ text: String, _ style: TextStyle = .body, end: String, _ endStyle: TextStyle = .caption, in line: Rect
  ) {
    guard !end.isEmpty else { return self.text(text, in: line, style) }
    let gap = 2 * TextMetrics.characterWidth
    let free = max(0, line.width - gap)
    let left = free - measurer.size(of: text, style: style, width: nil).width
    // In whole characters, so that a grid rounds nothing into the gap.
    let third = (free / 3 / TextMetrics.characterWidth).rounded(.down) * TextMetrics.characterWidth
    let width = min(measurer.size(of: end, style: endStyle, width: nil).width, max(third, left))
    self.text(text, in: line.inset(by: Insets(right: min(line.width, width + gap))), style)
    var aligned = endStyle
    aligned.alignment = .trailing
    self.text(end, in: line.inset(by: Insets(left: max(0, line.width - width))), aligned)
  }
}
