extension UIView {
  /// The frame, without the check whether it is defined.
  var placedFrame: CGRect { geometry.frame }

  func readFrame() -> CGRect {
    if !geometry.transform.isIdentity {
      Simulation.raise(.frameUnderTransform, "the frame of \(type(of: self)) is asked for under a transform")
    }
    return geometry.frame
  }

  func writeFrame(_ frame: CGRect) {
    if !geometry.transform.isIdentity {
      Simulation.raise(.frameUnderTransform, "the frame of \(type(of: self)) is set under a transform")
    }
    writeGeometry(.frame) { $0.frame = frame }
  }

  func writeGeometry(_ property: AnimatedProperty, _ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = old
    change(&new)
    guard new.isFinite else {
      Simulation.raise(.geometryNotFinite, "the \(property) of \(type(of: self)) is not a finite number")
      return
    }
    guard new != old else { return }
    if new.bounds != old.bounds { boundsWillChange(to: new.bounds) }
    geometry = new
    if new.bounds != old.bounds { boundsDidChange(from: old.bounds) }
    recordAnimation(property, from: old, to: new) { $0.restore($1) }
  }

  /// Restores the values that an animation has changed.
  private func restore(_ geometry: ViewGeometry) {
    let old = self.geometry.bounds
    self.geometry = geometry
    if geometry.bounds != old { boundsDidChange(from: old) }
  }

  func visibilityDidChange(from wasHidden: Bool) {
    guard wasHidden != isHidden else { return }
    if let window = self as? UIWindow { window.visibilityChanged() }
  }
}
