/// Lines of items in sections with headers and footers.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: 1.0e6, height: 1.0e6)

  open var minimumLineSpacing: CGFloat = 10 { didSet { change(oldValue != minimumLineSpacing) } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { change(oldValue != minimumInteritemSpacing) } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { change(oldValue != itemSize) } }
  open var estimatedItemSize: CGSize = .zero { didSet { change(oldValue != estimatedItemSize) } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { change(oldValue != scrollDirection) }
  }
  open var headerReferenceSize: CGSize = .zero { didSet { change(oldValue != headerReferenceSize) } }
  open var footerReferenceSize: CGSize = .zero { didSet { change(oldValue != footerReferenceSize) } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { change(oldValue != sectionInset) } }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { change(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { change(oldValue != sectionFootersPinToVisibleBounds) }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The sizes that cells preferred to their estimates.
  var measuredSizes: [IndexPath: CGSize] = [:]
  var sections: [FlowSection] = []

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    var start: CGFloat = 0
    let room = room(in: view)
    sections = (0..<view.numberOfSections).map { number in
      let metrics = FlowMetrics(number, of: self, in: view)
      check(metrics, section: number, room: room)
      let section = FlowSection(metrics, axis: axis, start: start, room: room)
      start += axis.along(section.frame.size)
      return section
    }
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = owner else { return .zero }
    return axis.size(along: sections.reduce(0) { $0 + axis.along($1.frame.size) }, across: room(in: view))
  }

  // MARK: Frames

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let bars = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap {
          layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: section))
        }
      let items = sections[section].frame.overlaps(rect) ? sections[section].items : []
      let cells = items.indices.filter { items[$0].overlaps(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
      return bars.filter { $0.frame.overlaps(rect) } + cells
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = makeAttributes(for: .cell(indexPath))
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = makeAttributes(for: .supplementary(elementKind, indexPath))
    attributes.frame = frame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.frame = pinned(frame, in: section, isHeader: isHeader)
      attributes.zIndex = 10
    }
    return attributes
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { measuredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = owner else { return false }
    if axis.across(newBounds.size) != axis.across(view.bounds.size) { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measuredSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }
}
