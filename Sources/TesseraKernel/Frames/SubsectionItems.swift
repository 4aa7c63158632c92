import TesseraLayout

/// Child sections as the layout around them sees them: items that are laid out to determine their sizes.
final class SubsectionItems: LayoutItems {
  private let positions: [Int]
  private let frames: CollectionFrames
  private let constraints: ItemConstraints

  init(_ positions: [Int], in frames: CollectionFrames, constraints: ItemConstraints) {
    self.positions = positions
    self.frames = frames
    self.constraints = constraints
  }

  var count: Int { positions.count }

  var viewport: Size? { constraints.visibleSize }

  func minimumExtent(along axis: Axis) -> Double? { constraints[minimumAlong: axis] }

  func inset(by insets: Insets) -> any LayoutItems {
    SubsectionItems(positions, in: frames, constraints: constraints.narrowed(by: insets.sanitized))
  }

  func size(at index: Int, offered: Size) -> Size {
    frames.size(of: positions[index], offered: offered, visibleSize: constraints.visibleSize)
  }

  func traits(at index: Int) -> LayoutTraits {
    let sizing = frames.sections[positions[index]].declared.sizing ?? .content(scrolling: frames.axis)
    return LayoutTraits(fillsWidth: sizing.width.isFill, fillsHeight: sizing.height.isFill)
  }
}
