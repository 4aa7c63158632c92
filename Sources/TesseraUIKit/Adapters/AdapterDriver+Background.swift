#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import UIKit

// Content that is declared and compared away from the main actor.

extension AdapterDriver {
  /// Declares content in the background and shows it; see ``ViewAdapter/apply(animated:_:)``.
  func apply(
    _ declare: @escaping @Sendable () -> sending Content<UIKitHost>, isAnimated: Bool
  ) async -> Bool {
    history.beginRequest()
    let request = history.requestNumber
    let base = PreparedIndexPathContent<UIKitHost>.Preparation(
      number: history.contentNumber, ids: history.ids, identityCheckLimit: identityCheckLimit,
      placeholdersAreItems: adapter.map { !$0.hasDeclaredLayout } ?? false)
    let prepared = await PreparedIndexPathContent.prepared(declare, for: base)
    guard !Task.isCancelled, history.requestNumber == request else { return false }
    show(.prepared(prepared), isAnimated: isAnimated)
    return true
  }

  /// Returns content with identities, and its changes from the old content, if they are known.
  func indexed(
    _ content: AdapterUpdates.RequestedContent, after old: IndexPathContent<UIKitHost>,
    for adapter: any AdaptedView
  ) -> (IndexPathContent<UIKitHost>, SectionedDifference?) {
    let placeholdersAreItems = !adapter.hasDeclaredLayout
    let declared: Content<UIKitHost>
    switch content {
    case .prepared(let prepared) where prepared.base.placeholdersAreItems == placeholdersAreItems:
      let isCurrent = prepared.base.number == history.contentNumber
      history.begin(ids: prepared.ids)
      return (prepared.indexed, isCurrent ? prepared.difference : nil)
    // The layout of the view has changed meanwhile.
    case .prepared(let prepared): declared = prepared.content
    case .declared(let content): declared = content
    }
    history.begin(ids: nil)
    let new = tracer.around(.snapshot, version) {
      IndexPathContent(
        declared, after: old, identityCheckLimit: identityCheckLimit,
        placeholdersAreItems: placeholdersAreItems)
    }
    return (new, nil)
  }
}
#endif
