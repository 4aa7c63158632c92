/// An open menu on the simulated screen.
@MainActor public final class SimulatedContextMenu {
  enum Event { case previewTapped, closed }

  /// The menu; `nil` for a preview without a menu.
  public private(set) var menu: UIMenu?

  /// The highlighted part of the screen; `nil` if UIKit chooses it.
  public let preview: UITargetedPreview?

  /// The view controller of the larger preview, if there is one.
  public let previewViewController: UIViewController?

  private let handle: (Event) -> Void
  private var isOpen = true

  init(
    configuration: UIContextMenuConfiguration, preview: UITargetedPreview?, handle: @escaping (Event) -> Void
  ) {
    self.preview = preview
    previewViewController = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    self.handle = handle
  }

  init(_ menu: UIMenu) {
    self.menu = menu
    (preview, previewViewController) = (nil, nil)
    handle = { _ in }
  }

  /// The actions of the menu and of its submenus, in order, without hidden ones.
  public var actions: [UIAction] { menu.map(Self.actions) ?? [] }

  private static func actions(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(of: menu) }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [action]
    }
  }

  /// Chooses the first action with a title. Returns whether there was an enabled one.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isOpen, let action = actions.first(where: { $0.title == title }),
      !action.attributes.contains(.disabled)
    else { return false }
    dismiss()
    // UIKit keeps one action selected
    // (developer.apple.com/documentation/uikit/uimenu/options/singleselection).
    if menu?.options.contains(.singleSelection) ?? false {
      for other in actions { other.state = other === action ? .on : .off }
    }
    action.perform(from: nil)
    Simulation.turn()
    return true
  }

  /// Taps the preview.
  public func tapPreview() {
    guard isOpen else { return }
    handle(.previewTapped)
    dismiss()
  }

  /// Closes the menu.
  public func dismiss() {
    guard isOpen else { return }
    isOpen = false
    handle(.closed)
    Simulation.turn()
  }

  func update(_ block: (UIMenu) -> UIMenu) { menu = menu.map(block) }
}
