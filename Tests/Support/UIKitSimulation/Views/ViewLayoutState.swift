/// What a view has yet to do before it can be shown.
struct ViewLayoutState {
  var needsLayout = true
  var needsConstraints = true
  var needsDisplay = true

  /// How deep in calls of `layoutSubviews` that the simulation made the view is.
  var layoutDepth = 0
  var isDrawing = false
  var margins = Margins.absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  /// Margins as they were set.
  enum Margins: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
