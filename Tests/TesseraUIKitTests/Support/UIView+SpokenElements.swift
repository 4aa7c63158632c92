#if canImport(UIKit)
import UIKit

extension UIView {
  /// The elements that VoiceOver's swipes reach in the view.
  var spokenElements: [UIResponder] {
    #if canImport(ObjectiveC)
    Self.elements(in: self)
    #else
    Simulation.accessibilityElements(in: self)
    #endif
  }

  /// The labels that VoiceOver speaks.
  var spokenLabels: [String?] { spokenElements.map(\.accessibilityLabel) }

  #if canImport(ObjectiveC)
  /// Follows the same rules as the simulation, without modal views.
  private static func elements(in responder: UIResponder) -> [UIResponder] {
    if responder.isAccessibilityElement { return [responder] }
    if responder.accessibilityElementsHidden { return [] }
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    let own = responder.accessibilityElements?.compactMap { $0 as? UIResponder }
    return (own ?? (responder as? UIView)?.subviews ?? []).flatMap(elements)
  }
  #endif
}
#endif
