#if canImport(UIKit) && !os(watchOS)
import Tessera

/// The state of a change that an animator performs.
struct AnimationState {
  var running: ContentAnimation?
  /// The content that was shown last.
  private(set) var content: Content<UIKitHost>?
  /// Whether other content was shown since the change began.
  private(set) var isOverruled = false

  mutating func show(_ content: Content<UIKitHost>) {
    self.content = content
    if running != nil { isOverruled = true }
  }

  /// Records that content was shown that cannot be shown again.
  mutating func showOther() {
    content = nil
    if running != nil { isOverruled = true }
  }

  mutating func begin(_ animation: ContentAnimation) { (running, isOverruled) = (animation, false) }
}
#endif
