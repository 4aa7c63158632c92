#if canImport(UIKit) && !os(watchOS)
import Tessera

/// The order of an adapter's contents, for those that are prepared away from the main actor.
struct AdapterHistory {
  /// The number of the last request for content.
  private(set) var requestNumber = 0
  /// The number of the content to which the last update leads.
  private(set) var contentNumber = 0
  /// The ids of that content; `nil` if they were not copied.
  private(set) var ids: ContentIDs?

  /// Records a request, which supersedes all earlier ones.
  mutating func beginRequest() { requestNumber += 1 }

  /// Records that an update to other content begins.
  mutating func begin(ids: ContentIDs?) {
    contentNumber += 1
    self.ids = ids
  }
}
#endif
