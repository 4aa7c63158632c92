extension UIView {
  /// Draws all views within the view that need display.
  func displayIfNeeded() {
    guard !isHidden else { return }
    if layoutState.needsDisplay, geometry.bounds.width > 0, geometry.bounds.height > 0 { display() }
    for subview in hierarchy.subviews { subview.displayIfNeeded() }
  }

  func checkDrawCall() {
    if !layoutState.isDrawing {
      Simulation.raise(.drawCalled, "draw(_:) of \(type(of: self)) was called by hand")
    }
  }

  private func display() {
    layoutState.needsDisplay = false
    layoutState.isDrawing = true
    defer { layoutState.isDrawing = false }
    environment.drawnCount += 1
    backingLayer.drawing = CGContext.recording { draw(geometry.bounds) }
  }
}
