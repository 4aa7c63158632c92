#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A coordinator that applies declarations to a collection, and reports the user's selection.
///
/// It belongs to a ``TesseraView``.
@MainActor
public final class CollectionCoordinator {
  private var selection: SelectionLink?

  init() {}

  /// Applies a declaration to a collection.
  ///
  /// - Parameter isAnimated: Whether changes are animated.
  func update(_ view: CollectionView, to declaration: CollectionDeclaration, isAnimated: Bool) {
    for adjust in declaration.adjustments { adjust(view) }
    link(view, declaration.selection)
    view.show(declaration.content)
    if !isAnimated { view.update(isAtRest: true) }
    select(in: view)
  }

  /// Removes the content and the selection handler of a collection.
  func leave(_ view: CollectionView) {
    link(view, nil)
    view.show(Content())
  }

  private func link(_ view: CollectionView, _ selection: SelectionLink?) {
    if self.selection == nil, selection == nil { return }
    self.selection = selection
    view.engine.onSelectionChange = selection == nil ? nil : { [weak self] in self?.report($0) }
    guard let selection, view.engine.selectionMode != selection.mode else { return }
    view.engine.selectionMode = selection.mode
  }

  /// Applies the app's selection, unless it is the current one.
  private func select(in view: CollectionView) {
    guard let selection else { return }
    let wanted = selection.get()
    guard wanted != view.engine.selection.allIDs else { return }
    view.engine.setSelection(Selection(wanted))
    view.setNeedsLayout()
  }

  /// Reports the selection to the app, unless the app has set it: otherwise reports would never end.
  private func report(_ change: SelectionChange) {
    let selected = change.selection.allIDs
    guard let selection, selection.get() != selected else { return }
    selection.set(selected)
  }
}

extension Selection {
  /// The ids of the selected items, and those that wait for their items.
  fileprivate var allIDs: Set<ItemID> { Set(ids + missingIDs) }
}
#endif
