#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension UIColor {
  /// Returns the color of a role for fills and outlines; it adapts to dark mode and increased contrast by itself.
  static func fill(_ color: Color, tint: UIColor) -> UIColor {
    UIColor { Palette($0, tint: tint).fill(color).uiColor }
  }

  /// Returns a legible color for text of a role; it adapts to dark mode and increased contrast by itself.
  static func text(
    _ color: Color, on ground: Palette.Ground = .content, tint: UIColor = .systemBlue
  ) -> UIColor {
    UIColor { Palette($0, tint: tint).text(color, on: ground).uiColor }
  }

  #if os(tvOS)
  // tvOS has no system colors for backgrounds.
  static let ground = UIColor { $0.userInterfaceStyle == .light ? .white : .black }
  static let raisedBackground = UIColor {
    UIColor(white: $0.userInterfaceStyle == .light ? 0.95 : 0.11, alpha: 1)
  }
  static let selectedBackground = UIColor {
    UIColor(white: $0.userInterfaceStyle == .light ? 0.82 : 0.23, alpha: 1)
  }
  static let buttonBackground = UIColor(white: 0.46, alpha: 0.18)
  #else
  /// The background of content.
  static var ground: UIColor { .systemBackground }
  /// The background of raised content.
  static var raisedBackground: UIColor { .secondarySystemBackground }
  /// The background of selected and pressed rows, as in the system's lists.
  static var selectedBackground: UIColor { .systemGray4 }
  /// The background of gray buttons.
  static var buttonBackground: UIColor { .tertiarySystemFill }
  #endif
}

extension UIView {
  /// The color of the role `accent` in the view.
  var accentColor: UIColor { tintColor ?? .systemBlue }
}
#endif
