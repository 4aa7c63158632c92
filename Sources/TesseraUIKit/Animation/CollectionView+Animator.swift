#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Changes of the content that an animator performs: they can be paused, scrubbed, reversed and canceled.

extension CollectionView {
  /// Shows other content, with an animator that performs the change on screen.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9)
  ///     collection.show(content, with: animator)
  ///     animator.startAnimation()               // or: animator.fractionComplete = …, as a finger says
  ///
  /// Remaining items move from their current positions to the new ones; removed and inserted items have a
  /// transition. The animator performs all of that when it begins; until then all views stay at their
  /// positions. The content itself changes at once: selection, focus, the scroll position and ``engine`` do
  /// not wait for the animator.
  ///
  /// - At its end the views are at their new positions.
  /// - If the animator ends at its start, because it was reversed or canceled, the previous content is shown
  ///   again at its position, if it came from ``show(_:)`` or this function; the app restores its own data.
  /// - If the animator is finished where it was stopped (`.current`), the new content is shown at once.
  /// - An animator that is stopped without being finished sends no notification. The next layout corrects the
  ///   collection; request it by `setNeedsLayout()`.
  /// - Anything that moves, inserts or removes cells meanwhile ends the change first: other content, another
  ///   size, or scrolling that makes other items visible. The animator finishes at the end toward which it
  ///   runs. Other content then replaces this one, and the previous one.
  ///
  /// A collection that is in no window shows the result. With reduced motion, views only fade.
  ///
  /// - Parameters:
  ///   - content: The content to show.
  ///   - animator: The animator, which may have other animations too; its properties are not changed.
  ///   - transition: The transition of inserted and removed items; declared transitions apply only to changes
  ///     without an animator.
  /// - Complexity: That of ``show(_:)``, and a snapshot of each visible cell.
  public func show(
    _ content: Content<UIKitHost>, with animator: UIViewPropertyAnimator, transition: Transition = .fade
  ) {
    endAnimation()
    // Pending changes belong to the previous content.
    layoutIfNeeded()
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return show(content) }
    let former = animating.content.map { PreviousContent(content: $0, origin: engine.viewport.origin) }
    let before = VisibleCells(in: self)
    show(content)
    UIView.performWithoutAnimation { update(isAtRest: true) }
    let change = before.viewAnimations(in: self, transition)
    UIView.performWithoutAnimation {
      for picture in change.pictures {
        picture.isUserInteractionEnabled = false
        insertSubview(picture, at: 0)
      }
    }
    let animation = ContentAnimation(
      animator, change.viewAnimations, pictures: change.pictures, former: former)
    animating.begin(animation)
    animation.begin()
    animator.addCompletion { [weak self, animation] in self?.finish(animation, at: $0) }
  }

  /// Ends the running change, at the end toward which its animator runs.
  func endAnimation() {
    guard let animation = animating.running else { return }
    if let animator = animation.animator, animator.state == .active {
      let destination: UIViewAnimatingPosition = animator.isReversed ? .start : .end
      animator.stopAnimation(false)
      animator.finishAnimation(at: destination)
    }
    // An animator that has not begun, or is stopped, does not call its completion handler, or not yet.
    finish(animation, at: .current)
  }

  /// Ends a change whose animator will not report its end, or which a transaction supersedes.
  func followAnimation(_ isSuperseded: Bool) {
    guard let animation = animating.running, isSuperseded || animation.isAbandoned else { return }
    endAnimation()
  }

  /// Places the views after a change.
  private func finish(_ animation: ContentAnimation, at position: UIViewAnimatingPosition) {
    guard animating.running === animation else { return }
    let isOverruled = animating.isOverruled
    animating.running = nil
    animation.end()
    if position == .start, !isOverruled, let former = animation.former {
      show(former.content)
      engine.scroll(to: former.origin)
      UIView.performWithoutAnimation { update(isAtRest: true) }
    }
    for cell in engine.cells {
      if let view = stage.view(for: cell.id) { place(view, cell.presentation) }
    }
  }
}

extension UIView {
  /// Applies a frame and an effect to the view.
  func applyPresentation(_ presentation: Presentation) {
    let (frame, effect) = (presentation.frame, presentation.effect)
    bounds.size = CGSize(frame.size)
    center = CGPoint(
      x: frame.minX + frame.width / 2 + effect.offset.x, y: frame.minY + frame.height / 2 + effect.offset.y)
    transform = CGAffineTransform(rotationAngle: effect.rotation).scaledBy(
      x: effect.scale.x, y: effect.scale.y)
    alpha = effect.opacity
  }
}
#endif
