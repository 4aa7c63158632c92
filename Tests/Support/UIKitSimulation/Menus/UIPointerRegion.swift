@MainActor open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { rect.hashValue } }
}
