// Unchecked: subclasses are possible, but all stored properties here are constant.
open class UIColor: NSObject, @unchecked Sendable {
  private let light: [CGFloat]
  private let dark: [CGFloat]?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(light: [CGFloat], dark: [CGFloat]? = nil) {
    self.light = light
    self.dark = dark
    provider = nil
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(light: [red, green, blue, alpha])
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(light: [white, white, white, alpha]) }

  public convenience init(cgColor: CGColor) { self.init(light: cgColor.components) }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.light = light.light
    dark = nil
    provider = dynamicProvider
    super.init()
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard let dark, traitCollection.userInterfaceStyle == .dark else { return UIColor(light: light) }
    return UIColor(light: dark)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: Array(light.prefix(3)) + [alpha], dark: dark.map { Array($0.prefix(3)) + [alpha] })
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, value) in zip([red, green, blue, alpha], light) { pointer?.pointee = value }
    return true
  }

  open var cgColor: CGColor { CGColor(components: light) }

  @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(resolvedColor(with: .current).cgColor)
  }
  @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(resolvedColor(with: .current).cgColor)
  }
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return light == other.light && dark == other.dark
  }
  open override var hash: Int { light.hashValue }
}
