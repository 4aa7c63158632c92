#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Changes of the content that an animator carries out: they can be held, scrubbed, turned round and called off.

extension CollectionView {
  /// Shows other content, and has an animator carry the change out on screen.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9)
  ///     collection.show(content, with: animator)
  ///     animator.startAnimation()               // or: animator.fractionComplete = …, as a finger says
  ///
  /// What stays goes from where it is seen to where it belongs, what goes and what comes does so with a transition. All of
  /// that is given to the animator, to begin with it; before it has begun everything is seen where it was. The content itself
  /// is the new one from now on: selection, focus, the scroll position and ``engine`` do not wait for the animator.
  ///
  /// * At its end the views are where they belong.
  /// * Where it ends at its start, because it was reversed or called off, the former content is shown again, where it stood,
  ///   if it came from ``show(_:)`` or this function; the app takes its own data back.
  /// * Finished where it was stopped (`.current`), the new content is shown, at once.
  /// * Stopped without being finished it tells nobody: the collection is put right by its next layout; ask for that by
  ///   `setNeedsLayout()`.
  /// * Anything that moves, brings or removes cells meanwhile ends it first: other content, another size, or scrolling that
  ///   brings other items into view. The animator is finished at the end that it is headed for. Other content then takes the
  ///   place of this one, and of the former.
  ///
  /// A collection that is in no window shows the result. Where people have asked for less motion things fade, and nothing moves.
  ///
  /// - Parameters:
  ///   - content: What to show.
  ///   - animator: Carries it out, beside what else it does; nothing is changed about it.
  ///   - transition: How items come and go; what is declared for them counts for changes without an animator.
  /// - Complexity: What ``show(_:)`` costs, and a picture of each cell in view.
  public func show(
    _ content: Content<UIKitHost>, with animator: UIViewPropertyAnimator, transition: Transition = .fade
  ) {
    endAnimation()
    // What is due belongs to what there was.
    layoutIfNeeded()
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return show(content) }
    let former = animating.content.map { FormerContent(content: $0, origin: engine.viewport.origin) }
    let before = SeenCells(in: self)
    show(content)
    UIView.performWithoutAnimation { update(isAtRest: true) }
    let change = before.journeys(in: self, transition)
    UIView.performWithoutAnimation {
      for picture in change.pictures {
        picture.isUserInteractionEnabled = false
        insertSubview(picture, at: 0)
      }
    }
    let animation = ContentAnimation(animator, change.journeys, pictures: change.pictures, former: former)
    animating.begin(animation)
    animation.begin()
    animator.addCompletion { [weak self, animation] in self?.finish(animation, at: $0) }
  }

  /// Ends the change that is under way: at the end that its animator is headed for.
  func endAnimation() {
    guard let animation = animating.running else { return }
    if let animator = animation.animator, animator.state == .active {
      let goal: UIViewAnimatingPosition = animator.isReversed ? .start : .end
      animator.stopAnimation(false)
      animator.finishAnimation(at: goal)
    }
    // An animator that has not begun, or is stopped, has nothing to tell, or not yet.
    finish(animation, at: .current)
  }

  /// Ends a change of which nobody says any more that it is over, or which has to give way to a transaction.
  func followAnimation(_ isOvertaken: Bool) {
    guard let animation = animating.running, isOvertaken || animation.isAbandoned else { return }
    endAnimation()
  }

  /// Puts the views where they belong after a change.
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
  /// Shows the view somewhere, under an effect.
  func pose(_ presentation: Presentation) {
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
