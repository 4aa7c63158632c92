/// A flow in the making: items are added at the end and broken into lines.
struct FlowPlan: AnswerSink {
  private let rules: FlowRules
  private let asked: any LayoutItems
  private var index = 0
  private var items = RunTreeBuilder<FlowRun>()
  private var lines = RunTreeBuilder<FlowLineRun>()
  private var breaker: FlowLineBuilder

  /// Nothing yet; `asked` tells baselines.
  init(_ rules: FlowRules, _ asked: any LayoutItems) {
    self.rules = rules
    self.asked = asked
    breaker = FlowLineBuilder(rules)
  }

  @inline(__always)
  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let run = rules.run(count: count, size: size, traits: traits) { size, align in
      asked.ascent(at: index, size: size, align: align)
    }
    // Lines are filled with whole runs.
    if let whole = items.append(run) { fill(with: whole) }
    index += count
  }

  /// Everything that was added.
  consuming func finish() -> (RunTree<FlowRun>, RunTree<FlowLineRun>) {
    if let whole = items.last { fill(with: whole) }
    if let last = breaker.finish() { lines.append(last) }
    return (items.finish(), lines.finish())
  }

  @inline(__always)
  private mutating func fill(with run: FlowRun) {
    _ = breaker.add(run) { full, _ in
      lines.append(full)
      return true
    }
  }
}

/// Items of a flow that come in the place of others.
struct FlowAnswers: AnswerSink {
  private let rules: FlowRules
  private let asked: any LayoutItems
  private var index: Int
  /// What the items answered.
  private(set) var runs: ContiguousArray<FlowRun> = []

  /// Nothing yet; `asked` tells baselines, of the item `index` first.
  init(_ rules: FlowRules, _ asked: any LayoutItems, from index: Int) {
    self.rules = rules
    self.asked = asked
    self.index = index
  }

  mutating func take(count: Int, size: Size, traits: LayoutTraits) {
    let run = rules.run(count: count, size: size, traits: traits) { size, align in
      asked.ascent(at: index, size: size, align: align)
    }
    runs.appendRun(run)
    index += count
  }
}
