#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

// What people do in a collection view, and who hears of it: the declaration, then the app's own delegate.

extension CollectionViewAdapter: UICollectionViewDelegate {
  /// Does what is declared for a tap, and tells the app.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    select(indexPath, true)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    #endif
  }

  /// Tells the declaration and the app.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    select(indexPath, false)
    #if canImport(ObjectiveC)
    delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    #else
    delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    #endif
  }

  #if !os(tvOS)
  /// The declared actions as a menu; nil where there are none.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = content[ItemPath(indexPath)], !cell.actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(for: cell) }
  }
  #endif

  /// An item is selected by a tap, or no longer.
  private func select(_ path: IndexPath, _ isSelected: Bool) {
    guard let cell = content[ItemPath(path)] else { return }
    if let shown = view.cellForItem(at: path) { show(cell, in: shown, state: isSelected ? .selected : []) }
    cell.declared.attributes.onSelect?(isSelected)
    if isSelected { cell.declared.attributes.onTap?(cell.key) }
  }

  #if canImport(ObjectiveC)
  // The runtime may ask on any thread; UIKit, whose delegate this is, asks on the main one.

  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector)
      || (forwardingTarget(for: selector) as? NSObject)?.responds(to: selector) ?? false
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    nonisolated(unsafe) var target: (any UICollectionViewDelegate)?
    MainActor.assumeIsolated { target = delegate }
    return target
  }
  #endif
}

extension UIMenu {
  /// The actions that are declared for an item.
  @MainActor
  convenience init(for cell: IndexedCell<UIKitHost>) {
    self.init(
      children: cell.actions.map { action in
        var attributes: UIMenuElement.Attributes = []
        if action.isDestructive { attributes.insert(.destructive) }
        if !action.isEnabled { attributes.insert(.disabled) }
        return UIAction(title: action.title, attributes: attributes) { _ in cell.perform(action) }
      })
  }
}
#endif
