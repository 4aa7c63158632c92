/// A builder of a flow from items that are appended and broken into lines.
struct FlowPlan: SizeSink, ~Copyable {
  private let rules: FlowRules
  private var measuredSizes: FlowSizes
  private var items = StyledRunTreeBuilder<FlowSizeRun, FlowStyle>()
  private var lines = StyledRunTreeBuilder<FlowLineRun, FlowLineStyle>()
  private var breaker: FlowLineBuilder
  /// The sizes of the last items, which are in no line yet: breaking many at a time is faster.
  private var sizes = LeafBuffer<FlowSizeRun>()
  /// The style of these items.
  private var style: FlowStyle

  /// Creates an empty flow; `layoutItems` provides baselines.
  init(_ rules: FlowRules, _ layoutItems: any LayoutItems) {
    self.rules = rules
    measuredSizes = FlowSizes(rules, layoutItems, from: 0)
    breaker = FlowLineBuilder(rules)
    style = rules.style(.none)
  }

  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    var position = 0
    while position < sizes.count {
      take(count: count, size: sizes[position], traits: traits)
      position += 1
      // The next items mostly have the same style.
      if !measuredSizes.hasOwnStyle {
        position = takeAlike(sizes, from: position, count: count)
      }
    }
  }

  private mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let run = measuredSizes.run(count: count, size: size, traits: traits)
    if measuredSizes.hasNewStyle, measuredSizes.style != style {
      breakLines()
      style = measuredSizes.style
    } else if sizes.absorb(run) {
      return
    } else if sizes.isFull {
      breakLines()
    }
    sizes.append(run)
  }

  /// Appends runs of the same traits as the previous one, up to one that needs a style of its own. Returns
  /// the position of that run.
  private mutating func takeAlike(
    _ new: UnsafeBufferPointer<Size>, from start: Int, count: Int
  ) -> Int {
    let rules = rules
    var position = start
    while position < new.count {
      // The next items mostly differ from each other.
      if count == 1 {
        sizes.append { runs, sum in
          let added = FlowSizeRun.append(UnsafeBufferPointer(rebasing: new[position...]), to: runs, &sum)
          position += added
          return added
        }
      }
      let end = sizes.append(position..<min(position + 1, new.count)) { position in
        let width = rules.width(of: new[position])
        let height = FixedLength(new[position].height)
        if FlowStyle.hasOwnStyle(width: width, height: height) { return nil }
        return FlowSizeRun(count: count, width: width, height: height)
      }
      if end == position {
        guard sizes.isFull else { break }
        breakLines()
      }
      position = end
    }
    measuredSizes.skip((position - start) * count)
    return position
  }

  mutating func finish() -> (FlowContent.Items, FlowContent.Lines) {
    breakLines()
    if let line = breaker.finish() { lines.append(line) }
    return (items.finish(), lines.finish())
  }

  /// Breaks the pending runs into lines. None of the runs grows any more.
  @inline(never)
  private mutating func breakLines() {
    breaker.add(sizes, style: style, to: &lines)
    items.append(&sizes, style: style)
  }
}

/// The items of a flow that replace others.
struct FlowReplacement: SizeSink {
  private var measuredSizes: FlowSizes
  private(set) var runs: [FlowRun] = []

  /// Creates an empty replacement; `layoutItems` provides baselines, starting with the item `index`.
  init(_ rules: FlowRules, _ layoutItems: any LayoutItems, from index: Int) {
    measuredSizes = FlowSizes(rules, layoutItems, from: index)
  }

  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits) {
    for size in sizes {
      let run = measuredSizes.run(count: count, size: size, traits: traits)
      runs.append(FlowRun(run: run, style: measuredSizes.style))
    }
  }
}

/// A converter of the reported sizes and traits of consecutive items to runs and styles.
private struct FlowSizes {
  private let rules: FlowRules
  private let layoutItems: any LayoutItems
  private var index: Int
  private var traits = LayoutTraits.none
  private(set) var style: FlowStyle
  /// Whether the style may differ from that of the items before.
  private(set) var hasNewStyle = false
  /// Whether the style is valid only for the latest items, because it contains a part of their size or a
  /// baseline.
  private(set) var hasOwnStyle: Bool

  init(_ rules: FlowRules, _ layoutItems: any LayoutItems, from index: Int) {
    self.rules = rules
    self.layoutItems = layoutItems
    self.index = index
    style = rules.style(.none)
    hasOwnStyle = style.align.needsBaselines
  }

  /// Skips items of the same traits as the previous ones, none of which needs a style of its own.
  mutating func skip(_ count: Int) { index += count }

  /// Returns the sizes of the next items, and updates their style.
  @inline(__always)
  mutating func run(count: Int, size: Size, traits: LayoutTraits) -> FlowSizeRun {
    defer { index += count }
    let width = rules.width(of: size)
    let height = FixedLength(size.height)
    hasNewStyle =
      hasOwnStyle || FlowStyle.hasOwnStyle(width: width, height: height) || !traits.isEqual(to: self.traits)
    if hasNewStyle {
      style = rules.style(traits)
      let ascent = layoutItems.ascent(at: index, size: size.sanitized, align: style.align)
      style.take(width: width, height: height, ascent: FixedLength(ascent))
      hasOwnStyle = style.align.needsBaselines || FlowStyle.hasOwnStyle(width: width, height: height)
      self.traits = traits
    }
    return FlowSizeRun(count: count, width: width, height: height)
  }
}

extension LayoutTraits {
  /// Returns whether the traits are equal for a flow.
  @inline(__always)
  fileprivate func isEqual(to other: LayoutTraits) -> Bool {
    align == other.align && fillsWidth == other.fillsWidth && grow == other.grow && shrink == other.shrink
  }
}
