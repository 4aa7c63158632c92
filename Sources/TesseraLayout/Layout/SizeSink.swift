/// A builder that consumes measured items, such as those of a list, a flow or a grid.
protocol SizeSink: ~Copyable {
  /// Consumes the next runs of items, which reported equal traits: for each size, at least one item. Sizes
  /// are not sanitized.
  ///
  /// Most runs are single items. The function is called for many of them at once, so that the builder can
  /// handle them in a loop without calls.
  mutating func take(_ sizes: UnsafeBufferPointer<Size>, count: Int, traits: LayoutTraits)
}

extension SizeSink where Self: ~Copyable {
  /// Measures a range of items, and ensures that each of them is counted once, whatever they report.
  mutating func measureItems(_ items: any LayoutItems, in range: Range<Int>, offered: LayoutProposal) {
    var left = range.count
    // By a pointer, because an escaping closure cannot capture `self`; it does not outlive this call.
    withUnsafeMutablePointer(to: &self) { sink in
      withUnsafeTemporaryAllocation(of: Size.self, capacity: MeasuredRuns.capacity) { buffer in
        var runs = MeasuredRuns(collectingIn: buffer) { sizes, count, traits in
          let count = min(count, left)
          guard count > 0 else { return }
          let sizes = UnsafeBufferPointer(rebasing: sizes.prefix(left / count))
          left -= sizes.count * count
          sink.pointee.take(sizes, count: count, traits: traits)
        }
        items.measure(range, offered: offered, into: &runs)
        runs.flush()
      }
    }
    if left > 0 {
      withUnsafePointer(to: Size.zero) {
        take(UnsafeBufferPointer(start: $0, count: 1), count: left, traits: .none)
      }
    }
  }
}
