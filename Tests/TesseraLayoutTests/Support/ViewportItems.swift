import TesseraLayout

/// Items without sizes, which may report a viewport.
final class ViewportItems: LayoutItems {
  var count: Int
  var viewport: Size?

  init(count: Int, viewport: Size?) {
    self.count = count
    self.viewport = viewport
  }

  func size(at index: Int, offered: Size) -> Size { Size(width: .nan, height: .nan) }
}
