import TesseraLayout

/// The items of a section as a layout sees them: declared sizes, and measured ones where they are estimated.
package final class SectionItems: LayoutItems {
  @exclusivity(unchecked) package private(set) var section: SectionSnapshot
  /// What measuring the items gave.
  private(set) var measured: MeasuredSizes
  /// The room that the items have.
  private(set) var room = ItemRoom()
  /// Whether a layout has asked how much is seen.
  private(set) var isSeenAsked = false

  /// The largest extents that an item was told to a layout with, at some time.
  private(set) var largestSize = Size.zero

  /// What items that were not measured probably measure.
  private let estimates: Estimates

  package init(
    _ section: SectionSnapshot, measured: MeasuredSizes = MeasuredSizes(), estimates: Estimates
  ) {
    self.section = section
    self.measured = measured
    self.estimates = estimates
  }

  /// Prepares for being laid out in a room.
  func prepare(for room: ItemRoom, axis: Axis) {
    self.room = room
    measured.select(extent: room.seen[axis.cross])
  }

  package var count: Int { section.count }

  package var viewport: Size? {
    noteSeenAsked()
    return room.seen
  }

  /// Notes that the places of items depend on how much is seen.
  func noteSeenAsked() { isSeenAsked = true }

  /// Whether the size of an item may depend on the room along an axis.
  ///
  /// - Complexity: O(*r*) for *r* runs of items.
  func dependOnRoom(along axis: Axis) -> Bool {
    !section.section.runs.allSatisfy { run in
      run.count == 0 || run.uniformSizing.map { !$0.dependsOnRoom(along: axis) } ?? false
    }
  }

  package func leastExtent(along axis: Axis) -> Double? { room[leastAlong: axis] }

  package func inset(by insets: Insets) -> any LayoutItems {
    let insets = insets.sanitized
    if insets == .zero { return self }
    return NarrowedItems(self, room: room.narrowed(by: insets))
  }

  package func size(at index: Int, offered: Size) -> Size {
    size(at: index, offered: offered, seen: room.seen)
  }

  /// The size of an item that is offered a room, where so much is seen at once.
  func size(at index: Int, offered: Size, seen: Size) -> Size {
    guard var item = section.declaration(at: index) else { return .zero }
    return size(of: &item, item.sizing, at: index, offered: offered, seen: seen)
  }

  @inline(__always)
  private func size(
    of item: inout ItemDeclaration, _ sizing: Sizing, at index: Int, offered: Size, seen: Size
  ) -> Size {
    let probable = sizing.isEstimated ? measured[index]?.size ?? item.kind.flatMap { estimates[$0] } : nil
    let size = sizing.size(offered: offered.bounded(by: seen), measured: probable)
    noteLargest(size)
    return size
  }

  /// Notes how large some item is.
  func noteLargest(_ size: Size) { largestSize = largestSize.enclosing(size) }

  package func traits(at index: Int) -> LayoutTraits {
    guard var item = section.declaration(at: index) else { return .none }
    return item.traits
  }

  package func uniformCount(from index: Int) -> Int {
    guard let place = section.locate(index) else { return 1 }
    return uniformCount(in: place.run, from: index, to: place.start + place.run.count)
  }

  /// How many items from one of a run on answer alike, up to another one.
  private func uniformCount(in run: ItemRun, from index: Int, to end: Int) -> Int {
    guard let sizing = run.uniformSizing, run.uniformTraits != nil else { return 1 }
    guard sizing.isEstimated, let next = measured.firstItem(from: index) else { return end - index }
    return next == index ? 1 : min(end, next) - index
  }

  package func forEachRun(
    in range: Range<Int>, offered: LayoutOffer,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void
  ) {
    forEachRun(in: range, offered: offered, seen: room.seen, body)
  }

  /// Looks for each run of declared items once, and makes the cell of an item once at most.
  ///
  /// - Parameter seen: How much is seen at once.
  func forEachRun(
    in range: Range<Int>, offered: LayoutOffer, seen: Size,
    _ body: (_ count: Int, _ size: Size, _ traits: LayoutTraits) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound, let (run, _, start) = section.locate(index) {
      let end = min(start + run.count, range.upperBound)
      var item = ItemDeclaration(run, at: index - start)
      while index < end {
        item.go(to: index - start)
        let sizing = item.sizing
        let traits = item.traits(of: sizing)
        let size = size(of: &item, sizing, at: index, offered: offered.size(for: traits), seen: seen)
        let count = item.isUniform ? uniformCount(in: run, from: index, to: end) : 1
        body(count, size, traits)
        index += count
      }
    }
  }

  package func baselines(at index: Int, size: Size) -> Baselines? {
    section.cell(at: index)?.box.baselines(in: size)
  }

  /// How large an item is declared to be.
  func sizing(at index: Int) -> Sizing { section.sizing(at: index) }

  /// Takes over that the section has got another position among all sections.
  func move(to section: SectionSnapshot) { self.section = section }

  /// Gives every measured item its size in an arrangement that was made when none was; false where one cannot be changed
  /// in place.
  ///
  /// - Complexity: O(*m* log *n*) for *m* measured items.
  func resizeMeasured(in body: Arrangement) -> Bool { measured.allItemsSatisfy { resize($0, in: body) } }

  /// Gives an item in an arrangement the size that it has by now; false where that cannot be changed in place.
  func resize(_ index: Int, in body: Arrangement) -> Bool {
    guard var item = section.declaration(at: index) else { return false }
    let sizing = item.sizing
    // A side that follows the other one needs the layout.
    guard !sizing.width.followsOther, !sizing.height.followsOther else { return false }
    let answered = body.answeredSize(at: index)
    let size = size(of: &item, sizing, at: index, offered: offer(in: answered), seen: room.seen)
    // A part of what was offered is what the item has answered, unless the layout has given more or less on top.
    if sizing.hasRelativeSide, item.traits.isFlexible { return false }
    return body.resize(
      at: index,
      to: Size(
        width: sizing.width.isOwn ? size.width : answered.width,
        height: sizing.height.isOwn ? size.height : answered.height))
  }

  /// Whether an item has the size in an arrangement that its cell declares, as an arrangement keeps it; false where that
  /// cannot be told: a side is a part of the room, or the layout is asked for more than a size. An estimated side is measured.
  func isPlaced(_ index: Int, as cell: DeclaredCell, in body: Arrangement) -> Bool {
    let (sizing, answered) = (cell.sizing, body.answeredSize(at: index))
    var traits = cell.traits
    (traits.fillsWidth, traits.fillsHeight) = (false, false)
    guard traits == .none || section.locate(index)?.run.uniformTraits != nil else { return false }
    let size = sizing.size(offered: offer(in: answered).bounded(by: room.seen), measured: nil)
    return Axis.allCases.allSatisfy { axis in
      let side = axis == .horizontal ? sizing.width : sizing.height
      // Arrangements count in 1/1024 of a point.
      return side.isEstimated || side.isFill || side.isOwn && abs(size[axis] - answered[axis]) < 1 / 512
    }
  }

  /// What an item is offered that stands in a frame.
  func offer(in frame: Size) -> Size { Size(width: frame.width, height: room.seen.height) }

  /// Remembers a measured size.
  func setMeasured(_ size: MeasuredSize, at index: Int) { measured.set(size, at: index) }
}

extension Sizing {
  /// Whether a side depends on what is offered, or on the other side.
  var hasRelativeSide: Bool { !width.isOwn || !height.isOwn }
}

extension LayoutTraits {
  /// Whether a layout gives the item more or less than it has answered.
  fileprivate var isFlexible: Bool { grow > 0 || shrink > 0 }
}
