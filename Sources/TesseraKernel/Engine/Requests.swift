import TesseraLayout

/// The requests to an engine since its last transaction.
@_spi(Behaviors)
public struct Requests {
  private var shown: RequestedContent?
  package var viewportSize: Size?
  /// The insets that cover the edges of the viewport; set only together with a size.
  package var viewportInsets: Insets?
  /// The measured sizes of views, the latest last.
  var measured: [(id: CellID, size: Size)] = []
  /// Whether all measured sizes are invalid.
  var forgetsSizes = false
  package var scrolls: [Scroll]
  /// The phases in which behaviors perform requests: ``Phases/requests`` and ``Phases/lateRequests``.
  package var requested: Phases = []
  /// Whether an item may have been focused, selected or pressed, or is no longer.
  package var statesChanged = false
  /// Whether everything on screen has to be placed again.
  package var invalidatesLayout = false
  /// The views to keep with their items, or to release.
  var keepAlive: [(id: CellID, reason: KeepAliveReason, isKept: Bool)] = []
  /// The issues of events, reported with the next transaction.
  package var issues: [Issue] = []

  /// A request for another scroll position.
  public enum Scroll {
    /// A scroll by a distance, at a point on screen.
    case by(Point, at: Point?)
    /// A scroll to a position in the content.
    case to(Point, Animation? = nil)
    /// A scroll to an edge of the content.
    case edge(ScrollEdge, Animation? = nil)
    /// A scroll to a position that the request determines when it is performed, such as that of an item.
    case requested(ScrollRequest)
    /// A finger begins to drag the content.
    case begin
    /// The finger ends the drag, at a velocity.
    case end(Point)

    /// The animation; `nil` to scroll at once.
    package var animation: Animation? {
      switch self {
      case .to(_, let animation), .edge(_, let animation): animation
      case .requested(let request): request.animation
      case .by, .begin, .end: nil
      }
    }
  }

  /// Creates requests for scrolls only, or with their buffer.
  init(scrolls: [Scroll] = []) { self.scrolls = scrolls }

  var content: DeclaredContent? { shown?.content }

  /// The results for that content that were prepared in the background.
  var prepared: PreparedContent? { shown?.prepared }

  /// Requests content, in place of any that was requested before.
  package mutating func show(_ content: DeclaredContent, _ prepared: PreparedContent? = nil) {
    shown = RequestedContent(content, prepared)
  }

  // Inlined, so that callers read the fields of the engine's requests in place and copy none of them.

  /// Whether new content is requested.
  @inline(__always)
  package var hasContent: Bool { shown != nil }

  /// Whether items and their places stay the same: only the scroll position and states may change.
  @inline(__always)
  var keepsLayout: Bool {
    !hasContent && viewportSize == nil && measured.isEmpty && !forgetsSizes && requested.isEmpty
      && !invalidatesLayout
  }

  @inline(__always)
  var isEmpty: Bool {
    !hasContent && viewportSize == nil && measured.isEmpty && !forgetsSizes && scrolls.isEmpty
      && requested.isEmpty && !statesChanged && !invalidatesLayout && keepAlive.isEmpty
      && issues.isEmpty
  }
}

/// Requested content. A class, because most requests have none, and requests are moved in each frame.
private final class RequestedContent {
  let content: DeclaredContent
  let prepared: PreparedContent?

  init(_ content: DeclaredContent, _ prepared: PreparedContent?) {
    self.content = content
    self.prepared = prepared
  }
}
