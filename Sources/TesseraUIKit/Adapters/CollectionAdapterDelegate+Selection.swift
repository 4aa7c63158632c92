#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// The selection, by positions; see ``AdaptedView``.

extension CollectionAdapterDelegate {
  // MARK: What the view knows

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

  // MARK: What people do

  /// Whether an item can be pressed: to select it, or because something is declared for that.
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

  /// Notes that an item is pressed, and tells the app.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    driver.notePress(indexPath)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
    #endif
  }

  /// Notes that an item is pressed no more, and tells the app.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    driver.noteRelease(indexPath)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    #endif
  }

  /// Whether a tap selects an item; one that cannot be selected is tapped all the same.
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

  /// Does what is declared for a tap, and tells the app.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    noteSelection(indexPath, true, isTapped: true)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    #endif
  }

  /// Tells the declaration and the app.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    // Where only one is selected, another one was tapped.
    noteSelection(indexPath, false, isTapped: allowsSeveral)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    #endif
  }
}
#endif
