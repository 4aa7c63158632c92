/// A recorder of drawing commands. Shapes are recorded as their bounding rectangles.
@MainActor public final class CGContext {
  private struct Style {
    var fill = CGColor(components: [0, 0, 0, 1])
    var stroke = CGColor(components: [0, 0, 0, 1])
    var lineWidth: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
    /// The opacity of what is drawn next, and that of the transparency layers around it.
    var (alpha, layerAlpha): (CGFloat, CGFloat) = (1, 1)
  }

  static var current: CGContext?

  private var style = Style()
  private var saved: [Style] = []
  private var elements: [DrawnElement] = []

  static func recording(_ draw: () -> Void) -> [DrawnElement] {
    let outer = current
    let context = CGContext()
    current = context
    draw()
    current = outer
    return context.elements
  }

  func record(_ element: DrawnElement) {
    let moved = element.moved(by: style.transform).faded(to: style.alpha * style.layerAlpha)
    if style.clip.intersects(moved.rect) || style.clip == .infinite { elements.append(moved) }
  }

  public func saveGState() { saved.append(style) }
  public func restoreGState() { style = saved.popLast() ?? style }
  public func translateBy(x: CGFloat, y: CGFloat) {
    style.transform = style.transform.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { style.transform = style.transform.scaledBy(x: x, y: y) }
  public func clip(to rect: CGRect) {
    let rect = rect.applying(style.transform)
    style.clip = style.clip == .infinite ? rect : style.clip.intersection(rect)
  }
  public func setAlpha(_ alpha: CGFloat) { style.alpha = alpha }
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    (style.alpha, style.layerAlpha) = (1, style.alpha * style.layerAlpha)
  }
  public func endTransparencyLayer() { restoreGState() }
  public func setFillColor(_ color: CGColor) { style.fill = color }
  public func setStrokeColor(_ color: CGColor) { style.stroke = color }
  public func setLineWidth(_ width: CGFloat) { style.lineWidth = width }
  public func fill(_ rect: CGRect) { record(.fill(rect: rect, color: style.fill)) }
  public func fillEllipse(in rect: CGRect) { fill(rect) }
  public func stroke(_ rect: CGRect) {
    record(.stroke(rect: rect, color: style.stroke, width: style.lineWidth))
  }
  public func strokeEllipse(in rect: CGRect) { stroke(rect) }

  func stroke(_ rect: CGRect, width: CGFloat) {
    record(.stroke(rect: rect, color: style.stroke, width: width))
  }
}

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { .current }

@MainActor public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

extension DrawnElement {
  var rect: CGRect {
    switch self {
    case .fill(let rect, _), .stroke(let rect, _, _), .text(_, let rect, _), .image(_, let rect): rect
    }
  }

  /// Returns the element with a lower opacity, as in a transparency layer. Images have none.
  fileprivate func faded(to alpha: CGFloat) -> DrawnElement {
    guard alpha < 1 else { return self }
    return switch self {
    case .fill(let rect, let color): .fill(rect: rect, color: color.faded(to: alpha))
    case .stroke(let rect, let color, let width):
      .stroke(rect: rect, color: color.faded(to: alpha), width: width)
    case .text(let text, let rect, let color): .text(text, rect: rect, color: color.faded(to: alpha))
    case .image: self
    }
  }

  fileprivate func moved(by transform: CGAffineTransform) -> DrawnElement {
    guard !transform.isIdentity else { return self }
    let moved = rect.applying(transform)
    return switch self {
    case .fill(_, let color): .fill(rect: moved, color: color)
    case .stroke(_, let color, let width): .stroke(rect: moved, color: color, width: width)
    case .text(let text, _, let color): .text(text, rect: moved, color: color)
    case .image(let name, _): .image(name: name, rect: moved)
    }
  }
}

extension CGColor {
  fileprivate func faded(to alpha: CGFloat) -> CGColor {
    CGColor(components: components.dropLast() + components.suffix(1).map { $0 * alpha })
  }
}
