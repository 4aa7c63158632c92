import Tessera
import TesseraLayout

/// A board with previews of layouts: containers, numbered tiles, and a visible rectangle.
struct LayoutPreviewCell: CanvasCell {
  var plans: [LayoutPreview]

  /// The margin around the board, in points.
  static let margin = 8.0
  static let size = Size(
    width: LayoutSample.board.width + 2 * margin, height: LayoutSample.board.height + 2 * margin)
  static let sizing = Sizing.fixed(width: size.width, height: size.height)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    for plan in plans { draw(plan, in: &canvas) }
  }

  private func draw(_ plan: LayoutPreview, in canvas: inout Canvas) {
    let corner = Point(x: Self.margin, y: Self.margin)
    let container = plan.frame.offset(by: corner)
    let caption = Rect(x: container.minX, y: container.minY - 16, width: container.width, height: 16)
    if !plan.caption.isEmpty {
      canvas.text(plan.caption, in: caption, TextStyle(color: .secondary, size: .caption))
    }
    canvas.fill(container, .surface)
    if plan.isEndless {
      let rest = Rect(x: container.minX, y: container.maxY, width: container.width, height: Self.margin)
      canvas.fill(rest, .surface)
    }
    if let pixel = plan.pixel { drawPixels(of: pixel, in: container, on: &canvas) }
    let places = plan.places()
    for (index, place) in places.enumerated() {
      var frame = place.frame.offset(by: corner)
      if plan.scrolled > 0 { frame = frame.intersection(container) ?? .zero }
      draw(
        plan.tiles[index], number: index + 1, in: frame, isFound: place.isFound,
        isCovered: places[(index + 1)...].contains { $0.frame.covers(place.frame) }, on: &canvas)
    }
    if let visible = plan.visible {
      canvas.stroke(visible.offset(by: container.origin), .negative, width: 2)
    }
  }

  private func draw(
    _ tile: LayoutPreview.Tile, number: Int, in frame: Rect, isFound: Bool, isCovered: Bool,
    on canvas: inout Canvas
  ) {
    let letters = isFound ? Color.rgb(red: 255, green: 255, blue: 255) : .secondary
    canvas.fill(frame, isFound ? Color.tiles[(number - 1) % Color.tiles.count] : .separator, cornerRadius: 4)
    canvas.stroke(frame, .background, cornerRadius: 4)
    for baseline in Set([tile.baselines?.first, tile.baselines?.last].compactMap { $0 }).sorted() {
      canvas.fill(Rect(x: frame.minX, y: frame.minY + baseline, width: frame.width, height: 1), letters)
      draw("\(number)", at: frame.minY + baseline - 12, in: frame, letters, on: &canvas)
    }
    if tile.baselines != nil { return }
    let text = tile.remark.isEmpty ? "\(number)" : "\(number) \(tile.remark)"
    // The tile that covers another one begins below or beside its corner.
    let top = isCovered ? frame.minY + 2 : frame.minY + (frame.height - 16) / 2
    draw(text, at: top, in: frame, letters, on: &canvas)
  }

  private func draw(_ text: String, at top: Double, in frame: Rect, _ color: Color, on canvas: inout Canvas) {
    canvas.text(
      text, in: Rect(x: frame.minX, y: top, width: frame.width, height: 16),
      TextStyle(color: color, isBold: true, alignment: .center))
  }

  private func drawPixels(of pixel: Double, in container: Rect, on canvas: inout Canvas) {
    for x in stride(from: container.minX, through: container.maxX, by: pixel) {
      canvas.fill(Rect(x: x, y: container.minY, width: 1, height: container.height), .separator)
    }
    for y in stride(from: container.minY, through: container.maxY, by: pixel) {
      canvas.fill(Rect(x: container.minX, y: y, width: container.width, height: 1), .separator)
    }
  }
}

extension Rect {
  /// Returns whether the rectangle overlaps another one by more than a rounding error.
  fileprivate func covers(_ other: Rect) -> Bool { inset(by: Insets(1)).overlaps(other) }
}
