#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension UIColor {
  /// Creates the system's color for a role of portable cells; it adapts to dark mode and increased contrast
  /// by itself.
  ///
  /// - Parameter isOnSelection: Whether the background is that of a selected or focused item.
  convenience init(_ color: Color, isOnSelection: Bool = false) {
    switch color {
    case .rgb(let red, let green, let blue):
      self.init(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    default: self.init { UIColor.role(color, isOnSelection: isOnSelection).resolvedColor(with: $0) }
    }
  }

  private static func role(_ color: Color, isOnSelection: Bool) -> UIColor {
    switch color {
    case .rgb, .primary: isOnSelection ? .white : .label
    case .secondary: isOnSelection ? UIColor(white: 1, alpha: 0.75) : .secondaryLabel
    case .accent: isOnSelection ? .white : .systemBlue
    case .background: .ground
    case .surface: .raisedBackground
    case .selection: .systemBlue
    case .focus: .systemIndigo
    case .separator: .separator
    case .positive: .systemGreen
    case .warning: .systemOrange
    case .negative: .systemRed
    }
  }

  #if os(tvOS)
  // tvOS has no system colors for backgrounds.
  static let ground = UIColor { $0.userInterfaceStyle == .light ? .white : .black }
  private static let raisedBackground = UIColor {
    UIColor(white: $0.userInterfaceStyle == .light ? 0.95 : 0.11, alpha: 1)
  }
  #else
  /// The background of content.
  static var ground: UIColor { .systemBackground }
  /// The background of raised content.
  private static var raisedBackground: UIColor { .secondarySystemBackground }
  #endif
}
#endif
