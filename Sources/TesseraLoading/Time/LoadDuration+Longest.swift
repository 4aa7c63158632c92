extension LoadDuration {
  /// The longest time to wait: longer than any useful wait, but short enough that clock times do not
  /// overflow. Longer waits are limited to this.
  package static var longestWait: LoadDuration { .seconds(1 << 32) }
}
