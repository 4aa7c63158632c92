/// A wish for another scroll position that only its behavior knows to carry out.
@_spi(Behaviors)
open class ScrollRequest {
  /// Makes a request.
  public init() {}

  /// Carries the request out.
  ///
  /// - Parameters:
  ///   - anchor: What is held on to before; nil for what is in view.
  ///   - issues: The faults of the transaction; those of the request are added to them.
  /// - Returns: What to hold on to from then on; nil for what is in view then.
  open func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? { anchor }
}

/// A place of the collection, or of a section, that a behavior may know of.
@_spi(Behaviors)
public enum ScrollPlace {
  /// The one to which the collection went last: a saved position is restored in its stead.
  case last
  /// The one to which the collection has still to come: it is scrolled, or asked to go somewhere else.
  case next
  /// The one to which a section has still to come: the section was scrolled by itself.
  case nextOfSection(SectionKey)
}

/// A place to scroll to, and the animation.
public struct ScrollGoal {
  /// The place.
  let anchor: Anchor
  /// How to get there.
  let animation: Animation

  package init(anchor: Anchor, animation: Animation) {
    self.anchor = anchor
    self.animation = animation
  }

  /// Makes the goal to bring an element to a place in the viewport; none if there is no such element.
  public init(_ path: ElementPath, at alignment: ScrollAlignment = .start, animated animation: Animation) {
    self.init(anchor: .target(path, alignment), animation: animation)
  }

  /// Makes the goal to come to an edge of the content.
  public init(_ edge: ScrollEdge, animated animation: Animation) {
    self.init(anchor: Anchor(edge), animation: animation)
  }
}
