#if canImport(UIKit) && !os(watchOS)
import Tessera

/// What a collection knows of the change that an animator carries out.
struct AnimationState {
  /// The change; nil: there is none.
  var running: ContentAnimation?
  /// The content that was shown last.
  private(set) var content: Content<UIKitHost>?
  /// Whether other content was shown since the change has begun.
  private(set) var isOverruled = false

  /// Takes over what is shown.
  mutating func show(_ content: Content<UIKitHost>) {
    self.content = content
    if running != nil { isOverruled = true }
  }

  /// Takes over that a change begins.
  mutating func begin(_ animation: ContentAnimation) { (running, isOverruled) = (animation, false) }
}
#endif
