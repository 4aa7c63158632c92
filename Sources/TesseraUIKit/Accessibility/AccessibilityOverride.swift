#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// Accessibility properties of the content that are added to a cell's own view, which is an accessibility
/// element with a label of its own: states, actions and declared texts. They are removed when the view shows
/// another cell.
@MainActor
final class AccessibilityOverride {
  private let element: AccessibilityElement
  private let actions: [UIAccessibilityCustomAction]
  private weak var view: UIView?
  /// The traits before and after; traits that the app sets meanwhile stay unchanged.
  private var traits: (own: UIAccessibilityTraits, all: UIAccessibilityTraits)?

  /// Creates an override; `nil` if the content declares nothing, as for most views, so that these cost
  /// nothing in layout passes.
  ///
  /// - Parameter actions: The actions of VoiceOver's menu; a tap is not among them, because VoiceOver taps
  ///   the view itself.
  init?(_ element: AccessibilityElement, actions: [UIAccessibilityCustomAction], to view: UIView) {
    let hasOverrides = element.spokenValue != nil || element.hint != nil
    guard hasOverrides || !element.traits.isEmpty || !actions.isEmpty else { return nil }
    self.element = element
    self.actions = actions
    self.view = view
  }

  /// Adds the properties that the view lacks; the view may have reset them when it was filled again.
  func applyOverrides() {
    guard let view, view.isAccessibilityElement else { return }
    let own = view.accessibilityTraits
    if !element.traits.isSubset(of: own) {
      traits = (own, own.union(element.traits))
      view.accessibilityTraits = own.union(element.traits)
    }
    if let value = element.spokenValue { view.accessibilityValue = value }
    if let hint = element.hint { view.accessibilityHint = hint }
    let present = view.accessibilityCustomActions ?? []
    if let first = actions.first, !present.contains(where: { $0 === first }) {
      view.accessibilityCustomActions = present + actions
    }
  }

  /// Removes the added properties.
  func removeOverrides() {
    guard let view else { return }
    if let traits, view.accessibilityTraits == traits.all { view.accessibilityTraits = traits.own }
    if let value = element.spokenValue, view.accessibilityValue == value { view.accessibilityValue = nil }
    if let hint = element.hint, view.accessibilityHint == hint { view.accessibilityHint = nil }
    guard !actions.isEmpty, let present = view.accessibilityCustomActions else { return }
    let others = present.filter { action in !actions.contains { $0 === action } }
    view.accessibilityCustomActions = others.isEmpty ? nil : others
  }
}
#endif
