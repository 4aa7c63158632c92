/// What something in a waterfall reaches over from top to bottom, in units.
struct WaterfallSpan {
  /// The smallest top edge.
  var top: Int64
  /// The largest bottom edge.
  var bottom: Int64

  /// Nothing at all.
  static let none = WaterfallSpan(top: .max, bottom: 0)

  /// The smallest span around both.
  func union(_ other: WaterfallSpan) -> WaterfallSpan {
    WaterfallSpan(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// Whether each begins before the other one ends.
  func overlaps(_ other: WaterfallSpan) -> Bool { top < other.bottom && bottom > other.top }
}

/// The spans of blocks, of groups of blocks, of groups of groups: where each item begins no higher than the one before,
/// a group that overlaps but has nothing to show occurs once in each level, whatever sticks out below.
struct WaterfallSpans {
  private static let fanOut = 16

  /// The span of each block first, then of each group, level by level; the last one has a single group.
  private var levels: [[WaterfallSpan]] = [[]]

  /// The span of everything.
  var all: WaterfallSpan { levels.last?.first ?? .none }

  /// Brings everything up to date after blocks from a position on have changed. O(blocks from there on).
  mutating func update(from first: Int, in entries: [WaterfallTable.Entry]) {
    levels[0].removeSubrange(min(first, levels[0].count)...)
    for entry in entries[first...] {
      let block = entry.block
      levels[0].append(WaterfallSpan(top: block.top + entry.shift, bottom: block.bottom + entry.shift))
    }
    var first = first
    var level = 0
    while levels[level].count > 1 {
      first /= Self.fanOut
      if level + 1 == levels.count { levels.append([]) }
      levels[level + 1].removeSubrange(min(first, levels[level + 1].count)...)
      for start in stride(from: first * Self.fanOut, to: levels[level].count, by: Self.fanOut) {
        let end = min(start + Self.fanOut, levels[level].count)
        levels[level + 1].append(levels[level][start..<end].reduce(.none) { $0.union($1) })
      }
      level += 1
    }
    levels.removeSubrange((level + 1)...)
  }

  /// Calls back with the positions of blocks that overlap, in order.
  func forEachIndex(overlapping span: WaterfallSpan, _ body: (Int) -> Void) {
    visit(level: levels.count - 1, 0..<levels[levels.count - 1].count, span, body)
  }

  private func visit(level: Int, _ groups: Range<Int>, _ span: WaterfallSpan, _ body: (Int) -> Void) {
    for group in groups where levels[level][group].overlaps(span) {
      if level == 0 {
        body(group)
      } else {
        let start = group * Self.fanOut
        visit(level: level - 1, start..<min(start + Self.fanOut, levels[level - 1].count), span, body)
      }
    }
  }
}
