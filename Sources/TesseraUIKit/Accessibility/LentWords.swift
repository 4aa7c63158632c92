#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// What the content has a cell's own view say, which is accessible and has a label of its own: states, actions and what is
/// declared, beside what the view says by itself. It is taken back when the view shows something else.
@MainActor
final class LentWords {
  private let element: AccessibilityElement
  private let actions: [UIAccessibilityCustomAction]
  private weak var view: UIView?
  /// The traits before and after; what the app sets meanwhile is left alone.
  private var traits: (own: UIAccessibilityTraits, all: UIAccessibilityTraits)?

  /// Nil where the content knows nothing: most views are not asked in each layout pass.
  ///
  /// - Parameter actions: What people choose from; a tap is none, because the view is tapped.
  init?(_ element: AccessibilityElement, actions: [UIAccessibilityCustomAction], to view: UIView) {
    let knowsWords = element.spokenValue != nil || element.hint != nil
    guard knowsWords || !element.traits.isEmpty || !actions.isEmpty else { return nil }
    self.element = element
    self.actions = actions
    self.view = view
  }

  /// Has the view say what it does not, which it may have forgotten as it was filled again.
  func lend() {
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

  /// Leaves the view with what it says by itself.
  func takeBack() {
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
