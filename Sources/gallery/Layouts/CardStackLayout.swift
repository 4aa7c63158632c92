import TesseraLayout

/// An example of a custom layout: a stack of cards, as wide as the container, in which each card begins a little
/// below the one before and covers the rest of it.
struct CardStackLayout: LayoutAlgorithm, Hashable {
  /// How much of a card stays uncovered, in points.
  var peek: Double

  func arrange(_ items: any LayoutItems, in container: Size) -> Arrangement {
    FramesArrangement(
      (0..<items.count).map { index in
        let height = items.size(at: index, offered: container).height
        return Rect(x: 0, y: Double(index) * peek, width: container.width, height: height).sanitized
      })
  }
}
