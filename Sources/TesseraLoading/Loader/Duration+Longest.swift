@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// More than anybody waits, and less than what makes the times of clocks overflow: who waits for as long as he is told
  /// waits at most for this.
  package static var longestWait: Duration { .seconds(1 << 32) }
}
