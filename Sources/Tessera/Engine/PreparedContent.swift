import TesseraDiff
import TesseraLayout

/// Content that was given its identities, perhaps paired with the content before, and laid out away from the main thread.
struct PreparedContent {
  let content: DeclaredContent
  let snapshot: Snapshot
  /// What was found wrong with the ids.
  let issues: [Issue]
  /// The ids of the content, for the next comparison.
  let ids: ContentIDs?
  /// Where everything is for what was known then; nil where nothing could be seen.
  let layout: PreparedLayout?
  /// Which item of the base is which of the content.
  private let pairing: Pairing?
  /// The content that it was compared with; see ``ContentState/number``.
  private let base: Int

  /// Prepares content.
  ///
  /// - Complexity: O(*n*).
  init(_ content: DeclaredContent, for order: Preparation) {
    var issues: [Issue] = []
    self.content = content
    snapshot = Snapshot(content, identityCheckLimit: order.identityCheckLimit, issues: &issues)
    self.issues = issues
    let ids = ContentIDs(snapshot)
    self.ids = ids
    pairing = order.ids.flatMap { old in ids.map { $0.pairing(from: old) } }
    base = order.base
    layout = PreparedLayout(snapshot, for: order)
  }

  /// The pairing with the content of a number; nil where another one was compared.
  func pairing(withContent number: Int) -> Pairing? { number == base ? pairing : nil }
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
      request: contentState.requestNumber, base: contentState.number, ids: contentState.ids,
      identityCheckLimit: settings.identityCheckLimit,
      viewport: window.inset(by: requests.viewportInsets ?? coveredEdges).size.sanitized,
      estimates: estimates.decided)
  }

  /// Shows prepared content from the next transaction on, unless something else was asked for meanwhile.
  func show(_ prepared: PreparedContent, for order: Preparation) -> Bool {
    guard order.request == contentState.requestNumber else { return false }
    request(prepared.content, prepared)
    return true
  }

  /// Finds out which item of the present content is which of other content; that becomes the present one.
  func pair(
    _ content: DeclaredContent, _ prepared: PreparedContent?, issues: inout [Issue]
  ) -> SnapshotPairing {
    let limit = settings.identityCheckLimit
    if let prepared { issues += prepared.issues }
    let new =
      prepared?.snapshot
      ?? tracer.around(.snapshot, updateCount) {
        Snapshot(content, after: snapshot, identityCheckLimit: limit, issues: &issues)
      }
    let known = prepared?.pairing(withContent: contentState.number)
    contentState.number += 1
    contentState.ids = prepared?.ids
    return tracer.around(.pair, updateCount) {
      SnapshotPairing(
        of: snapshot, with: new, known: known, identityCheckLimit: limit, reusing: &workspace, issues: &issues
      )
    }
  }
}
