import TesseraDiff
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Content whose identities, pairing (if the old ids are known) and layout were computed away from the main
/// thread.
final class BackgroundContent: PreparedContent {
  let content: DeclaredContent
  let snapshot: Snapshot
  let issues: [Issue]
  private let ids: ContentIDs?
  /// The layout for the viewport and estimates known at the time; `nil` if the viewport was empty.
  private let layout: BackgroundLayout?
  /// The pairing of the items of the base content with these.
  private let pairing: Pairing?
  /// The number of the content that it was compared with; see ``ContentState/number``.
  private let base: Int

  /// Prepares content. O(*n*).
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

  var comparisonCache: AnyObject? { ids.map(StoredIDs.init) }

  func laidOut(_ estimates: Estimates) -> ((_ section: Int) -> SectionFrames?)? {
    guard let layout else { return nil }
    let otherwiseEstimated = layout.kindsEstimatedOtherwise(by: estimates)
    return { layout.section($0, besides: otherwiseEstimated) }
  }
}

/// The ids of the displayed content.
private final class StoredIDs {
  private(set) var ids: ContentIDs?

  init(_ ids: ContentIDs) { self.ids = ids }

  #if !hasFeature(Embedded)
  /// Releases many ids in the background: releasing a million strings takes longer than a frame.
  deinit {
    guard let count = ids?.count, count > Self.largeCount else { return }
    let last = LastIDs(ids)
    ids = nil
    Task.detached(priority: .background) { await last.release() }
  }

  private static var largeCount: Int { 4_096 }
  #endif
}

#if !hasFeature(Embedded)
/// Ids that nothing else refers to.
private actor LastIDs {
  private var ids: ContentIDs?

  init(_ ids: ContentIDs?) { self.ids = ids }

  func release() { ids = nil }
}
#endif

/// The input for preparing content: values that any thread may read.
struct Preparation: Sendable {
  /// The number of this request for content; see ``ContentState/requestNumber``.
  let request: Int
  /// The number of the content to compare with; see ``ContentState/number``.
  let base: Int
  /// The ids of that content, if they are known.
  let ids: ContentIDs?
  let identityCheckLimit: Int
  /// The size of the part of the viewport that nothing covers.
  let viewport: Size
  /// The estimated sizes of items that were not measured.
  let estimates: [CellKind: Size]
}

extension Engine {
  /// Announces new content, which supersedes all earlier requests.
  func prepare() -> Preparation {
    contentState.begin()
    let window = Rect(size: requests.viewportSize ?? window.size)
    return Preparation(
      request: contentState.requestNumber, base: contentState.number,
      ids: (contentState.comparisonCache as? StoredIDs)?.ids, identityCheckLimit: settings.identityCheckLimit,
      viewport: window.inset(by: requests.viewportInsets ?? coveredEdges).size.sanitized,
      estimates: estimates.decided)
  }

  /// Displays prepared content. Returns `false` if a later request for content has superseded this one.
  func show(_ prepared: PreparedContent, for order: Preparation) -> Bool {
    guard order.request == contentState.requestNumber else { return false }
    request(prepared.content, prepared)
    return true
  }
}
