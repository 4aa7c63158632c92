#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's pointer interaction, which gives items that can be tapped an effect under
/// the pointer.
@MainActor
final class PointerSource: NSObject, UIPointerInteractionDelegate {
  weak var view: CollectionView?
  /// The item under the pointer, and its frame.
  private var pointed: (cell: CellID, key: ItemKey, frame: Rect)?

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let view, let cell = view.engine.cell(at: Point(request.location) - Point(view.bounds.origin)),
      view.engine.canFocus(cell.id)
    else {
      pointed = nil
      return nil
    }
    let frame = cell.placement.visibleFrame
    pointed = (cell.id, cell.key, frame)
    return UIPointerRegion(rect: CGRect(frame), identifier: AnyHashable(cell.id))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let cell = region.identifier as? CellID, let shown = view?.stage.view(for: cell),
      shown.window != nil
    else { return nil }
    // Without scaling, because rows that touch would overlap.
    let effect = UIPointerEffect.hover(
      UITargetedPreview(view: shown), preferredTintMode: .overlay, prefersShadow: false,
      prefersScaledContent: false)
    return UIPointerStyle(effect: effect)
  }

  /// Invalidates the effect if another item is under the pointer, or the same has moved.
  func follow(_ interaction: UIPointerInteraction) {
    guard let pointed, let view else { return }
    let cell = view.engine[pointed.cell]
    if cell?.key == pointed.key, cell?.placement.visibleFrame == pointed.frame { return }
    self.pointed = nil
    interaction.invalidate()
  }
}
#endif
