/// A vertical interval in a waterfall, in units.
struct WaterfallSpan {
  var top: Int64
  var bottom: Int64

  static let none = WaterfallSpan(top: .max, bottom: 0)

  func union(_ other: WaterfallSpan) -> WaterfallSpan {
    WaterfallSpan(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  func overlaps(_ other: WaterfallSpan) -> Bool { top < other.bottom && bottom > other.top }
}

/// The spans of blocks, of groups of blocks, and of groups of groups. If no item begins above the previous
/// one, each level has at most one overlapping group without results, however far items extend downwards.
struct WaterfallSpans {
  private static let fanOut = 16

  /// The span of each block, then of each group, level by level; the last level has a single group.
  private var levels: [[WaterfallSpan]] = [[]]

  var all: WaterfallSpan { levels.last?.first ?? .none }

  /// Updates all levels after the blocks from a position on have changed, of all blocks from the first. O(blocks
  /// from there on).
  mutating func update(from first: Int, in entries: ArraySlice<WaterfallTable.Entry>) {
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

  /// Calls back with the positions of overlapping blocks, in order.
  func forEachIndex(overlapping span: WaterfallSpan, _ body: (Int) -> Void) {
    visit(level: levels.count - 1, 0..<levels[levels.count - 1].count, span, body)
  }

  private func visit(level: Int, _ groups: Range<Int>, _ span: WaterfallSpan, _ body: (Int) -> Void) {
    let spans = levels[level]
    for group in groups where spans[group].overlaps(span) {
      if level == 0 {
        body(group)
      } else {
        let start = group * Self.fanOut
        visit(level: level - 1, start..<min(start + Self.fanOut, levels[level - 1].count), span, body)
      }
    }
  }
}
