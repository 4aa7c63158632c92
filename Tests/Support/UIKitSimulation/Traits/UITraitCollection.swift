// Unchecked: subclasses are possible, but all stored properties here are constant.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  public override convenience init() { self.init(.unspecified) }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(.unspecified) { $0.overridden(by: $1.traits) })
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var displayScale: CGFloat { traits.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.traits else { return true }
    return traits.userInterfaceStyle != other.userInterfaceStyle
      || traits.accessibilityContrast != other.accessibilityContrast
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
  open override var hash: Int { traits.hashValue }

  /// The traits of the screen; UIKit stores one collection per thread.
  @MainActor public static var current: UITraitCollection { UITraitCollection(SimulationScreen.traits) }
}
