#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// Loading the payload of a drop.

extension UIDropSession {
  /// The payload in this program; `nil` if any item comes from elsewhere.
  var localPayload: DragPayload? {
    let heads = items.filter { !$0.isContinuation }
    let offers = heads.compactMap { $0.localOffer }
    return offers.isEmpty || offers.count < heads.count ? nil : DragPayload(offers)
  }

  /// Loads the payload: at once if it comes from this program, else when all items are loaded. Call it while
  /// the drop is performed; UIKit refuses to load later.
  func loadPayload(_ take: @escaping @MainActor (DragPayload) -> Void) {
    if let localPayload { return take(localPayload) }
    DragPayloadLoader(items.count, take).begin(items.map { $0.itemProvider })
  }
}

/// A loader of the items from another program, which arrive in any order.
@MainActor
private final class DragPayloadLoader {
  private var offers: [DragOffer]
  /// The number of outstanding results.
  private var missing = 0
  private let take: @MainActor (DragPayload) -> Void

  init(_ count: Int, _ take: @escaping @MainActor (DragPayload) -> Void) {
    offers = Array(repeating: DragOffer(actions: .copy), count: count)
    self.take = take
  }

  /// Loads all items; what cannot be loaded is left out.
  func begin(_ providers: [NSItemProvider]) {
    missing = 1
    for (position, provider) in providers.enumerated() {
      if provider.canLoadObject(ofClass: NSString.self) { loadText(position, provider) }
      if provider.canLoadObject(ofClass: NSURL.self) { loadURL(position, provider) }
    }
    finishOne()
  }

  private func loadText(_ position: Int, _ provider: NSItemProvider) {
    missing += 1
    provider.loadObject(ofClass: NSString.self) { object, _ in
      let text = (object as? NSString).map { String(describing: $0) }
      onMain {
        self.offers[position].text = text
        self.finishOne()
      }
    }
  }

  private func loadURL(_ position: Int, _ provider: NSItemProvider) {
    missing += 1
    provider.loadObject(ofClass: NSURL.self) { object, _ in
      let place = (object as? NSURL)?.absoluteString
      onMain {
        self.offers[position].uris = place.map { [$0] } ?? []
        self.finishOne()
      }
    }
  }

  private func finishOne() {
    missing -= 1
    if missing == 0 { take(DragPayload(offers)) }
  }
}

/// Runs an action on the main actor, because item providers call back on any queue.
private func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(ObjectiveC)
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  #else
  // The simulation calls back in one of its turns.
  MainActor.assumeIsolated(action)
  #endif
}
#endif
