#if canImport(UIKit) && !os(watchOS)
/// The requests that belong to the content shown last.
struct ShowState {
  /// Whether the next layout pass brings everything to rest.
  private var isImmediate = false
  private var completions: [() -> Void] = []

  /// Whether a completion handler waits.
  var isAwaited: Bool { !completions.isEmpty }

  /// Records that other content is to be shown.
  mutating func request(animated isAnimated: Bool, _ completion: (() -> Void)?) {
    isImmediate = !isAnimated
    if let completion { completions.append(completion) }
  }

  /// Returns whether this layout pass brings everything to rest.
  mutating func takeImmediate() -> Bool {
    defer { isImmediate = false }
    return isImmediate
  }

  /// Returns the completion handlers, which are then called.
  mutating func takeCompletions() -> [() -> Void] {
    defer { completions = [] }
    return completions
  }
}
#endif
