#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A change of the content that an animator of the app's carries out.
@MainActor
final class ContentAnimation {
  /// The animator, which whoever made it keeps.
  private(set) weak var animator: UIViewPropertyAnimator?
  /// What views do meanwhile.
  private let journeys: [ViewJourney]
  /// What was shown before, and where it stood; nil: nobody knows.
  let former: FormerContent?
  /// Pictures of views that are used for other items already.
  private let pictures: [UIView]
  /// Whether the animator has taken the journeys over.
  private var hasBegun = false
  /// Whether it is over, whatever the animator does.
  private var isOver = false

  init(
    _ animator: UIViewPropertyAnimator, _ journeys: [ViewJourney], pictures: [UIView], former: FormerContent?
  ) {
    (self.animator, self.journeys, self.pictures, self.former) = (animator, journeys, pictures, former)
  }

  /// Puts everything where it comes from, and gives the animator what there is to do.
  func begin() {
    UIView.performWithoutAnimation {
      for journey in journeys { journey.view.pose(journey.start) }
    }
    animator?.addAnimations { [self] in
      guard !isOver else { return }
      hasBegun = true
      for journey in journeys { journey.go() }
    }
  }

  /// Takes the pictures away; nothing is changed from here on.
  func end() {
    isOver = true
    for picture in pictures { picture.removeFromSuperview() }
  }

  /// Whether the animator will not say that it is over: it was stopped for good, or let go of.
  var isAbandoned: Bool {
    guard let animator else { return true }
    return hasBegun && animator.state == .inactive
  }
}

extension MountOperation {
  /// Whether it changes where a view is.
  var moves: Bool {
    switch self {
    case .mount, .move, .present, .unmount: true
    case .update, .discard: false
    }
  }
}

/// What was shown before a change.
struct FormerContent {
  /// The content.
  var content: Content<UIKitHost>
  /// Where the viewport stood.
  var origin: Point
}

/// The way of a view from one presentation to another.
struct ViewJourney {
  /// The view.
  let view: UIView
  /// How it is seen at first.
  let start: Presentation
  /// How it is seen in the end.
  let end: Presentation

  /// Goes, as far as animations say how.
  @MainActor
  func go() {
    view.pose(end)
    if start.frame.size != end.frame.size { view.layoutIfNeeded() }
  }
}
#endif
