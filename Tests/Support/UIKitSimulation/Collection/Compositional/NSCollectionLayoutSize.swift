/// The size of an item of a compositional layout.
@MainActor open class NSCollectionLayoutSize: NSObject {
  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }
}
