/// A horizontal or vertical group of items.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var subitems: [NSCollectionLayoutItem] { parts }
  open var interItemSpacing: NSCollectionLayoutSpacing?

  let isHorizontal: Bool
  /// The number of repetitions of the only part; `nil` if the parts are repeated while there is space.
  let repetitions: Int?
  private let parts: [NSCollectionLayoutItem]

  init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, parts: [NSCollectionLayoutItem],
    repetitions: Int? = nil
  ) {
    self.isHorizontal = isHorizontal
    self.repetitions = repetitions
    self.parts = parts
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, parts: subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, parts: subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, parts: [subitem], repetitions: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, parts: [subitem], repetitions: count)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
}
