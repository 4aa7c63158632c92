@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// The longest time to wait: longer than any useful wait, but short enough that clock times do not
  /// overflow. Longer waits are limited to this.
  package static var longestWait: Duration { .seconds(1 << 32) }
}
