import TesseraKernel
import TesseraLayout

/// A text editor in a frame, on a host without native ones.
struct EditorLayout {
  let lines: EditorLines
  /// The rectangle of the text.
  private let inner: Rect
  private let lineHeight: Double
  private let columnWidth: Double
  private let isCharacterGrid: Bool

  init(_ text: String, in frame: Rect, _ measurer: any TextMeasuring) {
    lineHeight = measurer.lineHeight(of: .body)
    columnWidth = measurer.columnWidth
    isCharacterGrid = measurer.metrics.isCharacterGrid
    inner = frame.inset(by: measurer.metrics.editorInsets(lineHeight: lineHeight))
    // The caret at the end of a line needs a column.
    lines = EditorLines(
      text, width: max(columnWidth, inner.width - columnWidth), advance: measurer.editorAdvance)
  }

  var visibleCount: Int { max(1, Int(inner.height / lineHeight + 0.01)) }

  /// Returns the first visible line at which the line of the caret is visible.
  ///
  /// - Parameter former: The first line that was visible before.
  func firstLine(showing caret: Int, from former: Int) -> Int {
    let line = lines.line(at: caret)
    let first = min(former, max(0, lines.ranges.count - visibleCount), line)
    return max(0, first, line - visibleCount + 1)
  }

  func visibleLines(from first: Int) -> Range<Int> {
    first..<max(first, min(lines.ranges.count, first + visibleCount))
  }

  func frame(ofLine line: Int, from first: Int) -> Rect {
    Rect(
      x: inner.minX, y: inner.minY + Double(line - first) * lineHeight, width: inner.width, height: lineHeight
    )
  }

  /// Returns the frame of the character at the caret, or of a space.
  func caret(_ offset: Int, from first: Int) -> Rect {
    let line = lines.line(at: offset)
    var frame = frame(ofLine: line, from: first)
    frame.origin.x += min(lines.distance(to: offset, inLine: line), max(0, inner.width - columnWidth))
    frame.size.width =
      lines.character(at: offset).map { max(columnWidth, Double($0.columnWidth) * columnWidth) }
      ?? columnWidth
    return frame
  }

  /// Returns the offset at a point, also of one beside the lines.
  func offset(at point: Point, from first: Int) -> Int {
    let distance = ((point.y - inner.minY) / lineHeight).rounded(.down)
    let line = first + Int(min(max(distance, -1), Double(visibleCount)))
    return lines.offset(
      at: point.x - inner.minX, inLine: min(max(0, line), lines.ranges.count - 1),
      part: isCharacterGrid ? 1 : 0.5)
  }

  /// Returns the frame of the selected part of a visible line; `nil` if nothing of it is selected.
  func selection(_ range: Range<Int>, inLine line: Int, from first: Int) -> Rect? {
    let bytes = lines.ranges[line]
    let isInside = range.lowerBound <= bytes.upperBound && range.upperBound > bytes.lowerBound
    guard !range.isEmpty, isInside else { return nil }
    var frame = frame(ofLine: line, from: first)
    let start = min(lines.distance(to: range.lowerBound, inLine: line), frame.width)
    var end = lines.distance(to: range.upperBound, inLine: line)
    // A selected line break looks like a space.
    let continues = line + 1 < lines.ranges.count && range.upperBound > bytes.upperBound
    if continues, lines.ranges[line + 1].lowerBound > bytes.upperBound { end += columnWidth }
    frame.origin.x += start
    frame.size.width = max(0, min(end, frame.width) - start)
    return frame.width > 0 ? frame : nil
  }
}

extension HostMetrics {
  /// Returns the space around the text of an editor that Tessera draws.
  fileprivate func editorInsets(lineHeight: Double) -> Insets {
    if isCharacterGrid { return .zero }
    let vertical = max(0, controlHeight - lineHeight) / 2
    return Insets(top: vertical, left: cornerRadius, bottom: vertical, right: cornerRadius)
  }
}

extension TextMeasuring {
  /// Returns the width of a character in an editor, in points.
  fileprivate func editorAdvance(_ character: Character) -> Double {
    let shown = character.shownInEditor
    if metrics.isCharacterGrid {
      return shown.reduce(0) { $0 + Double($1.columnWidth) } * TextMetrics.characterWidth
    }
    return width(of: shown, .body)
  }
}

extension Control {
  /// Returns the height of an editor of a width for a text, in points.
  static func editorHeight(
    _ content: String, lines: ClosedRange<Int>, width: Double, _ text: any TextMeasuring
  ) -> Double {
    let (metrics, lineHeight) = (text.metrics, text.lineHeight(of: .body))
    let insets = metrics.editorInsets(lineHeight: lineHeight)
    let count: Int
    if metrics.hasNativeControls {
      // A widget breaks lines as the host does.
      let inner = max(1, width - insets.horizontal)
      let height =
        content.isEmpty
        ? lineHeight : text.size(of: content, style: TextStyle(lineLimit: nil), width: inner).height
      count = Int(min((height / lineHeight).rounded(.up), 10_000))
    } else {
      count = EditorLayout(content, in: Rect(x: 0, y: 0, width: width, height: 0), text).lines.ranges.count
    }
    return Double(min(max(count, lines.lowerBound), lines.upperBound)) * lineHeight + insets.vertical
  }

  func drawEditor(
    _ text: String, _ placeholder: String, _ isFocused: Bool, in frame: Rect, _ metrics: HostMetrics,
    _ canvas: inout Canvas
  ) {
    canvas.fill(frame, .surface, cornerRadius: metrics.cornerRadius)
    let focus = isFocused ? canvas.controlFocus as? TextFieldFocus : nil
    if focus != nil, !metrics.isCharacterGrid {
      canvas.stroke(frame, tint, cornerRadius: metrics.cornerRadius)
    }
    let shown = focus?.input.text ?? text
    let isPlaceholder = shown.isEmpty
    let editor = EditorLayout(isPlaceholder ? placeholder : shown, in: frame, canvas.measurer)
    let caret = isPlaceholder ? 0 : focus?.input.caret ?? 0
    let first = editor.firstLine(showing: caret, from: focus?.first ?? 0)
    let style = TextStyle(color: isPlaceholder || !isEnabled ? .secondary : .primary)
    for line in editor.visibleLines(from: first) {
      if let focus, let part = editor.selection(focus.input.selectedRange, inLine: line, from: first) {
        canvas.fill(part, .selection)
      }
      canvas.text(editor.lines.shownText(ofLine: line), in: editor.frame(ofLine: line, from: first), style)
    }
    if focus != nil {
      canvas.caret(
        editor.caret(caret, from: first), editor.lines.character(at: caret), metrics)
    }
  }
}
