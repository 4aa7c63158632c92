import TesseraGTK

/// A photo, as large as the cell allows, with its name below it.
struct PhotoCell: CanvasCell {
  var name: String
  var state: ImageState
  /// Whether the cell shows its name and whether it has the focus, as in the grid.
  var hasName = true

  func draw(in canvas: inout Canvas) {
    var area = canvas.bounds.inset(by: Insets(top: 4, left: 4, bottom: 4, right: 4))
    if hasName {
      canvas.highlight()
      let line = Rect(
        x: area.minX, y: area.maxY - TextMetrics.lineHeight, width: area.width, height: TextMetrics.lineHeight
      )
      canvas.text(name, in: line, TextStyle(size: .caption, alignment: .center))
      area.size.height -= TextMetrics.lineHeight + 4
    }
    switch state {
    case .loaded(let image): canvas.image(image, in: area.fitting(image))
    case .loading: canvas.text("…", in: area, TextStyle(color: .secondary, alignment: .center))
    case .failed: canvas.text("✕ \(name)", in: area, TextStyle(color: .negative, alignment: .center))
    }
  }
}

extension Rect {
  /// Returns the largest rectangle in the middle of this one with the proportions of an image, which is not
  /// enlarged.
  fileprivate func fitting(_ image: Image) -> Rect {
    guard image.width > 0, image.height > 0, width > 0, height > 0 else { return self }
    let scale = Swift.min(width / Double(image.width), height / Double(image.height), 1)
    let size = Size(width: Double(image.width) * scale, height: Double(image.height) * scale)
    return Rect(
      origin: Point(x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2), size: size)
  }
}
