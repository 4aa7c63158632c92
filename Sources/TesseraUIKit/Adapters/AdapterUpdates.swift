#if canImport(UIKit) && !os(watchOS)
import Tessera

/// The changes of an adapter, one after another: UIKit confuses batches that begin before others have ended.
@MainActor
struct AdapterUpdates {
  /// A change that is asked for.
  struct Update {
    var content: Content<UIKitHost>
    var isAnimated: Bool
  }

  private var waiting: Update?
  /// Who waits for what waits, and for everything that it has taken the place of.
  private var waitingCompletions: [() -> Void] = []
  private var completions: [() -> Void] = []
  private(set) var isAtWork = false
  /// Whether people have just carried an item: UIKit wants that to be over before a batch begins.
  var isHeld = false

  /// Whether nothing is under way and nothing waits.
  var isIdle: Bool { !isAtWork && !isHeld && waiting == nil }

  /// Whether something waits that can be carried out now.
  var isReady: Bool { !isAtWork && !isHeld && waiting != nil }

  /// Notes a change, in place of one that waits.
  mutating func enqueue(_ content: Content<UIKitHost>, isAnimated: Bool, _ completion: (() -> Void)?) {
    waiting = Update(content: content, isAnimated: isAnimated)
    if let completion { waitingCompletions.append(completion) }
  }

  /// The change to carry out now; nil: there is none, or one is at work.
  mutating func begin() -> Update? {
    guard isReady, let update = waiting else { return nil }
    waiting = nil
    isAtWork = true
    (completions, waitingCompletions) = (waitingCompletions, [])
    return update
  }

  /// The change is on screen; who waited for it.
  mutating func end() -> [() -> Void] {
    isAtWork = false
    defer { completions = [] }
    return completions
  }
}
#endif
