import Foundation
import TesseraLayout

/// An example of a custom layout: items on a circle that fits the container, clockwise from the top.
///
/// Each item is offered the container. The circle leaves room for half of the largest item on all sides; in a container
/// without end it is as wide as high, and stands at the near edge.
struct CircleLayout: LayoutAlgorithm, Hashable {
  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    let sizes = (0..<items.count).map { items.size(at: $0, offered: container).sanitized }
    let largest = sizes.reduce(Size.zero) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let diameter = max(0, min(container.width - largest.width, container.height - largest.height))
    func center(_ axis: Axis) -> Double {
      let isEndless = container[axis] >= Size.largestExtent
      return (isEndless ? diameter + largest[axis] : container[axis]) / 2
    }
    return FramesArrangement(
      sizes.enumerated().map { index, size in
        let angle = 2 * Double.pi * Double(index) / Double(sizes.count)
        return Rect(
          x: center(.horizontal) + sin(angle) * diameter / 2 - size.width / 2,
          y: center(.vertical) - cos(angle) * diameter / 2 - size.height / 2,
          width: size.width, height: size.height)
      })
  }
}
