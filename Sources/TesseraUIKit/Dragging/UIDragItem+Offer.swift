#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

// What items offer, as UIKit carries it: collections of this program take the offer as it is, others its text and its
// places.

extension DragGoods {
  /// The items of a drag that brings these goods.
  @MainActor
  func makeDragItems() -> [UIDragItem] { offers.flatMap { UIDragItem.items(for: $0) } }
}

extension UIDragItem {
  /// The items that carry an offer: one, and one more for each place beyond the first.
  static func items(for offer: DragOffer) -> [UIDragItem] {
    let first = NSItemProvider()
    if let text = offer.text { first.registerObject(NSString(string: text), visibility: .all) }
    let places = offer.uris.compactMap { NSURL(string: $0) }
    if let place = places.first { first.registerObject(place, visibility: .all) }
    let others = places.dropFirst().map { NSItemProvider(object: $0) }
    return [UIDragItem(itemProvider: first, OfferBox(offer))]
      + others.map { UIDragItem(itemProvider: $0, OfferBox(nil)) }
  }

  /// What it offers, where a collection of this program has made it.
  var localOffer: DragOffer? { (localObject as? OfferBox)?.offer }

  /// Whether it carries a further place of the item before.
  var isContinuation: Bool { (localObject as? OfferBox).map { $0.offer == nil } ?? false }

  private convenience init(itemProvider: NSItemProvider, _ offer: OfferBox) {
    self.init(itemProvider: itemProvider)
    localObject = offer
  }
}

/// What an item offers within this program; nil: it belongs to the item before.
private final class OfferBox {
  let offer: DragOffer?

  init(_ offer: DragOffer?) { self.offer = offer }
}
#endif
