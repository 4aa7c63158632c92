/// What all sections of a compositional layout have in common. Only the vertical direction is simulated.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0

  public override init() { super.init() }
}
