import TesseraLayout

/// Sections as the layout around them sees them: items that are laid out to tell their size.
final class SubsectionItems: LayoutItems {
  private let positions: [Int]
  private let frames: CollectionFrames

  /// Makes items of sections by their positions.
  init(_ positions: [Int], in frames: CollectionFrames) {
    self.positions = positions
    self.frames = frames
  }

  var count: Int { positions.count }

  var viewport: Size? { frames.viewport }

  func size(at index: Int, offered: Size) -> Size { frames.size(of: positions[index], offered: offered) }

  func traits(at index: Int) -> LayoutTraits {
    let sizing = frames.sections[positions[index]].declared.sizing ?? .content(scrolling: frames.axis)
    return LayoutTraits(fillsWidth: sizing.width.isFill, fillsHeight: sizing.height.isFill)
  }
}
