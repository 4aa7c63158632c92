/// The common configuration of all sections of a compositional layout. Only the vertical direction is
/// simulated.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0

  public override init() { super.init() }
}
