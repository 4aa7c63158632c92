import TesseraKernel
import TesseraLayout

// Controls on hosts without widgets.

extension Control {
  /// Returns the size of the control for an offered size, in points.
  func size(offered: Size, _ text: any TextMeasuring) -> Size {
    let metrics = text.metrics
    let width: Double
    switch kind {
    case .button(let title, _):
      let own = text.width(of: title, .title) + 2 * metrics.controlPadding
      // Widgets with a short title are not much narrower than others.
      width = metrics.hasNativeControls ? max(own, 1.5 * metrics.controlHeight) : own
    case .toggle(let title, isOn: _):
      width =
        metrics.toggleWidth + (title.isEmpty ? 0 : metrics.tightSpace.width + text.width(of: title, .body))
    case .stepper(let value, let range, _):
      let digits = Control.digitCount(value, range)
      width =
        metrics.hasNativeControls
        ? metrics.stepperWidth(digits: Double(digits) * text.width(of: "0", .body))
        : text.width(of: String(repeating: "0", count: digits) + "‹  ›", .body) + 2 * metrics.controlPadding
    case .menu(let options, let selected):
      let widest = options.reduce(0) { max($0, text.width(of: $1, .body)) }
      let none = selected == nil && metrics.hasNativeControls ? text.width(of: "(None)", .body) : 0
      width = max(widest, none) + text.width(of: " ▾", .body) + 2 * metrics.controlPadding
    case .textField: width = offered.width.isUnbounded ? metrics.fieldWidth : offered.width
    case .textEditor(let content, _, let lines):
      let width = offered.width.isUnbounded ? metrics.fieldWidth : offered.width
      return Size(width: width, height: Control.editorHeight(content, lines: lines, width: width, text))
    }
    return Size(
      width: min(width, offered.width), height: max(metrics.controlHeight, text.lineHeight(of: .body)))
  }

  /// Returns the number of digits that a stepper has room for.
  package static func digitCount(_ value: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(String(value).count, String(range.lowerBound).count, String(range.upperBound).count), 12)
  }

  func draw(in frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas) {
    let isFocused = isEnabled && canvas.isFocused && canvas.controlFocus?.index == index
    switch kind {
    case .button(let title, let role): drawButton(title, role, isFocused, in: frame, metrics, &canvas)
    case .toggle(let title, let isOn): drawToggle(title, isOn, isFocused, in: frame, metrics, &canvas)
    case .stepper(let value, let range, _):
      let (hasLess, hasMore) = (value > range.lowerBound, value < range.upperBound)
      guard !metrics.isCharacterGrid else {
        let title = (hasLess ? "‹ " : "  ") + String(value) + (hasMore ? " ›" : "  ")
        return drawTitle(title, isFocused, in: frame, metrics, &canvas)
      }
      drawTitle(String(value), isFocused, in: frame, metrics, &canvas)
      let inner = frame.line(of: canvas.measurer.lineHeight(of: .body))
        .inset(by: Insets(horizontal: min(metrics.controlPadding, frame.width) / 2, vertical: 0))
      canvas.text("−", in: inner, TextStyle(color: isEnabled && hasLess ? tint : .secondary))
      canvas.text(
        "+", in: inner, TextStyle(color: isEnabled && hasMore ? tint : .secondary, alignment: .trailing))
    case .menu: drawTitle(accessibilityLabel + " ▾", isFocused, in: frame, metrics, &canvas)
    case .textEditor(let text, let placeholder, _):
      drawEditor(text, placeholder, isFocused, in: frame, metrics, &canvas)
    case .textField(let text, let placeholder, let isSecure):
      drawField(text, placeholder, isSecure, isFocused, in: frame, metrics, &canvas)
    }
  }

  private func drawButton(
    _ title: String, _ role: ButtonRole, _ isFocused: Bool, in frame: Rect, _ metrics: HostMetrics,
    _ canvas: inout Canvas
  ) {
    let isFilled = role == .prominent && isEnabled && !isFocused && tint.isExact
    if isFocused || role != .plain && role != .link {
      canvas.fill(frame, isFocused ? .focus : isFilled ? tint : .surface, cornerRadius: metrics.cornerRadius)
    }
    let color: Color =
      switch role {
      case _ where !isEnabled: .secondary
      case _ where isFilled: tint.textColor(metrics)
      case .normal: .primary
      // An exact color may be hard to read on the color of the focus.
      case .prominent, .plain, .link: isFocused && tint.isExact ? .primary : tint
      case .destructive: .negative
      }
    let style = TextStyle(
      color: color, isBold: isFocused || role == .prominent, isUnderlined: role == .link, alignment: .center)
    let line = frame.line(of: canvas.measurer.lineHeight(of: style))
    guard let link else { return canvas.text(title, in: line, style) }
    var linked = GridStyle(style)
    linked.link = link
    canvas.text(StyledText([StyledText.Part(title[...], linked)], style: style), in: line)
  }

  private func drawTitle(
    _ title: String, _ isFocused: Bool, in frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas
  ) {
    canvas.fill(frame, isFocused ? .focus : .surface, cornerRadius: metrics.cornerRadius)
    let style = TextStyle(color: isEnabled ? .primary : .secondary, isBold: isFocused, alignment: .center)
    canvas.text(title, in: frame.line(of: canvas.measurer.lineHeight(of: style)), style)
  }

  private func drawToggle(
    _ title: String, _ isOn: Bool, _ isFocused: Bool, in frame: Rect, _ metrics: HostMetrics,
    _ canvas: inout Canvas
  ) {
    let line = frame.line(of: canvas.measurer.lineHeight(of: .body))
    var box = line
    box.size.width = min(metrics.toggleWidth, frame.width)
    if isFocused { canvas.fill(frame, .focus, cornerRadius: metrics.cornerRadius) }
    canvas.toggleBox(isOn, isEnabled, tint, isFocused, in: box, metrics)
    let label = line.inset(by: Insets(left: min(box.width + metrics.tightSpace.width, line.width)))
    canvas.text(title, in: label, TextStyle(color: isEnabled ? .primary : .secondary, isBold: isFocused))
  }
}

extension Canvas {
  /// Draws the box of a toggle: characters on a grid, else a square with a check mark.
  fileprivate mutating func toggleBox(
    _ isOn: Bool, _ isEnabled: Bool, _ tint: Color, _ isFocused: Bool, in line: Rect, _ metrics: HostMetrics
  ) {
    var color: Color = !isEnabled ? .secondary : isOn ? tint : .primary
    if metrics.isCharacterGrid {
      if color.isExact {
        fill(line, color)
        color = tint.textColor(metrics)
      }
      return text(isOn ? "[✓]" : "[ ]", in: line, TextStyle(color: color, isBold: isOn))
    }
    let side = min(line.width, line.height)
    let box = Rect(x: line.minX, y: line.minY + (line.height - side) / 2, width: side, height: side)
    guard isOn else { return stroke(box, color, cornerRadius: metrics.cornerRadius / 2) }
    fill(box, color, cornerRadius: metrics.cornerRadius / 2)
    text("✓", in: box, TextStyle(color: color.textColor(metrics), isBold: true, alignment: .center))
  }
}

extension Rect {
  /// Returns the middle of the rectangle with the height of a line.
  func line(of height: Double) -> Rect {
    let height = Swift.min(height, size.height)
    return Rect(x: minX, y: minY + (size.height - height) / 2, width: width, height: height)
  }
}

extension TextMeasuring {
  /// Returns the width of a text on one line, in points.
  func width(of text: String, _ style: TextStyle) -> Double {
    text.isEmpty ? 0 : size(of: text, style: style, width: nil).width
  }
}

extension HostMetrics {
  /// Returns the width of the widget of a stepper.
  ///
  /// - Parameter digits: The width of its longest number.
  fileprivate func stepperWidth(digits: Double) -> Double {
    if stepperWidth > 0 { return digits + regularSpace.width + stepperWidth }
    // The number is between two buttons. The widget is not narrower than three of them.
    return max(digits + 2 * controlHeight + controlPadding, 3.3 * controlHeight)
  }
}
