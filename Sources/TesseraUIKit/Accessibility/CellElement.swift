#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The accessibility element of a cell with a declared label; the views of other cells are elements
/// themselves.
final class CellElement: UIAccessibilityElement {
  let id: CellID
  private weak var view: CollectionView?
  private var actions: [AccessibilityAction] = []

  init(_ id: CellID, in view: CollectionView) {
    self.id = id
    self.view = view
    super.init(accessibilityContainer: view)
  }

  func show(_ element: AccessibilityElement) {
    actions = element.actions
    accessibilityLabel = element.label
    accessibilityValue = element.spokenValue
    accessibilityHint = element.hint
    accessibilityTraits = element.traits
    // A double tap performs the main action.
    let others = element.actions.filter { $0 != element.mainAction }
    accessibilityCustomActions = view?.customActions(for: others, on: id)
  }

  override func accessibilityActivate() -> Bool {
    guard let action = AccessibilityElement.mainAction(among: actions) else { return false }
    return view?.perform(action, on: id) ?? false
  }
}

extension AccessibilityElement {
  /// The action of a double tap: the tap, else selecting, else expanding.
  var mainAction: AccessibilityAction? { Self.mainAction(among: actions) }

  static func mainAction(among actions: [AccessibilityAction]) -> AccessibilityAction? {
    [.tap, .select, .expand, .collapse].first(where: actions.contains)
  }

  /// The value, and whether the item is expanded, for which UIKit has no trait.
  var spokenValue: String? {
    let words = [value, isExpanded.map { $0 ? "expanded" : "collapsed" }].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  var traits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    switch role {
    case .header, .heading: traits.insert(.header)
    case .button: traits.insert(.button)
    case .image: traits.insert(.image)
    case .text, .footer: traits.insert(.staticText)
    case .listItem, .treeItem, .gridCell, .tableRow, .tableCell, .page, .group, .decoration: break
    }
    if actions.contains(.tap) { traits.insert(.button) }
    if isSelected ?? false { traits.insert(.selected) }
    return traits
  }
}
#endif
