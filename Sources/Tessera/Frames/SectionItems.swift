import TesseraLayout

/// A measured size, and the cell and the room that it was measured for: it holds as long as both are the same.
struct MeasuredSize<H: Host> {
  var size: Size
  var offered: Size
  var cell: AnyCell<H>

  /// Whether measuring would give the same again.
  func holds(for cell: AnyCell<H>, offered: Size) -> Bool {
    self.offered.width == offered.width && (self.cell.isIdentical(to: cell) || self.cell == cell)
  }
}

/// The items of a section as a layout sees them: declared sizes, and measured ones where they are estimated.
final class SectionItems<H: Host>: LayoutItems {
  private(set) var section: SectionSnapshot<H>
  /// The measured sizes of items, by position.
  private(set) var measured: [Int: MeasuredSize<H>]
  /// The positions of measured items, ascending.
  private var measuredPositions: [Int]
  /// How much of the section can be seen at once: what sizes refer to along an axis that has no end.
  var visibleSize = Size.zero

  init(_ section: SectionSnapshot<H>, measured: [Int: MeasuredSize<H>] = [:]) {
    self.section = section
    self.measured = measured
    measuredPositions = measured.keys.sorted()
  }

  var count: Int { section.count }

  var viewport: Size? { visibleSize }

  func size(at index: Int, offered: Size) -> Size {
    sizing(at: index).size(offered: offered.bounded(by: visibleSize), measured: measured[index]?.size)
  }

  func uniformCount(from index: Int) -> Int {
    guard let place = section.locate(index), let sizing = place.run.uniformSizing else { return 1 }
    let end = place.start + place.run.count
    guard sizing.isEstimated, !measuredPositions.isEmpty else { return end - index }
    let next = measuredPositions.insertionPoint(of: index)
    guard next < measuredPositions.count else { return end - index }
    return measuredPositions[next] == index ? 1 : min(end, measuredPositions[next]) - index
  }

  func traits(at index: Int) -> LayoutTraits {
    let sizing = sizing(at: index)
    return LayoutTraits(fillsWidth: sizing.width.isFill, fillsHeight: sizing.height.isFill)
  }

  /// How large an item is declared to be.
  func sizing(at index: Int) -> Sizing {
    guard let place = section.locate(index) else { return .height(0) }
    return place.run.uniformSizing ?? place.run.cell(at: place.index)?.sizing ?? .height(0)
  }

  /// Takes over that the section has got another position among all sections.
  func move(to section: SectionSnapshot<H>) { self.section = section }

  /// Remembers a measured size.
  func setMeasured(_ size: MeasuredSize<H>, at index: Int) {
    if measured.updateValue(size, forKey: index) == nil {
      measuredPositions.insert(index, at: measuredPositions.insertionPoint(of: index))
    }
  }
}

extension [Int] {
  /// The position of the first element that is not less than a value, in ascending numbers.
  ///
  /// - Complexity: O(log *n*).
  func insertionPoint(of value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Size {
  /// The size with each side that has no end replaced.
  func bounded(by size: Size) -> Size {
    Size(
      width: width >= Size.largestExtent ? size.width : width,
      height: height >= Size.largestExtent ? size.height : height)
  }
}
