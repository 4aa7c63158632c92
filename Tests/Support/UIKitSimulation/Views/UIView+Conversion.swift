extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    check(view)
    return view.map { $0.fromRoot(toRoot(point)) } ?? toRoot(point)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    check(view)
    return fromRoot(view.map { $0.toRoot(point) } ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect) { convert($0, to: view) } }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect) { convert($0, from: view) } }

  private var root: UIView { sequence(first: self, next: \.superview).reduce(self) { $1 } }

  private func check(_ view: UIView?) {
    guard let view, view.root !== root else { return }
    Simulation.raise(
      .conversionBetweenWindows,
      "\(type(of: self)) and \(type(of: view)) are in no common window or hierarchy")
  }

  private func map(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: corners.map(convert))
  }

  /// Converts a point to the root's coordinates: those of the window, if there is one.
  private func toRoot(_ point: CGPoint) -> CGPoint {
    superview.map { $0.toRoot(geometry.toSuperview(point)) } ?? point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    superview.map { geometry.fromSuperview($0.fromRoot(point)) } ?? point
  }
}
