import ___VARIABLE_module___
import TesseraLayout

/// Items below each other, each one a step further to the right.
struct ___FILEBASENAMEASIDENTIFIER___: LayoutAlgorithm, Hashable {
  /// The distance of an item from the left edge of the previous one, in points.
  var step = 8.0

  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    var frames: [Rect] = []
    for index in 0..<items.count {
      let x = Double(index) * step
      let offered = Size(width: max(0, container.width - x), height: container.height)
      let size = items.size(at: index, offered: offered).sanitized
      frames.append(Rect(x: x, y: frames.last?.maxY ?? 0, width: size.width, height: size.height))
    }
    return FramesArrangement(frames)
  }
}
