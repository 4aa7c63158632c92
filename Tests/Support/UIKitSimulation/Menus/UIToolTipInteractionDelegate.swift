// One declaration per line: a script makes them optional requirements for the type check for iOS.
// swift-format-ignore
@MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

// swift-format-ignore
extension UIToolTipInteractionDelegate { // optional in UIKit
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}
