import TesseraLayout

/// What an engine was asked for since its last transaction.
@_spi(Behaviors)
public struct Requests {
  private var shown: RequestedContent?
  package var viewportSize: Size?
  /// What is to cover the edges of the viewport; never without a size.
  package var viewportInsets: Insets?
  /// What views were measured, the latest last.
  var measured: [(id: CellID, size: Size)] = []
  /// Whether nothing holds that was measured before.
  var forgetsSizes = false
  package var scrolls: [Scroll]
  /// The phases in which behaviors carry out what they were asked for: of ``Phases/requests`` and ``Phases/lateRequests``.
  package var asked: Phases = []
  /// Whether something may have been focused, selected or pressed, or is no longer.
  package var statesChanged = false
  /// Whether everything on screen has to be looked at again.
  package var isReviewDue = false
  /// Views that are to be kept with their items, or no longer.
  var keepAlive: [(id: CellID, reason: KeepAliveReason, isKept: Bool)] = []
  /// What was found wrong with events; told with the next transaction.
  package var issues: [Issue] = []

  /// A wish for another scroll position.
  public enum Scroll {
    case by(Point, at: Point?)
    case to(Point, Animation? = nil)
    case edge(ScrollEdge, Animation? = nil)
    /// To where the request says when it is carried out, such as to an item.
    case asked(ScrollRequest)
    /// A finger takes hold of the content.
    case begin
    /// It lets go, at a velocity.
    case end(Point)

    /// How to get there; nil: at once.
    package var animation: Animation? {
      switch self {
      case .to(_, let animation), .edge(_, let animation): animation
      case .asked(let request): request.animation
      case .by, .begin, .end: nil
      }
    }
  }

  /// Nothing but scrolls, or the memory for them.
  init(scrolls: [Scroll] = []) { self.scrolls = scrolls }

  /// The content that is to be shown.
  var content: DeclaredContent? { shown?.content }

  /// What is known of that content already, where it was prepared in the background.
  var prepared: PreparedContent? { shown?.prepared }

  /// Asks for content, in place of any that was asked for before.
  package mutating func show(_ content: DeclaredContent, _ prepared: PreparedContent? = nil) {
    shown = RequestedContent(content, prepared)
  }

  // Inlined, so that who asks the engine's requests looks at their fields and copies none of them.

  /// Whether there is new content.
  @inline(__always)
  package var hasContent: Bool { shown != nil }

  /// Whether items stay what and where they are: nothing but the scroll position and states may change.
  @inline(__always)
  var keepsLayout: Bool {
    !hasContent && viewportSize == nil && measured.isEmpty && !forgetsSizes && asked.isEmpty
      && !isReviewDue
  }

  /// Whether there is nothing to do.
  @inline(__always)
  var isEmpty: Bool {
    !hasContent && viewportSize == nil && measured.isEmpty && !forgetsSizes && scrolls.isEmpty
      && asked.isEmpty && !statesChanged && !isReviewDue && keepAlive.isEmpty
      && issues.isEmpty
  }
}

/// Content that was asked for. A reference, because most requests are about other things, and are moved about in each
/// frame.
private final class RequestedContent {
  let content: DeclaredContent
  let prepared: PreparedContent?

  init(_ content: DeclaredContent, _ prepared: PreparedContent?) {
    self.content = content
    self.prepared = prepared
  }
}
