/// What takes in what items answer: a list, a flow, a grid in the making.
///
/// Items call back for every run of them, so what they call should do all that is to be done: a closure that calls another
/// one costs as much again.
protocol AnswerSink: ~Copyable {
  /// Takes in the next items, at least one, which answered alike. The size is as they answered.
  mutating func take(count: Int, size: Size, traits: LayoutTraits)
}

extension AnswerSink where Self: ~Copyable {
  /// Asks a range of items and sees to it that each of them is counted once, whatever they say.
  @inline(__always)
  mutating func ask(_ items: any LayoutItems, in range: Range<Int>, offered: LayoutOffer) {
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
