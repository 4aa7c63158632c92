extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.specifying { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.specifying { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.specifying { $0.layoutDirection = layoutDirection })
  }

  public convenience init(displayScale scale: CGFloat) { self.init(.specifying { $0.displayScale = scale }) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.specifying { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.specifying { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.specifying { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.specifying { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
}

extension Traits {
  fileprivate static func specifying(_ change: (inout Traits) -> Void) -> Traits {
    var traits = Traits.unspecified
    change(&traits)
    return traits
  }
}
