#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// The selection, by positions; see ``AdaptedView``.

extension CollectionAdapterDelegate {
  // MARK: The view's selection

  var selectedPaths: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    } else {
      view.deselectItem(at: path, animated: false)
    }
  }

  func showState(at path: IndexPath, isSelected: Bool) {
    guard let cell = content[ItemPath(path)], let view = view.cellForItem(at: path) else { return }
    show(cell, in: view, state: driver.state(of: cell, isSelected: isSelected))
  }

  // MARK: User interaction

  /// Returns whether an item can be pressed, to select it or for a declared handler.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard canHighlight(indexPath) else { return false }
    #if canImport(ObjectiveC)
    return delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
    #else
    return delegate?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
    #endif
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    driver.didHighlight(indexPath)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
    #endif
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    driver.didUnhighlight(indexPath)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    #endif
  }

  /// Returns whether a tap selects an item; the tap handler of an item that cannot be selected is called
  /// here.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    guard canSelect(indexPath) else { return false }
    #if canImport(ObjectiveC)
    return delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true
    #else
    return delegate?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
    #endif
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    recordSelection(indexPath, true, isTapped: true)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    #endif
  }

  /// Returns whether an item can get the focus of a keyboard: any that can be pressed. UIKit would focus only
  /// items that can be selected.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    guard canHighlight(indexPath) else { return false }
    #if canImport(ObjectiveC)
    return delegate?.collectionView?(collectionView, canFocusItemAt: indexPath) ?? true
    #else
    return Simulation.answer { delegate?.collectionView(collectionView, canFocusItemAt: indexPath) } ?? true
    #endif
  }

  /// Calls the tap handler of an item that cannot be selected if Return was pressed, and notifies the app.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    performPrimaryAction(indexPath)
    #if canImport(ObjectiveC)
    guard #available(iOS 16, tvOS 16, *) else { return }
    delegate?.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    #endif
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    // In single selection, another item was tapped.
    recordSelection(indexPath, false, isTapped: allowsSeveral)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    #endif
  }
}
#endif
