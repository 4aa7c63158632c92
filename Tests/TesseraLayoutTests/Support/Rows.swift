import TesseraLayout

final class Rows: LayoutItems {
  let count: Int

  init(count: Int) { self.count = count }

  func size(at index: Int, offered: Size) -> Size { Size(width: offered.width, height: 44.1) }

  // All rows answer alike, so the layout asks one of them.
  func uniformCount(from index: Int) -> Int { count - index }
}
