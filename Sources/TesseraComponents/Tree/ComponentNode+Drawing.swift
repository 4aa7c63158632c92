import TesseraKernel
import TesseraLayout

// How nodes look on a canvas.

extension ComponentNode.Kind {
  /// Draws the node itself, without its children. It is not changed; see ``TreeLayout/withKind(ofNode:_:)``.
  ///
  /// - Parameter layout: The layout of the tree of the node.
  @inline(never)
  mutating func draw(in frame: Rect, _ layout: TreeLayout, _ canvas: inout Canvas) {
    switch self {
    case .stack, .overlay, .grid, .gridSpan, .columns, .padding, .frame, .described, .state, .spacer: break
    // It is drawn last; see `TreeLayout.draw`.
    case .opacity: canvas.endGroup()
    case .background(let color, let corner):
      canvas.fill(frame, color, cornerRadius: corner.radius(in: frame.size, layout.metrics))
    case .border(let color, let corner):
      canvas.stroke(frame, color, width: 1, cornerRadius: corner.radius(in: frame.size, layout.metrics))
    case .text(let text, let style): if !text.isEmpty { canvas.text(text, in: frame, style) }
    case .styledText(let text): if !text.text.isEmpty { canvas.text(text, in: frame) }
    case .divider(let axis): canvas.fill(layout.metrics.divider(in: frame, axis), .separator)
    case .image(let image, _): canvas.image(image, in: frame.fitting(image))
    case .spinner(let color) where layout.metrics.hasNativeSpinners: canvas.spinner(color, in: frame)
    case .progress, .sparkline, .spinner: layout.extras?.drawShape?(self, frame, layout.metrics, &canvas)
    case .control(let control):
      if layout.metrics.hasNativeControls {
        canvas.control(control, in: frame)
      } else {
        layout.extras?.controls?.functions.draw(control, frame, layout.metrics, &canvas)
      }
    case .nativeView(let view):
      if layout.metrics.hasNativeControls {
        canvas.nativeView(view, in: frame)
      } else {
        canvas.text(view.accessibilityLabel, in: frame)
      }
    case .columnTitle(let control, let column):
      layout.extras?.controls?.functions.drawTitle(control, column, frame, layout.metrics, &canvas)
    }
  }

  /// Draws a progress bar, a sparkline or a spinner.
  func drawShape(in frame: Rect, _ metrics: HostMetrics, _ canvas: inout Canvas) {
    switch self {
    case .progress(let part, let color): canvas.progress(part, color, in: frame, metrics)
    case .sparkline(let values, let color): canvas.sparkline(values, color, in: frame, metrics)
    case .spinner(let color): canvas.spinner(color ?? .accent, in: frame, metrics)
    default: break
    }
  }
}

extension HostMetrics {
  /// The height of a horizontal divider, in points.
  var dividerHeight: Double { isCharacterGrid ? TextMetrics.lineHeight : separatorWidth }

  /// The width of a vertical divider, in points.
  var dividerWidth: Double { isCharacterGrid ? TextMetrics.characterWidth : separatorWidth }

  /// Returns the line of a divider: on a grid a thin line in the middle of the characters.
  func divider(in frame: Rect, _ axis: Axis) -> Rect {
    guard isCharacterGrid else { return frame }
    return axis == .horizontal
      ? Rect(
        x: frame.minX, y: frame.minY + frame.height / 2, width: frame.width, height: min(1, frame.height / 2))
      : Rect(
        x: frame.minX + frame.width / 2, y: frame.minY, width: min(1, frame.width / 2), height: frame.height)
  }

  func spinnerSize(lineHeight: Double) -> Size {
    Size(width: isCharacterGrid ? TextMetrics.characterWidth : lineHeight, height: lineHeight)
  }

  func sparklineSize(count: Int, lineHeight: Double) -> Size {
    Size(width: Double(count) * (isCharacterGrid ? TextMetrics.characterWidth : 6), height: lineHeight)
  }
}

extension Rect {
  /// Returns the largest rectangle with the proportions of an image, in the middle of the rectangle.
  fileprivate func fitting(_ image: Image) -> Rect {
    guard image.width > 0, image.height > 0 else { return self }
    let scale = Swift.min(width / Double(image.width), height / Double(image.height))
    let size = Size(width: Double(image.width) * scale, height: Double(image.height) * scale)
    return Rect(
      origin: Point(x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2), size: size)
  }
}

extension Canvas {
  fileprivate mutating func progress(_ part: Double, _ color: Color, in frame: Rect, _ metrics: HostMetrics) {
    if metrics.isCharacterGrid {
      // A frame can be much wider than the cell.
      let visible = max(0, min(frame.width, size.width - frame.minX))
      let columns = Int(visible / TextMetrics.characterWidth)
      let filled = min(
        columns, Int((part * (frame.width / TextMetrics.characterWidth).rounded(.down)).rounded()))
      text(String(repeating: "─", count: columns), in: frame, TextStyle(color: .separator))
      guard filled > 0 else { return }
      var bar = frame
      bar.size.width = Double(filled) * TextMetrics.characterWidth
      return text(String(repeating: "━", count: filled), in: bar, TextStyle(color: color))
    }
    let radius = frame.height / 2
    fill(frame, .separator, cornerRadius: radius)
    if part > 0 {
      let width = min(frame.width, max(frame.height, frame.width * part))
      fill(
        Rect(origin: frame.origin, size: Size(width: width, height: frame.height)), color,
        cornerRadius: radius)
    }
  }

  /// Draws a bar for each value, relative to the largest one.
  fileprivate mutating func sparkline(
    _ values: [Double], _ color: Color, in frame: Rect, _ metrics: HostMetrics
  ) {
    let heights = values.relativeToLargest
    if metrics.isCharacterGrid {
      let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
      let characters = heights.map { bars[min(bars.count - 1, Int($0 * Double(bars.count)))] }
      return text(String(characters), in: frame, TextStyle(color: color))
    }
    let step = values.isEmpty ? 0 : frame.width / Double(values.count)
    let width = min(step, max(1, step - 2))
    for (position, height) in heights.enumerated() {
      let bar = min(frame.height, max(1, height * frame.height))
      fill(
        Rect(x: frame.minX + Double(position) * step, y: frame.maxY - bar, width: width, height: bar), color)
    }
  }
}

extension Canvas {
  /// Draws a spinner: a character on a grid, else a circle of dots, one of which has the color.
  fileprivate mutating func spinner(_ color: Color, in frame: Rect, _ metrics: HostMetrics) {
    let step = state.spinnerStep
    if metrics.isCharacterGrid {
      let shapes: [Character] = ["⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽", "⣾"]
      return text(String(shapes[step]), in: frame, TextStyle(color: color))
    }
    // The sines of the angles of the dots, from the top clockwise; the cosines are those a quarter further on.
    let sines = [0, 0.7071, 1, 0.7071, 0, -0.7071, -1, -0.7071]
    let side = min(frame.width, frame.height)
    let (dot, radius) = (side / 5, side * 2 / 5)
    for index in sines.indices {
      let x = frame.minX + frame.width / 2 + radius * sines[index]
      let y = frame.minY + frame.height / 2 - radius * sines[(index + 2) % sines.count]
      let age = (step - index + sines.count) % sines.count
      fill(
        Rect(x: x - dot / 2, y: y - dot / 2, width: dot, height: dot),
        age == 0 ? color : age < 3 ? .secondary : .separator, cornerRadius: dot / 2)
    }
  }
}

extension [Double] {
  /// The values divided by the largest one, from 0 to 1. Negative values and NaN count as 0.
  fileprivate var relativeToLargest: [Double] {
    let values = map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let largest = values.max() ?? 0
    return largest > 0 ? values.map { $0 / largest } : values
  }
}
