#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// Keeps a collection as it is declared, and tells whoever declares it what people have selected.
///
/// This is what a ``TesseraView`` has SwiftUI keep along with its collection.
@MainActor
public final class CollectionCoordinator {
  private var selection: SelectionLink?

  init() {}

  /// Brings a collection up to date.
  ///
  /// - Parameter isAnimated: Whether the content moves to its new places; else it is there.
  func update(_ view: CollectionView, to declaration: CollectionDeclaration, isAnimated: Bool) {
    for adjust in declaration.adjustments { adjust(view) }
    link(view, declaration.selection)
    view.show(declaration.content)
    if !isAnimated { view.update(isAtRest: true) }
    select(in: view)
  }

  /// Lets go of a collection.
  func leave(_ view: CollectionView) {
    link(view, nil)
    view.show(Content())
  }

  private func link(_ view: CollectionView, _ selection: SelectionLink?) {
    if self.selection == nil, selection == nil { return }
    self.selection = selection
    view.engine.onSelectionChange = selection == nil ? nil : { [weak self] in self?.tell($0) }
    guard let selection, view.engine.selectionMode != selection.mode else { return }
    view.engine.selectionMode = selection.mode
  }

  /// Selects what the app says, unless that is what is selected.
  private func select(in view: CollectionView) {
    guard let selection else { return }
    let (wanted, shown) = (selection.get(), view.engine.selection)
    guard wanted != Set(shown.ids + shown.missingIDs) else { return }
    view.engine.setSelection(Selection(wanted))
    view.setNeedsLayout()
  }

  /// Tells the app what is selected, unless that is what it has said: else each would tell the other without an end.
  private func tell(_ change: SelectionChange) {
    let selected = Set(change.selection.ids)
    guard let selection, selection.get() != selected else { return }
    selection.set(selected)
  }
}
#endif
