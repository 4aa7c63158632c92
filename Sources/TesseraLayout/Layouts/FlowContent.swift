/// The items of a flow and their lines, both as trees of runs whose copies share equal parts.
///
/// Ten million equal tags form one run of items and two runs of lines.
struct FlowContent {
  typealias Items = StyledRunTree<FlowSizeRun, FlowStyle>
  typealias Lines = StyledRunTree<FlowLineRun, FlowLineStyle>

  let rules: FlowRules
  private(set) var items: Items
  private(set) var lines: Lines

  init(rules: FlowRules) {
    self.rules = rules
    items = Items()
    lines = Lines()
  }

  /// Measures all items and breaks them into lines. O(runs).
  init(_ layoutItems: any LayoutItems, rules: FlowRules) {
    self.rules = rules
    var plan = FlowPlan(rules, layoutItems)
    plan.measureItems(
      layoutItems, in: 0..<min(layoutItems.safeCount, FlowLineRun.maxLines),
      offered: LayoutProposal(rules.container))
    (items, lines) = plan.finish()
  }
}

extension FlowContent {
  /// Whether all items are known to begin at the top of their lines.
  var isAlignedAtTop: Bool {
    guard items.styles.root.height == 0, items.styles.root.runs.count == 1 else { return false }
    let align = items.styles.root.runs[0].style.align
    return align == .start || align == .stretch
  }
}

// MARK: - Changing

extension FlowContent {
  struct LineEdit {
    var old: Range<Int>
    var new: [FlowLines]
  }
}

extension FlowContent {
  /// Applies splices, which must be valid, and breaks lines again as far as the breaks change.
  mutating func replace(_ splices: [ItemSplice], with layoutItems: any LayoutItems) {
    for splice in splices {
      var new = FlowReplacement(rules, layoutItems, from: splice.new.lowerBound)
      new.measureItems(layoutItems, in: splice.new, offered: LayoutProposal(rules.container))
      let start = splice.new.lowerBound
      items.replace(start..<(start + splice.old.count), with: new.runs)
    }
    breakLines(around: splices)
  }

  /// Resizes an item, which must exist. `false` if this would need the baseline of the item.
  mutating func resize(at index: Int, to size: Size) -> Bool {
    guard let old = items.cursor(at: index), !old.style.align.needsBaselines else { return false }
    let width = rules.width(of: size)
    let height = FixedLength(size.height)
    var resized = FlowRun(run: FlowSizeRun(count: 1, width: width, height: height), style: old.style)
    resized.style.take(width: width, height: height)
    if resized == old.run(from: old.end - 1) { return true }
    let range = index..<(index + 1)
    items.replace(range, with: CollectionOfOne(resized))
    breakLines(around: [ItemSplice(old: range, new: range)])
    return true
  }

  /// Breaks lines again where items have changed: from the line of the item before each change until the new
  /// breaks coincide with the old ones. O(log n) for each line that is touched.
  private mutating func breakLines(around splices: [ItemSplice]) {
    // From the end, so that earlier lines keep their numbers.
    for edit in edits(around: splices).reversed() { lines.replace(edit.old, with: edit.new) }
  }

  /// Returns the lines to replace where items have changed, in ascending order.
  func edits(around splices: [ItemSplice]) -> [LineEdit] {
    var edits: [LineEdit] = []
    var next = 0
    while next < splices.count {
      edits.append(edit(from: edits.last?.old.upperBound ?? 0, splices, &next))
    }
    return edits
  }

  /// Breaks lines again around the next change, and around further changes that are too near to it.
  ///
  /// - Parameters:
  ///   - firstUncheckedLine: The line before which all breaks are known to be right.
  ///   - next: The first change that has not been applied yet. It is advanced.
  private func edit(from firstUncheckedLine: Int, _ splices: [ItemSplice], _ next: inout Int) -> LineEdit {
    let first = max(firstUncheckedLine, line(of: splices[next].old.lowerBound - 1))
    let pending = next
    var shift = splices[next].new.lowerBound - splices[next].old.lowerBound
    let start = lines.runs.summary(before: first).items + shift
    var passed = next
    var new: [FlowLines] = []
    var end: Int?
    forEachLine(from: start) { run, position in
      new.append(run)
      while passed < splices.count, splices[passed].new.upperBound <= position {
        shift = splices[passed].new.upperBound - splices[passed].old.upperBound
        passed += 1
      }
      let isBetween = passed == splices.count || splices[passed].new.lowerBound > position
      if passed > pending, isBetween { end = lineBeginning(at: position - shift) }
      return end == nil
    }
    next = end == nil ? splices.count : passed
    return LineEdit(old: first..<(end ?? lines.count), new: new)
  }

  /// Returns the line of an item, or the nearest one if there is no such item.
  private func line(of index: Int) -> Int {
    guard let place = lines.runs.first(where: { $0.items > index }) else { return max(0, lines.count - 1) }
    return place.start + max(0, index - place.before.items) / place.run.items
  }

  /// Returns the line that begins with an item; `nil` if the item is inside a line or after the last one.
  private func lineBeginning(at index: Int) -> Int? {
    guard let place = lines.runs.first(where: { $0.items > index }) else { return nil }
    let (line, position) = (index - place.before.items).quotientAndRemainder(dividingBy: place.run.items)
    return position == 0 ? place.start + line : nil
  }

  /// Breaks lines from an item on, until the callback returns `false` for the start of the next line.
  private func forEachLine(from start: Int, _ body: (_ lines: FlowLines, _ end: Int) -> Bool) {
    var breaker = FlowLineBuilder(rules)
    var position = start
    if var items = items.cursor(at: start) {
      repeat {
        let run = items.run(from: position)
        position += run.count
        if !breaker.add(run, full: { lines, left in body(lines, position - left) }) { return }
      } while items.advance(to: position)
    }
    if let last = breaker.finish() { _ = body(last, position) }
  }
}
