/// A request for another scroll position that knows by itself how it is carried out, so that only the programs that make such
/// a request link that.
@_spi(Behaviors)
open class ScrollRequest {
  /// How to get there; nil: at once, or as the request says.
  final let animation: Animation?

  /// Makes a request.
  public init(animated animation: Animation? = nil) { self.animation = animation }

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

/// A request to scroll to the first item with an id.
final class ItemScroll: ScrollRequest {
  private let id: ItemID
  private let section: ItemID?
  private let alignment: ScrollAlignment

  init(
    to id: ItemID, inSection section: ItemID?, at alignment: ScrollAlignment, animated animation: Animation?
  ) {
    (self.id, self.section, self.alignment) = (id, section, alignment)
    super.init(animated: animation)
  }

  override func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.approach(
      engine.path(of: id, inSection: section, issues: &issues), alignment, animation, from: anchor)
  }
}

/// A request to scroll to the first section with an id.
final class WholeSectionScroll: ScrollRequest {
  private let id: ItemID
  private let alignment: ScrollAlignment

  init(to id: ItemID, at alignment: ScrollAlignment, animated animation: Animation?) {
    (self.id, self.alignment) = (id, alignment)
    super.init(animated: animation)
  }

  override func carryOut(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.approach(engine.path(ofSection: id, issues: &issues), alignment, animation, from: anchor)
  }
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

  /// Makes the goal to bring an element to a place in the viewport. A goal whose element does not exist is passed over.
  public init(_ path: ElementPath, at alignment: ScrollAlignment = .start, animated animation: Animation) {
    self.init(anchor: .target(path, alignment), animation: animation)
  }

  /// Makes the goal to come to an edge of the content.
  public init(_ edge: ScrollEdge, animated animation: Animation) {
    self.init(anchor: Anchor(edge), animation: animation)
  }
}
