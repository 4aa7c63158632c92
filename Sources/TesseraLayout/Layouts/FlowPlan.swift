/// A flow in the making: items are added at the end and broken into lines.
struct FlowPlan: AnswerSink, ~Copyable {
  private var answers: FlowAnswers
  private var items = StyledTreeBuilder<FlowSizeRun, FlowStyle>()
  private var lines = StyledTreeBuilder<FlowLineRun, FlowLineStyle>()
  private var breaker: FlowLineBuilder
  /// The sizes of the last items, which are in no line yet. A line is broken faster in a loop over many of them.
  private var sizes = LeafBuffer<FlowSizeRun>()
  /// The style of all of these.
  private var style: FlowStyle

  /// Nothing yet; `asked` tells baselines.
  init(_ rules: FlowRules, _ asked: any LayoutItems) {
    answers = FlowAnswers(rules, asked, from: 0)
    breaker = FlowLineBuilder(rules)
    style = rules.style(.none)
  }

  @inline(__always)
  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let run = answers.run(count: count, size: size, traits: traits)
    if answers.hasNewStyle, answers.style != style {
      breakLines()
      style = answers.style
    } else if sizes.absorb(run) {
      return
    } else if sizes.isFull {
      breakLines()
    }
    sizes.append(run)
  }

  /// Everything that was added.
  mutating func finish() -> (FlowContent.Items, FlowContent.Lines) {
    breakLines()
    if let line = breaker.finish() { lines.append(line) }
    return (items.finish(), lines.finish())
  }

  /// Puts the runs, none of which grows any more, into lines.
  @inline(never)
  private mutating func breakLines() {
    breaker.add(sizes, style: style, to: &lines)
    items.append(&sizes, style: style)
  }
}

/// Items of a flow that come in the place of others.
struct FlowReplacement: AnswerSink {
  private var answers: FlowAnswers
  /// What the items answered.
  private(set) var runs: [FlowRun] = []

  /// Nothing yet; `asked` tells baselines, of the item `index` first.
  init(_ rules: FlowRules, _ asked: any LayoutItems, from index: Int) {
    answers = FlowAnswers(rules, asked, from: index)
  }

  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let run = answers.run(count: count, size: size, traits: traits)
    runs.append(FlowRun(run: run, style: answers.style))
  }
}

/// What is kept of answers, one after the other.
private struct FlowAnswers {
  private let rules: FlowRules
  private let asked: any LayoutItems
  private var index: Int
  /// The traits that were answered last.
  private var traits = LayoutTraits.none
  /// The style of the items that answered last.
  private(set) var style: FlowStyle
  /// Whether that may be another one than that of the items before.
  private(set) var hasNewStyle = false
  /// Whether the style holds for no items but these, because a part of their size or a baseline is in it.
  private var isParticular: Bool

  init(_ rules: FlowRules, _ asked: any LayoutItems, from index: Int) {
    self.rules = rules
    self.asked = asked
    self.index = index
    style = rules.style(.none)
    isParticular = style.align.needsBaselines
  }

  /// The sizes of the next items, whose style it finds.
  @inline(__always)
  mutating func run(count: Int, size: Size, traits: LayoutTraits) -> FlowSizeRun {
    defer { index += count }
    let width = rules.width(of: size)
    let height = FixedLength(size.height)
    hasNewStyle =
      isParticular || FlowStyle.isParticular(width: width, height: height) || !traits.isEqual(to: self.traits)
    if hasNewStyle {
      style = rules.style(traits)
      let ascent = asked.ascent(at: index, size: size.sanitized, align: style.align)
      style.take(width: width, height: height, ascent: FixedLength(ascent))
      isParticular = style.align.needsBaselines || FlowStyle.isParticular(width: width, height: height)
      self.traits = traits
    }
    return FlowSizeRun(count: count, width: width, height: height)
  }
}

extension LayoutTraits {
  /// Whether a flow sees no difference.
  @inline(__always)
  fileprivate func isEqual(to other: LayoutTraits) -> Bool {
    align == other.align && fillsWidth == other.fillsWidth && grow == other.grow && shrink == other.shrink
  }
}
