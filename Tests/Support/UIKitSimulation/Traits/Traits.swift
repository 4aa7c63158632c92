/// The values of a trait collection.
struct Traits: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var displayScale: CGFloat = 2
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var accessibilityContrast = UIAccessibilityContrast.normal

  /// Traits without any specified value.
  static let unspecified = Traits(
    userInterfaceIdiom: .unspecified, userInterfaceStyle: .unspecified, layoutDirection: .unspecified,
    displayScale: 0, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
    preferredContentSizeCategory: .unspecified, accessibilityContrast: .unspecified)

  /// Returns these values, replaced by those that another one specifies.
  func overridden(by other: Traits) -> Traits {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    return result
  }
}
