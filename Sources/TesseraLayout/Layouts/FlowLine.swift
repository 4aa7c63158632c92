/// What a flow keeps of a line: enough to place the line, and each of its items by walking over them.
struct FlowLine: Equatable, Sendable {
  /// How many items, at least one.
  var count: Int
  /// Where the last item ends, in points.
  var end: Double
  /// The height.
  var height: FixedLength
  /// What few lines have.
  var style: FlowLineStyle
}

/// What few lines of a flow have.
struct FlowLineStyle: Equatable, Sendable {
  /// The sum of the weights by which items grow.
  var grow = 0.0
  /// Where the baselines meet.
  var baselines = LineBaselines()
  /// Whether every item is certain to end right of where the line begins, and to begin left of where it ends.
  var isSolid = true
}

/// Neighbouring lines that are alike.
typealias FlowLines = Styled<FlowLineRun, FlowLineStyle>

extension Styled where Run == FlowLineRun, Style == FlowLineStyle {
  /// So many lines.
  init(count: Int, line: FlowLine) {
    self.init(
      run: FlowLineRun(count: count, items: line.count, height: line.height, end: line.end), style: line.style
    )
  }
}
