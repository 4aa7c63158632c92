/// One side of an item of a compositional layout.
@MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case absolute
    case estimated
    case fractionalWidth
    case fractionalHeight
  }

  open var dimension: CGFloat { length }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }

  private let kind: Kind
  private let length: CGFloat

  init(_ kind: Kind, _ length: CGFloat) {
    self.kind = kind
    self.length = length
    super.init()
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  func resolved(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated: length
    case .fractionalWidth: container.width * length
    case .fractionalHeight: container.height * length
    }
  }
}
