/// The pending layout and display of a view.
struct ViewLayoutState {
  var needsLayout = true
  var needsConstraints = true
  var needsDisplay = true

  /// The nesting depth of the simulation's calls to `layoutSubviews`.
  var layoutDepth = 0
  var isDrawing = false
  var margins = Margins.absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  /// Margins as they were set.
  enum Margins: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
