import TesseraLayout

/// Items that must not be asked for their sizes, and may say how much of them is seen.
final class ViewportItems: LayoutItems {
  var count: Int
  var viewport: Size?

  init(count: Int, viewport: Size?) {
    self.count = count
    self.viewport = viewport
  }

  func size(at index: Int, offered: Size) -> Size { Size(width: .nan, height: .nan) }
}
