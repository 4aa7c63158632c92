/// The geometry of a view: bounds, center and transform are stored, the frame is derived.
struct ViewGeometry: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The bounding rectangle of the view in its superview.
  var frame: CGRect {
    get {
      let size = bounds.size
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let moved = transform.isIdentity ? box : box.applying(transform)
      return CGRect(origin: moved.origin + center, size: moved.size)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  var isFinite: Bool { bounds.isFinite && center.isFinite && transform.isFinite }

  func toSuperview(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform) + center
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    (point - center).applying(transform.inverted()) + CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
