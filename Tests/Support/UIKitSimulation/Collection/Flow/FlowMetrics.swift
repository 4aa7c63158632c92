/// The metrics of one section of a flow layout, from its delegate or from the layout itself.
@MainActor
struct FlowMetrics {
  let itemSizes: [CGSize]
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize

  init(_ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let delegate = view.known.flowDelegate
    itemSizes = (0..<view.numberOfItems(inSection: section)).map {
      let indexPath = IndexPath(item: $0, section: section)
      if let measured = layout.measuredSizes[indexPath] { return measured }
      if layout.isSelfSizing { return layout.estimate }
      if view.known.hasLostFlowSizes { return .zero }
      return delegate?.collectionView(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
    }
    inset = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }
}
