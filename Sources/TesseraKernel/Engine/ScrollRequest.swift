/// A scroll request that performs itself, so that only programs that make such a request link its code.
@_spi(Behaviors)
open class ScrollRequest {
  /// The animation; `nil` to scroll at once, or as the request determines.
  final let animation: Animation?

  /// Creates a request.
  public init(animated animation: Animation? = nil) { self.animation = animation }

  /// Performs the request.
  ///
  /// - Parameters:
  ///   - anchor: The present anchor; `nil` for the visible elements.
  ///   - issues: The issues of the transaction, to which those of the request are appended.
  /// - Returns: The anchor to hold from then on; `nil` for the elements that are visible then.
  open func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? { anchor }
}

/// A position of the collection, or of a section, that a behavior may remember.
@_spi(Behaviors)
public enum RememberedScrollPosition {
  /// The last destination of the collection. A saved position is restored in its place.
  case last
  /// The pending destination of the collection, which is superseded by a scroll or by another destination.
  case next
  /// The pending destination of a section, which is superseded by a scroll of the section.
  case nextOfSection(SectionKey)
}

final class ItemScrollRequest: ScrollRequest {
  private let id: ItemID
  private let section: ItemID?
  private let alignment: ScrollAlignment

  init(
    to id: ItemID, inSection section: ItemID?, at alignment: ScrollAlignment, animated animation: Animation?
  ) {
    (self.id, self.section, self.alignment) = (id, section, alignment)
    super.init(animated: animation)
  }

  override func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.approach(
      engine.path(of: id, inSection: section, issues: &issues), alignment, animation, from: anchor)
  }
}

final class SectionScrollRequest: ScrollRequest {
  private let id: ItemID
  private let alignment: ScrollAlignment

  init(to id: ItemID, at alignment: ScrollAlignment, animated animation: Animation?) {
    (self.id, self.alignment) = (id, alignment)
    super.init(animated: animation)
  }

  override func perform(from anchor: Anchor?, _ issues: inout [Issue], _ engine: Engine) -> Anchor? {
    engine.approach(engine.path(ofSection: id, issues: &issues), alignment, animation, from: anchor)
  }
}

/// The destination of a scroll, with its animation.
public struct ScrollDestination {
  let anchor: Anchor
  let animation: Animation

  package init(anchor: Anchor, animation: Animation) {
    self.anchor = anchor
    self.animation = animation
  }

  /// Creates a destination that brings an element to a position in the viewport. If the element does not
  /// exist, the destination is ignored.
  public init(_ path: ElementPath, at alignment: ScrollAlignment = .start, animated animation: Animation) {
    self.init(anchor: .target(path, alignment), animation: animation)
  }

  /// Creates a destination at an edge of the content.
  public init(_ edge: ScrollEdge, animated animation: Animation) {
    self.init(anchor: Anchor(edge), animation: animation)
  }
}
