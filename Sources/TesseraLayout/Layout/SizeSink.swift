/// A builder that consumes measured items, such as those of a list, a flow or a grid.
///
/// Items call back for each run, so ``take(count:size:traits:)`` should do all of the work: a closure that
/// calls another closure doubles the cost.
protocol SizeSink: ~Copyable {
  /// Consumes the next items, at least one, that reported equal sizes and traits. The size is not sanitized.
  mutating func take(count: Int, size: Size, traits: LayoutTraits)
}

extension SizeSink where Self: ~Copyable {
  /// Measures a range of items, and ensures that each of them is counted once, whatever they report.
  @inline(__always)
  mutating func measureItems(_ items: any LayoutItems, in range: Range<Int>, offered: LayoutProposal) {
    var left = range.count
    items.forEachRun(in: range, offered: offered) { count, size, traits in
      let count = min(count, left)
      guard count > 0 else { return }
      left -= count
      take(count: count, size: size, traits: traits)
    }
    if left > 0 { take(count: left, size: .zero, traits: .none) }
  }
}
