#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraLayout
import UIKit

/// The delegate of a collection's context menu interaction, which shows the declared actions of the item
/// under the finger or the pointer.
@MainActor
final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  weak var view: CollectionView?
  /// The cell whose menu is open.
  private var cell: CellID?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    view.engine.openContextMenu(at: Point(location) - Point(view.bounds.origin))
    guard let menu = view.engine.contextMenu else { return nil }
    cell = view.engine.cell(of: menu.key)?.id
    let elements = menu.actions.map { action in
      var attributes: UIMenuElement.Attributes = []
      if action.isDestructive { attributes.insert(.destructive) }
      if !action.isEnabled { attributes.insert(.disabled) }
      return UIAction(title: action.title, attributes: attributes) { [weak self] _ in
        self?.perform(action.id)
      }
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: elements)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let cell, let shown = view?.stage.view(for: cell), shown.window != nil else { return nil }
    return UITargetedPreview(view: shown)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cell = nil
    // The chosen action is performed before or after this call; an item that is removed closes its menu.
  }

  private func perform(_ id: ItemID) {
    view?.engine.performContextAction(id)
    view?.setNeedsLayout()
  }
}
#endif
