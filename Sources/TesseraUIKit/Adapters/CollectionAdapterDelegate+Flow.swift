#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import UIKit

// Sizes, insets and spacing for a flow layout: those of the app's delegate, then those of the content, then
// those of the layout.

extension CollectionAdapterDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let size = ownSize(ofItem: indexPath, in: collectionViewLayout) { return size }
    guard let sizes = flowSizes(of: collectionViewLayout) else { return .zero }
    let inset = self.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: indexPath.section)
    return sizes.size(ofItem: ItemPath(indexPath), inset: inset)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ownInset(ofSection: section, in: collectionViewLayout)
      ?? flowSizes(of: collectionViewLayout)?.inset(ofSection: section) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownLineSpacing(ofSection: section, in: collectionViewLayout)
      ?? flowSizes(of: collectionViewLayout)?.lineSpacing(ofSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownItemSpacing(ofSection: section, in: collectionViewLayout)
      ?? flowSizes(of: collectionViewLayout)?.itemSpacing(ofSection: section) ?? 0
  }

  /// Returns the size of a section's header, of which the layout uses the extent along its scroll direction.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    ownHeaderSize(ofSection: section, in: collectionViewLayout)
      ?? flowSizes(of: collectionViewLayout)?.size(of: content.header(of: section), isHeader: true) ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    ownFooterSize(ofSection: section, in: collectionViewLayout)
      ?? flowSizes(of: collectionViewLayout)?.size(of: content.footer(of: section), isHeader: false) ?? .zero
  }

  #if canImport(ObjectiveC)
  /// The requests of a flow layout. Other layouts use the same selectors, and their own properties if the
  /// delegate does not respond.
  nonisolated static let flowSelectors: Set<Selector> = [
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)),
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)),
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)),
    #selector(
      UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)),
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)),
    #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)),
  ]
  #endif

  /// Returns the declared sizes in terms of a layout; `nil` if it is not a flow layout.
  private func flowSizes(of layout: UICollectionViewLayout) -> FlowSizes? {
    guard let layout = layout as? UICollectionViewFlowLayout else { return nil }
    if flowVersion != driver.version {
      flowVersion = driver.version
      flowContent = content.isBetween ? nil : content.new
    }
    return FlowSizes(layout: layout, view: view, content: content)
  }

  /// Makes a flow layout request all sizes again, if new content may declare others.
  func updateFlowSizes() {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout, let flowContent,
      !content.new.hasSameLines(as: flowContent)
    else { return }
    // Without a context, the layout would also forget the sizes of cells that it has measured.
    let context = type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    layout.invalidateLayout(with: context?.init() ?? UICollectionViewFlowLayoutInvalidationContext())
  }
}
#endif
