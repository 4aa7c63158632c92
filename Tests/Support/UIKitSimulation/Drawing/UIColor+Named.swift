/// The values are the simulation's own, close to Apple's.
extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 0.67, alpha: 1)
  public static let darkGray = UIColor(white: 0.33, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  public static let systemRed = UIColor(light: [1, 0.23, 0.19, 1], dark: [1, 0.27, 0.23, 1])
  public static let systemOrange = UIColor(light: [1, 0.58, 0, 1], dark: [1, 0.62, 0.04, 1])
  public static let systemYellow = UIColor(light: [1, 0.8, 0, 1], dark: [1, 0.84, 0.04, 1])
  public static let systemGreen = UIColor(light: [0.2, 0.78, 0.35, 1], dark: [0.19, 0.82, 0.35, 1])
  public static let systemBlue = UIColor(light: [0, 0.48, 1, 1], dark: [0.04, 0.52, 1, 1])
  public static let systemPurple = UIColor(light: [0.69, 0.32, 0.87, 1], dark: [0.75, 0.35, 0.95, 1])
  public static let systemPink = UIColor(light: [1, 0.18, 0.33, 1], dark: [1, 0.22, 0.37, 1])
  public static let systemTeal = UIColor(light: [0.19, 0.69, 0.78, 1], dark: [0.25, 0.78, 0.88, 1])
  public static let systemIndigo = UIColor(light: [0.35, 0.34, 0.84, 1], dark: [0.37, 0.36, 0.9, 1])
  public static let systemGray = UIColor(light: [0.56, 0.56, 0.58, 1], dark: [0.56, 0.56, 0.58, 1])
  public static let systemGray2 = UIColor(light: [0.68, 0.68, 0.7, 1], dark: [0.39, 0.39, 0.4, 1])
  public static let systemGray3 = UIColor(light: [0.78, 0.78, 0.8, 1], dark: [0.28, 0.28, 0.29, 1])
  public static let systemGray4 = UIColor(light: [0.82, 0.82, 0.84, 1], dark: [0.23, 0.23, 0.24, 1])
  public static let systemGray5 = UIColor(light: [0.9, 0.9, 0.92, 1], dark: [0.17, 0.17, 0.18, 1])
  public static let systemGray6 = UIColor(light: [0.95, 0.95, 0.97, 1], dark: [0.11, 0.11, 0.12, 1])
  public static let label = UIColor(light: [0, 0, 0, 1], dark: [1, 1, 1, 1])
  public static let secondaryLabel = UIColor(light: [0.24, 0.24, 0.26, 0.6], dark: [0.92, 0.92, 0.96, 0.6])
  public static let tertiaryLabel = UIColor(light: [0.24, 0.24, 0.26, 0.3], dark: [0.92, 0.92, 0.96, 0.3])
  public static let placeholderText = tertiaryLabel
  public static let link = systemBlue
  public static let tintColor = systemBlue
  public static let separator = UIColor(light: [0.24, 0.24, 0.26, 0.29], dark: [0.33, 0.33, 0.35, 0.6])
  public static let systemBackground = UIColor(light: [1, 1, 1, 1], dark: [0, 0, 0, 1])
  public static let secondarySystemBackground = UIColor(
    light: [0.95, 0.95, 0.97, 1], dark: [0.11, 0.11, 0.12, 1])
  public static let tertiarySystemBackground = UIColor(light: [1, 1, 1, 1], dark: [0.17, 0.17, 0.18, 1])
  public static let systemGroupedBackground = UIColor(light: [0.95, 0.95, 0.97, 1], dark: [0, 0, 0, 1])
  public static let secondarySystemGroupedBackground = UIColor(
    light: [1, 1, 1, 1], dark: [0.11, 0.11, 0.12, 1])
  public static let systemFill = UIColor(light: [0.47, 0.47, 0.5, 0.2], dark: [0.47, 0.47, 0.5, 0.36])
  public static let secondarySystemFill = UIColor(
    light: [0.47, 0.47, 0.5, 0.16], dark: [0.47, 0.47, 0.5, 0.32])
  public static let tertiarySystemFill = UIColor(
    light: [0.46, 0.46, 0.5, 0.12], dark: [0.46, 0.46, 0.5, 0.24])
}
