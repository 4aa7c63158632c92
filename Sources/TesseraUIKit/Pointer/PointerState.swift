#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import UIKit

/// The effects of a pointer or a gaze on a collection, and its tooltips.
@MainActor
struct PointerState {
  let source: PointerSource
  let interaction: UIPointerInteraction
  let tooltips = TooltipSource()
  /// The cells whose views have a hover style set by the collection.
  var hovering = SlotTable<Void>()

  init() {
    source = PointerSource()
    interaction = UIPointerInteraction(delegate: source)
  }
}
#endif
