#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension UIColor {
  /// The colour that the system gives to a role of portable cells; it follows dark mode and raised contrast by itself.
  ///
  /// - Parameter isOnSelection: Whether it stands on a selected or focused ground.
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
    case .surface: .raisedGround
    case .selection: .systemBlue
    case .focus: .systemIndigo
    case .separator: .separator
    case .positive: .systemGreen
    case .warning: .systemOrange
    case .negative: .systemRed
    }
  }

  #if os(tvOS)
  // Television has no colours for grounds of its own.
  static let ground = UIColor { $0.userInterfaceStyle == .light ? .white : .black }
  private static let raisedGround = UIColor {
    UIColor(white: $0.userInterfaceStyle == .light ? 0.95 : 0.11, alpha: 1)
  }
  #else
  /// What content stands on.
  static var ground: UIColor { .systemBackground }
  /// What stands out from the ground.
  private static var raisedGround: UIColor { .secondarySystemBackground }
  #endif
}
#endif
