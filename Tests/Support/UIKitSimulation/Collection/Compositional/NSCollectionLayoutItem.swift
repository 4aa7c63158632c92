/// The position of one item of a section.
@MainActor open class NSCollectionLayoutItem: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var layoutSize: NSCollectionLayoutSize { size }
  private let size: NSCollectionLayoutSize

  public init(layoutSize: NSCollectionLayoutSize) {
    size = layoutSize
    super.init()
  }
}
