extension CGAffineTransform {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse; a transform without one is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the bounding rectangle of the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
    return CGRect(around: corners)
  }

  init(around points: [CGPoint]) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
