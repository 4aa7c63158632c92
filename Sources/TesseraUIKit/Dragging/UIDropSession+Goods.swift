#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// What was dropped, handed over.

extension UIDropSession {
  /// What collections of this program offer with the items; nil where not every one of them comes from such.
  var localGoods: DragGoods? {
    let heads = items.filter { !$0.isContinuation }
    let offers = heads.compactMap { $0.localOffer }
    return offers.isEmpty || offers.count < heads.count ? nil : DragGoods(offers)
  }

  /// Hands over what was dropped: at once where it comes from this program, else when everything was loaded.
  ///
  /// To be asked while the drop is performed: later, UIKit refuses to load.
  func loadGoods(_ take: @escaping @MainActor (DragGoods) -> Void) {
    if let localGoods { return take(localGoods) }
    GoodsLoad(items.count, take).begin(items.map { $0.itemProvider })
  }
}

/// What another program hands over, one item after another in any order.
@MainActor
private final class GoodsLoad {
  private var offers: [DragOffer]
  /// How many answers are still to come.
  private var missing = 0
  private let take: @MainActor (DragGoods) -> Void

  init(_ count: Int, _ take: @escaping @MainActor (DragGoods) -> Void) {
    offers = Array(repeating: DragOffer(actions: .copy), count: count)
    self.take = take
  }

  /// Asks for everything; what cannot be had is left out.
  func begin(_ providers: [NSItemProvider]) {
    missing = 1
    for (position, provider) in providers.enumerated() {
      if provider.canLoadObject(ofClass: NSString.self) { loadText(position, provider) }
      if provider.canLoadObject(ofClass: NSURL.self) { loadPlace(position, provider) }
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

  private func loadPlace(_ position: Int, _ provider: NSItemProvider) {
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
    if missing == 0 { take(DragGoods(offers)) }
  }
}

/// Calls back on the main actor: item providers answer on any queue.
private func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(ObjectiveC)
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  #else
  // The simulation's answer in one of its turns.
  MainActor.assumeIsolated(action)
  #endif
}
#endif
