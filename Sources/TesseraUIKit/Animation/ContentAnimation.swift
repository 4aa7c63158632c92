#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A change of the content that an animator of the app performs.
@MainActor
final class ContentAnimation {
  /// The animator; its creator keeps it alive.
  private(set) weak var animator: UIViewPropertyAnimator?
  private let viewAnimations: [ViewAnimation]
  /// The previous content and scroll position; `nil` if they are unknown.
  let former: PreviousContent?
  /// Snapshots of views that are already reused for other items.
  private let pictures: [UIView]
  /// Whether the animator has received the animations.
  private var hasBegun = false
  /// Whether the change is over, whatever the animator does.
  private var isOver = false

  init(
    _ animator: UIViewPropertyAnimator, _ viewAnimations: [ViewAnimation], pictures: [UIView],
    former: PreviousContent?
  ) {
    (self.animator, self.viewAnimations, self.pictures, self.former) = (
      animator, viewAnimations, pictures, former
    )
  }

  /// Applies the start presentations, and adds the animations to the animator.
  func begin() {
    UIView.performWithoutAnimation {
      for viewAnimation in viewAnimations { viewAnimation.view.applyPresentation(viewAnimation.start) }
    }
    animator?.addAnimations { [self] in
      guard !isOver else { return }
      hasBegun = true
      for viewAnimation in viewAnimations { viewAnimation.go() }
    }
  }

  /// Removes the snapshots; nothing is changed afterward.
  func end() {
    isOver = true
    for picture in pictures { picture.removeFromSuperview() }
  }

  /// Whether the animator will not report its end, because it was stopped without being finished, or
  /// deallocated.
  var isAbandoned: Bool {
    guard let animator else { return true }
    return hasBegun && animator.state == .inactive
  }
}

extension MountOperation {
  /// Whether the operation changes the position of a view.
  var moves: Bool {
    switch self {
    case .mount, .move, .present, .unmount: true
    case .update, .discard: false
    }
  }
}

/// The content before a change.
struct PreviousContent {
  var content: Content<UIKitHost>
  var origin: Point
}

/// The animation of a view from one presentation to another.
struct ViewAnimation {
  let view: UIView
  let start: Presentation
  let end: Presentation

  /// Applies the end presentation, within an animation.
  @MainActor
  func go() {
    view.applyPresentation(end)
    if start.frame.size != end.frame.size { view.layoutIfNeeded() }
  }
}
#endif
