/// A recorder of drawing commands. Shapes are recorded as their bounding rectangles.
@MainActor public final class CGContext {
  private struct Style {
    var fill = CGColor(components: [0, 0, 0, 1])
    var stroke = CGColor(components: [0, 0, 0, 1])
    var lineWidth: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
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
    let moved = element.moved(by: style.transform)
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
