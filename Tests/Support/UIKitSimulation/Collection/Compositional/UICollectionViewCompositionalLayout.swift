/// A simulation of compositional layouts that scroll vertically: lists, grids, nested groups, headers and
/// footers.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private let provider: SectionProvider
  private var heights: [ElementKey: CGFloat] = [:]
  private var sections: [CompositionalSection] = []

  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public required init?(coder: NSCoder) { nil }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    let environment = LayoutEnvironment(view)
    var top: CGFloat = 0
    sections = []
    for number in 0..<view.numberOfSections {
      guard let layout = provider(number, environment) else {
        Simulation.raise(.compositionalSizeUnsound, "there is no layout for section \(number)")
        continue
      }
      if number > 0 { top += configuration.interSectionSpacing }
      let section = CompositionalSection(
        layout, number: number, count: view.numberOfItems(inSection: number), heights: heights, top: top,
        container: environment.contentSize)
      top = section.frame.maxY
      sections.append(section)
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: owner.map { LayoutEnvironment($0).contentSize.width } ?? 0,
      height: sections.last?.frame.maxY ?? 0)
  }

  /// The sections that scroll sideways: their frames and the widths of their content.
  var rows: [Int: (frame: CGRect, width: CGFloat)] {
    Dictionary(
      uniqueKeysWithValues: sections.compactMap { section in section.row.map { (section.number, $0) } })
  }

  func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].layout.list : nil
  }

  // MARK: Frames

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let bars = section.bars.map { attributes(of: $0, in: section) }
      let shift = -(owner?.sidewaysOffset(of: section.number) ?? 0)
      let items = section.items.indices.filter { section.items[$0].offsetBy(dx: shift, dy: 0).overlaps(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section.number)) }
      return bars.filter { $0.frame.overlaps(rect) } + items
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
    return section.bars.first { $0.item.elementKind == elementKind }.map { attributes(of: $0, in: section) }
  }

  private func attributes(
    of bar: CompositionalSection.Bar, in section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let key = ElementKey.supplementary(bar.item.elementKind, IndexPath(item: 0, section: section.number))
    let attributes = makeAttributes(for: key)
    attributes.frame = bar.frame
    attributes.zIndex = bar.item.zIndex
    if bar.item.pinToVisibleBounds, let view = owner {
      let room = view.bounds.inset(by: view.adjustedContentInset)
      let isFooter = bar.item.alignment == .bottom
      let wanted =
        isFooter ? min(bar.frame.minY, room.maxY - bar.frame.height) : max(bar.frame.minY, room.minY)
      attributes.frame.origin.y = max(section.frame.minY, min(wanted, section.frame.maxY - bar.frame.height))
      attributes.zIndex = max(10, bar.item.zIndex)
    }
    return attributes
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { heights = [:] }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = owner else { return false }
    let isPinned = sections.contains { $0.bars.contains { $0.item.pinToVisibleBounds } }
    return isPinned || newBounds.size != view.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let indexPath = originalAttributes.indexPath
    guard preferredAttributes.size.height != originalAttributes.size.height,
      sections.indices.contains(indexPath.section)
    else { return false }
    let section = sections[indexPath.section]
    if let kind = originalAttributes.representedElementKind {
      let bar = section.bars.first { $0.item.elementKind == kind }
      return bar?.item.layoutSize.heightDimension.isEstimated ?? false
    }
    return section.isEstimated.indices.contains(indexPath.item) && section.isEstimated[indexPath.item]
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.key] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
