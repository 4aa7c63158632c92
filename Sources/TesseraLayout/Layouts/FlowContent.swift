/// The items of a flow and how they are broken into lines, both as trees of runs: copies share what is equal.
///
/// Ten million equal tags are one run of items and two runs of lines.
struct FlowContent {
  typealias Items = StyledTree<FlowSizeRun, FlowStyle>
  typealias Lines = StyledTree<FlowLineRun, FlowLineStyle>

  let rules: FlowRules
  private(set) var items: Items
  private(set) var lines: Lines

  /// No items.
  init(rules: FlowRules) {
    self.rules = rules
    items = Items()
    lines = Lines()
  }

  /// Asks all items and breaks them into lines. O(runs).
  init(_ asked: any LayoutItems, rules: FlowRules) {
    self.rules = rules
    var plan = FlowPlan(rules, asked)
    plan.ask(
      asked, in: 0..<min(asked.safeCount, FlowLineRun.mostLines), offered: LayoutOffer(rules.container))
    (items, lines) = plan.finish()
  }
}

// MARK: - Changing

extension FlowContent {
  /// Old lines and what comes in their place.
  struct LineEdit {
    var old: Range<Int>
    var new: [FlowLines]
  }
}

extension FlowContent {
  /// Changes items as told, which `asked` knows about, and lines as far as breaks change. The splices must be valid.
  mutating func replace(_ splices: [ItemSplice], with asked: any LayoutItems) {
    for splice in splices {
      var new = FlowReplacement(rules, asked, from: splice.new.lowerBound)
      new.ask(asked, in: splice.new, offered: LayoutOffer(rules.container))
      let start = splice.new.lowerBound
      items.replace(start..<(start + splice.old.count), with: new.runs)
    }
    breakLines(around: splices)
  }

  /// Gives an item, which must exist, another size. False where its baseline would have to be asked for.
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

  /// Breaks lines anew where items have changed: from the line of the item before each change until the new breaks
  /// meet the old ones again. O(log n) for each line that is touched.
  private mutating func breakLines(around splices: [ItemSplice]) {
    // From the end, so that the lines before keep their numbers.
    for edit in edits(around: splices).reversed() { lines.replace(edit.old, with: edit.new) }
  }

  /// Lines that give way to others where items have changed; ascending.
  func edits(around splices: [ItemSplice]) -> [LineEdit] {
    var edits: [LineEdit] = []
    var next = 0
    while next < splices.count {
      edits.append(edit(from: edits.last?.old.upperBound ?? 0, splices, &next))
    }
    return edits
  }

  /// Breaks lines anew around the next change and those that are too near to it.
  ///
  /// - Parameters:
  ///   - met: The line before which all breaks are known to be right.
  ///   - next: The first change that is not taken into account yet; moved on.
  /// - Returns: The old lines and what comes in their place.
  private func edit(from met: Int, _ splices: [ItemSplice], _ next: inout Int) -> LineEdit {
    let first = max(met, line(of: splices[next].old.lowerBound - 1))
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

  /// The line of an item; the nearest one where there is no such item.
  private func line(of index: Int) -> Int {
    guard let place = lines.runs.first(where: { $0.items > index }) else { return max(0, lines.count - 1) }
    return place.start + max(0, index - place.before.items) / place.run.items
  }

  /// The line that begins with an item, or nil where it is inside a line. After the last item there is no line.
  private func lineBeginning(at index: Int) -> Int? {
    guard let place = lines.runs.first(where: { $0.items > index }) else { return nil }
    let (line, position) = (index - place.before.items).quotientAndRemainder(dividingBy: place.run.items)
    return position == 0 ? place.start + line : nil
  }

  /// Breaks lines from an item on, until the callback, which learns where the next line begins, answers false.
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
