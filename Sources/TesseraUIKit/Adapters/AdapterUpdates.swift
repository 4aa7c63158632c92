#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing

/// The sequential updates of an adapter: UIKit does not support a batch that begins before the previous one
/// has ended.
@MainActor
struct AdapterUpdates {
  struct Update {
    var content: RequestedContent
    var isAnimated: Bool
  }

  enum RequestedContent {
    /// Content as the app has declared it.
    case declared(Content<UIKitHost>)
    /// Content that was prepared away from the main actor.
    case prepared(PreparedIndexPathContent<UIKitHost>)
  }

  private var waiting: Update?
  /// The completion handlers of the waiting update, and of all updates that it replaced.
  private var waitingCompletions: [() -> Void] = []
  private var completions: [() -> Void] = []
  private(set) var isUpdating = false
  /// Whether the user has just reordered an item: UIKit requires that to end before a batch begins.
  var isHeld = false

  /// Whether no update is running or waiting.
  var isIdle: Bool { !isUpdating && !isHeld && waiting == nil }

  /// Whether an update waits and can be performed now.
  var isReady: Bool { !isUpdating && !isHeld && waiting != nil }

  /// Enqueues an update, in place of one that waits.
  mutating func enqueue(_ content: RequestedContent, isAnimated: Bool, _ completion: (() -> Void)?) {
    waiting = Update(content: content, isAnimated: isAnimated)
    if let completion { waitingCompletions.append(completion) }
  }

  /// Begins the waiting update; returns `nil` if there is none, or another one is running.
  mutating func begin() -> Update? {
    guard isReady, let update = waiting else { return nil }
    waiting = nil
    isUpdating = true
    (completions, waitingCompletions) = (waitingCompletions, [])
    return update
  }

  /// Ends the update and returns its completion handlers.
  mutating func end() -> [() -> Void] {
    isUpdating = false
    defer { completions = [] }
    return completions
  }
}
#endif
