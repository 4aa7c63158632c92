#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// Offers of items as UIKit's drag items: collections of this program use the offer itself, others its text
// and its URIs.

extension DragPayload {
  @MainActor
  func makeDragItems() -> [UIDragItem] { offers.flatMap { UIDragItem.items(for: $0) } }
}

extension UIDragItem {
  /// Returns the drag items of an offer: one, and one more for each URI after the first.
  static func items(for offer: DragOffer) -> [UIDragItem] {
    let first = NSItemProvider()
    if let text = offer.text { first.registerObject(NSString(string: text), visibility: .all) }
    let places = offer.uris.compactMap { NSURL(string: $0) }
    if let place = places.first { first.registerObject(place, visibility: .all) }
    let others = places.dropFirst().map { NSItemProvider(object: $0) }
    return [UIDragItem(itemProvider: first, OfferBox(offer))]
      + others.map { UIDragItem(itemProvider: $0, OfferBox(nil)) }
  }

  /// The offer, if a collection of this program created it.
  var localOffer: DragOffer? { (localObject as? OfferBox)?.offer }

  /// Whether the drag item has a further URI of the item before.
  var isContinuation: Bool { (localObject as? OfferBox).map { $0.offer == nil } ?? false }

  private convenience init(itemProvider: NSItemProvider, _ offer: OfferBox) {
    self.init(itemProvider: itemProvider)
    localObject = offer
  }
}

/// The offer of an item within this program; `nil` if it belongs to the item before.
private final class OfferBox {
  let offer: DragOffer?

  init(_ offer: DragOffer?) { self.offer = offer }
}
#endif
