import TesseraDiff
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Content that was given its identities, perhaps paired with the content before, and laid out away from the main thread.
final class BackgroundContent: PreparedContent {
  let content: DeclaredContent
  let snapshot: Snapshot
  let issues: [Issue]
  /// The ids of the content, for the next comparison.
  private let ids: ContentIDs?
  /// Where everything is for what was known then; nil where nothing could be seen.
  private let layout: BackgroundLayout?
  /// Which item of the base is which of the content.
  private let pairing: Pairing?
  /// The content that it was compared with; see ``ContentState/number``.
  private let base: Int

  /// Prepares content.
  ///
  /// - Complexity: O(*n*).
  init(_ content: DeclaredContent, for order: Preparation) {
    var issues: [Issue] = []
    let snapshot = Snapshot(content, identityCheckLimit: order.identityCheckLimit, issues: &issues)
    for section in snapshot.sections {
      for run in section.section.runs { run.isFromBackground = true }
    }
    let ids = ContentIDs(snapshot)
    self.ids = ids
    pairing = order.ids.flatMap { old in ids.map { $0.pairing(from: old) } }
    base = order.base
    layout = BackgroundLayout(snapshot, for: order)
    (self.content, self.snapshot, self.issues) = (content, snapshot, issues)
  }

  func pairing(withContent number: Int) -> Pairing? { number == base ? pairing : nil }

  var memory: AnyObject? { ids.map(KeptIDs.init) }

  func laidOut(_ estimates: Estimates) -> ((_ section: Int) -> SectionFrames?)? {
    guard let layout else { return nil }
    let otherwiseEstimated = layout.kindsEstimatedOtherwise(by: estimates)
    return { layout.section($0, besides: otherwiseEstimated) }
  }
}

/// Keeps the ids of the content that is shown.
private final class KeptIDs {
  let ids: ContentIDs

  init(_ ids: ContentIDs) { self.ids = ids }
}

/// What has to be known to prepare content: values that any thread may read.
struct Preparation: Sendable {
  /// Which request for content this is; see ``ContentState/requestNumber``.
  let request: Int
  /// Which content is to be compared; see ``ContentState/number``.
  let base: Int
  /// The ids of that content, if they are known.
  let ids: ContentIDs?
  let identityCheckLimit: Int
  /// How much can be seen at once: what nothing covers.
  let viewport: Size
  /// What items that were not measured probably measure.
  let estimates: [CellKind: Size]
}

extension Engine {
  /// Notes that content will come; what was asked for before does not count any more.
  func prepare() -> Preparation {
    contentState.begin()
    let window = Rect(size: requests.viewportSize ?? window.size)
    return Preparation(
      request: contentState.requestNumber, base: contentState.number,
      ids: (contentState.memory as? KeptIDs)?.ids, identityCheckLimit: settings.identityCheckLimit,
      viewport: window.inset(by: requests.viewportInsets ?? coveredEdges).size.sanitized,
      estimates: estimates.decided)
  }

  /// Shows prepared content from the next transaction on, unless something else was asked for meanwhile.
  func show(_ prepared: PreparedContent, for order: Preparation) -> Bool {
    guard order.request == contentState.requestNumber else { return false }
    request(prepared.content, prepared)
    return true
  }
}
