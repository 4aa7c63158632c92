/// A line of a flow, with the data that is needed to place the line and its items.
struct FlowLine: Equatable, Sendable {
  /// The number of items, at least one.
  var count: Int
  /// The end of the last item, in points.
  var end: Double
  var height: FixedLength
  var style: FlowLineStyle
}

/// The properties that few lines of a flow have.
struct FlowLineStyle: Equatable, Sendable {
  /// The sum of the grow weights of the items.
  var grow = 0.0
  var baselines = LineBaselines()
  /// Whether every item is known to end right of the start of the line, and to begin left of its end.
  var isSolid = true
}

typealias FlowLines = StyledRun<FlowLineRun, FlowLineStyle>

extension StyledRun where Run == FlowLineRun, Style == FlowLineStyle {
  init(count: Int, line: FlowLine) {
    self.init(
      run: FlowLineRun(count: count, items: line.count, height: line.height, end: line.end), style: line.style
    )
  }
}
