/// The distance between items of a group.
@MainActor open class NSCollectionLayoutSpacing: NSObject {
  open var spacing: CGFloat { length }
  open var isFixed: Bool { isExact }
  open var isFlexible: Bool { !isExact }
  private let length: CGFloat
  private let isExact: Bool

  init(_ length: CGFloat, isExact: Bool) {
    self.length = length
    self.isExact = isExact
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isExact: true)
  }

  /// Creates a minimum spacing. The simulation does not distribute the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isExact: false)
  }
}
