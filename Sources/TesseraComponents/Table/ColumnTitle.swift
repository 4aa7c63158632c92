import TesseraKernel
import TesseraLayout

/// The appearance of the title of a column of a table that the user can sort by.
public struct ColumnTitle: Hashable, Sendable {
  /// The direction in which the rows are sorted by the column; `nil` if they are not.
  var direction: SortDirection?
  /// The place of the title in the column, which is that of the cells.
  var alignment: HorizontalAlignment

  /// Returns the label for assistive technologies; `nil` for the title.
  func label(_ title: String) -> String? {
    switch direction {
    case .ascending: title + ", sorted ascending"
    case .descending: title + ", sorted descending"
    case nil: nil
    }
  }

  /// Returns the width of a title with the space for its arrow, in points.
  static func width(of title: String, _ text: any TextMeasuring) -> Double {
    text.width(of: title, .title) + arrowWidth(text)
  }

  /// Returns the width of the arrow with its distance from the title, in points.
  fileprivate static func arrowWidth(_ text: any TextMeasuring) -> Double {
    text.width(of: "▾", .title) + text.metrics.tightSpace.width
  }

  func style(isFocused: Bool = false) -> TextStyle {
    TextStyle(
      color: direction == nil && !isFocused ? .secondary : .primary, isBold: true,
      alignment: alignment.text)
  }
}

extension HorizontalAlignment {
  /// The alignment of a text that is as wide as its frame.
  var text: TextStyle.Alignment {
    switch self {
    case .leading, .stretch: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Control {
  /// Draws the title of a column. An arrow shows the direction in which the rows are sorted: behind the title, or before it if the
  /// title is at the right edge.
  func draw(_ column: ColumnTitle, in frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas) {
    guard case .button(let title, _) = kind else { return }
    let isFocused = isEnabled && canvas.isFocused && canvas.controlFocus?.index == index
    if isFocused {
      let space = metrics.looseSpace.width / 2
      let box = frame.inset(by: Insets(left: -space, right: -space))
      if metrics.hasNativeControls {
        // As the focus of widgets is shown.
        canvas.stroke(box, .accent, width: 2, cornerRadius: metrics.cornerRadius)
      } else {
        canvas.fill(box, .focus, cornerRadius: metrics.cornerRadius)
      }
    }
    let (text, style) = (canvas.measurer, column.style(isFocused: isFocused))
    var line = frame.line(of: text.lineHeight(of: style))
    guard let direction = column.direction else { return canvas.text(title, in: line, style) }
    let arrow = min(ColumnTitle.arrowWidth(text), line.width)
    var place = line
    place.size.width = min(arrow, text.width(of: "▾", .title))
    let width = min(text.width(of: title, style), line.width - arrow)
    let start = column.alignment.layout.offset(in: line.width - width - arrow)
    if column.alignment == .trailing {
      place.origin.x += start
      (line.origin.x, line.size.width) = (line.minX + start + arrow, width)
    } else {
      place.origin.x += start + width + arrow - place.width
      (line.origin.x, line.size.width) = (line.minX + start, width)
    }
    canvas.text(title, in: line, style)
    canvas.text(direction == .ascending ? "▴" : "▾", in: place, TextStyle(isBold: true))
  }
}
