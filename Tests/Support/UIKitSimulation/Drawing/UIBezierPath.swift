/// A shape, of which the simulation knows only the bounding rectangle.
@MainActor open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []

  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  open func move(to point: CGPoint) { points.append(point) }
  open func addLine(to point: CGPoint) { points.append(point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, endPoint]
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points += [controlPoint, endPoint] }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    points += [
      CGPoint(x: center.x - radius, y: center.y - radius),
      CGPoint(x: center.x + radius, y: center.y + radius),
    ]
  }
  open func close() {}
  open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
  open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
  open var bounds: CGRect { CGRect(around: points) }
  open var isEmpty: Bool { points.isEmpty }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func fill() { CGContext.current?.fill(bounds) }
  open func stroke() { CGContext.current?.stroke(bounds, width: lineWidth) }
  open func addClip() { CGContext.current?.clip(to: bounds) }
}
