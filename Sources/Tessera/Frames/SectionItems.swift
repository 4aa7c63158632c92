import TesseraLayout

/// The items of a section as a layout sees them: declared sizes, and measured ones where they are estimated.
final class SectionItems: LayoutItems {
  private(set) var section: SectionSnapshot
  /// What measuring the items gave.
  private(set) var measured: MeasuredSizes
  /// How much of the section can be seen at once: what sizes refer to along an axis that has no end.
  private(set) var visibleSize = Size.zero

  /// The largest extents that an item was told to a layout with, at some time.
  private(set) var largestSize = Size.zero

  /// What items that were not measured probably measure.
  private let estimates: Estimates

  init(
    _ section: SectionSnapshot, measured: MeasuredSizes = MeasuredSizes(), estimates: Estimates
  ) {
    self.section = section
    self.measured = measured
    self.estimates = estimates
  }

  /// Prepares for being laid out where so much can be seen at once.
  func prepare(for visibleSize: Size, axis: Axis) {
    self.visibleSize = visibleSize
    measured.select(extent: visibleSize[axis.cross])
  }

  var count: Int { section.count }

  var viewport: Size? { visibleSize }

  func size(at index: Int, offered: Size) -> Size {
    let sizing = sizing(at: index)
    let probable = sizing.isEstimated ? measured[index]?.size ?? estimate(at: index) : nil
    let size = sizing.size(offered: offered.bounded(by: visibleSize), measured: probable)
    noteLargest(size)
    return size
  }

  /// Notes how large some item is.
  func noteLargest(_ size: Size) { largestSize = largestSize.enclosing(size) }

  func uniformCount(from index: Int) -> Int {
    guard let place = section.locate(index), let sizing = place.run.uniformSizing,
      place.run.uniformTraits != nil
    else { return 1 }
    let end = place.start + place.run.count
    guard sizing.isEstimated, let next = measured.firstItem(from: index) else { return end - index }
    return next == index ? 1 : min(end, next) - index
  }

  func traits(at index: Int) -> LayoutTraits {
    guard let place = section.locate(index) else { return .none }
    var traits = place.run.uniformTraits ?? place.run.cell(at: place.index)?.traits ?? .none
    let sizing = sizing(at: index)
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }

  private func estimate(at index: Int) -> Size? {
    guard let place = section.locate(index) else { return nil }
    return (place.run.uniformKind ?? place.run.cell(at: place.index)?.kind).flatMap { estimates[$0] }
  }

  func baselines(at index: Int, size: Size) -> Baselines? {
    section.cell(at: index)?.box.baselines(in: size)
  }

  /// How large an item is declared to be.
  func sizing(at index: Int) -> Sizing { section.sizing(at: index) }

  /// Takes over that the section has got another position among all sections.
  func move(to section: SectionSnapshot) { self.section = section }

  /// Remembers a measured size.
  func setMeasured(_ size: MeasuredSize, at index: Int) { measured.set(size, at: index) }
}

extension Size {
  /// The smallest size that both fit into.
  func enclosing(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// The size with each side that has no end replaced.
  func bounded(by size: Size) -> Size {
    Size(
      width: width >= Size.largestExtent ? size.width : width,
      height: height >= Size.largestExtent ? size.height : height)
  }
}
