import TesseraLayout

/// The items of a section as a layout sees them: with declared sizes, or measured ones if estimated.
package final class SectionItems: LayoutItems {
  @exclusivity(unchecked) package private(set) var section: SectionSnapshot
  private(set) var measured: MeasuredSizes
  private(set) var constraints = ItemConstraints()
  /// Whether a layout has read the visible size.
  private(set) var hasReadVisibleSize = false

  /// The maximum extents of items that were reported to a layout so far.
  private(set) var largestSize = Size.zero

  private let estimates: Estimates

  package init(
    _ section: SectionSnapshot, measured: MeasuredSizes = MeasuredSizes(), estimates: Estimates
  ) {
    self.section = section
    self.measured = measured
    self.estimates = estimates
  }

  func prepare(for constraints: ItemConstraints, axis: Axis) {
    self.constraints = constraints
    measured.select(extent: constraints.visibleSize[axis.cross])
  }

  package var count: Int { section.count }

  package var viewport: Size? {
    recordVisibleSizeRead()
    return constraints.visibleSize
  }

  /// Records that the places of items depend on the visible size.
  func recordVisibleSizeRead() { hasReadVisibleSize = true }

  /// Returns whether an item's size may depend on the visible size along an axis. O(*r*) for *r* runs.
  func dependOnVisibleSize(along axis: Axis) -> Bool {
    !section.section.runs.allSatisfy { run in
      run.count == 0 || run.uniformSizing.map { !$0.dependsOnVisibleSize(along: axis) } ?? false
    }
  }

  package func minimumExtent(along axis: Axis) -> Double? { constraints[minimumAlong: axis] }

  package func inset(by insets: Insets) -> any LayoutItems {
    let insets = insets.sanitized
    if insets == .zero { return self }
    return InsetItems(self, constraints: constraints.narrowed(by: insets))
  }

  package func size(at index: Int, offered: Size) -> Size {
    size(at: index, offered: offered, visibleSize: constraints.visibleSize)
  }

  func size(at index: Int, offered: Size, visibleSize: Size) -> Size {
    guard var item = section.declaration(at: index) else { return .zero }
    return size(of: &item, item.sizing, at: index, offered: offered, visibleSize: visibleSize)
  }

  @inline(__always)
  private func size(
    of item: inout ItemDeclaration, _ sizing: Sizing, at index: Int, offered: Size, visibleSize: Size
  ) -> Size {
    let probable = sizing.isEstimated ? measured[index]?.size ?? item.kind.flatMap { estimates[$0] } : nil
    let size = sizing.size(offered: offered.bounded(by: visibleSize), measured: probable)
    updateLargest(size)
    return size
  }

  func updateLargest(_ size: Size) { largestSize = largestSize.enclosing(size) }

  package func traits(at index: Int) -> LayoutTraits {
    guard var item = section.declaration(at: index) else { return .none }
    return item.traits
  }

  package func uniformCount(from index: Int) -> Int {
    guard let place = section.locate(index) else { return 1 }
    return uniformCount(in: place.run, from: index, to: place.start + place.run.count)
  }

  /// Returns the number of items from a position in a run on with the same size and traits, up to an end.
  private func uniformCount(in run: ItemRun, from index: Int, to end: Int) -> Int {
    guard let sizing = run.uniformSizing, run.uniformTraits != nil else { return 1 }
    guard sizing.isEstimated, let next = measured.firstItem(from: index) else { return end - index }
    return next == index ? 1 : min(end, next) - index
  }

  package func measure(_ range: Range<Int>, offered: LayoutProposal, into runs: inout MeasuredRuns) {
    measure(range, offered: offered, visibleSize: constraints.visibleSize, into: &runs)
  }

  /// Looks up each run of declared items once, and makes the cell of an item once at most.
  func measure(
    _ range: Range<Int>, offered: LayoutProposal, visibleSize: Size, into runs: inout MeasuredRuns
  ) {
    var index = range.lowerBound
    while index < range.upperBound, let (run, _, start) = section.locate(index) {
      let end = min(start + run.count, range.upperBound)
      #if !hasFeature(Embedded)
      if run.uniformSizing == nil, run.uniformTraits == nil {
        measureEach(
          of: run, from: start, in: index..<end, offered: offered, visibleSize: visibleSize, into: &runs)
        index = end
        continue
      }
      #endif
      var item = ItemDeclaration(run, at: index - start)
      while index < end {
        item.go(to: index - start)
        let sizing = item.sizing
        let traits = item.traits(of: sizing)
        let size = size(
          of: &item, sizing, at: index, offered: offered.size(for: traits), visibleSize: visibleSize)
        let count = item.isUniform ? uniformCount(in: run, from: index, to: end) : 1
        runs.append(count: count, size: size, traits: traits)
        index += count
      }
    }
  }

  #if !hasFeature(Embedded)
  /// Visits the declared sizes of a run that declares nothing for all of them: a faster way, which Embedded
  /// Swift does without because it is two kilobytes of WebAssembly.
  private func measureEach(
    of run: ItemRun, from start: Int, in range: Range<Int>, offered: LayoutProposal, visibleSize: Size,
    into runs: inout MeasuredRuns
  ) {
    var index = range.lowerBound
    // There are few types, so a search of a list takes less time than a dictionary.
    var known: [(type: ObjectIdentifier, size: Size, traits: LayoutTraits)] = []
    run.visitSizes(in: range.lowerBound - start..<range.upperBound - start) { type, count, declared in
      defer { index += count }
      if let type, let position = known.firstIndex(where: { $0.type == type }) {
        return runs.append(count: count, size: known[position].size, traits: known[position].traits)
      }
      let declared = declared()
      let traits = declared.traits
      let offered = offered.size(for: traits).bounded(by: visibleSize)
      guard declared.sizing.isEstimated else {
        let size = declared.sizing.size(offered: offered, measured: nil)
        updateLargest(size)
        if let type { known.append((type, size, traits)) }
        return runs.append(count: count, size: size, traits: traits)
      }
      let estimate = estimates[declared.kind]
      for item in index..<index + count {
        let size = declared.sizing.size(offered: offered, measured: measured[item]?.size ?? estimate)
        updateLargest(size)
        runs.append(count: 1, size: size, traits: traits)
      }
    }
  }
  #endif

  package func baselines(at index: Int, size: Size) -> Baselines? {
    section.cell(at: index)?.box.baselines(in: size)
  }

  func sizing(at index: Int) -> Sizing { section.sizing(at: index) }

  /// Updates the position of the section among all sections.
  func move(to section: SectionSnapshot) { self.section = section }

  /// Gives every measured item its size in an arrangement that was made without measured sizes.
  ///
  /// - Returns: `false` if one of the sizes cannot be changed in place.
  /// - Complexity: O(*m* log *n*) for *m* measured items.
  func resizeMeasured(in body: Arrangement) -> Bool { measured.allItemsSatisfy { resize($0, in: body) } }

  /// Gives an item its present size in an arrangement. Returns `false` if that is impossible in place.
  func resize(_ index: Int, in body: Arrangement) -> Bool {
    guard var item = section.declaration(at: index) else { return false }
    let sizing = item.sizing
    // A side that follows the other one needs the layout.
    guard !sizing.width.followsOther, !sizing.height.followsOther else { return false }
    let answered = body.reportedSize(at: index)
    let size = size(
      of: &item, sizing, at: index, offered: offer(in: answered), visibleSize: constraints.visibleSize)
    // A relative side has the reported size, unless the layout has grown or shrunk the item in addition.
    if sizing.hasRelativeSide, item.traits.isFlexible { return false }
    return body.resize(
      at: index,
      to: Size(
        width: sizing.width.isOwn ? size.width : answered.width,
        height: sizing.height.isOwn ? size.height : answered.height))
  }

  /// Returns whether the size of an item in an arrangement is the one that its cell declares. An estimated
  /// side is measured.
  ///
  /// - Returns: `false` if the answer is not known: a side is relative to the available size, or the layout
  ///   depends on more than a size.
  func isPlaced(_ index: Int, as cell: DeclaredCell, in body: Arrangement) -> Bool {
    let (sizing, answered) = (cell.sizing, body.reportedSize(at: index))
    var traits = cell.traits
    (traits.fillsWidth, traits.fillsHeight) = (false, false)
    guard traits == .none || section.locate(index)?.run.uniformTraits != nil else { return false }
    let size = sizing.size(offered: offer(in: answered).bounded(by: constraints.visibleSize), measured: nil)
    return Axis.allCases.allSatisfy { axis in
      let side = axis == .horizontal ? sizing.width : sizing.height
      // Arrangements count in 1/1024 of a point.
      return side.isEstimated || side.isFill || side.isOwn && abs(size[axis] - answered[axis]) < 1 / 512
    }
  }

  /// Returns the size that is offered to an item in a frame.
  func offer(in frame: Size) -> Size { Size(width: frame.width, height: constraints.visibleSize.height) }

  func setMeasured(_ size: MeasuredSize, at index: Int) { measured.set(size, at: index) }
}

extension Sizing {
  /// Whether a side depends on the offered size, or on the other side.
  var hasRelativeSide: Bool { !width.isOwn || !height.isOwn }
}

extension LayoutTraits {
  /// Whether a layout grows or shrinks the item beyond its own size.
  fileprivate var isFlexible: Bool { grow > 0 || shrink > 0 }
}
