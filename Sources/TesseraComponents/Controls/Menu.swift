import TesseraKernel

/// A choice of one of several options.
///
///     Menu(["Small", "Medium", "Large"], selected: size) { size = $0 }
///
/// Where the host has no menu of its own, Left and Right choose the previous and the next option, and Space and a click the next
/// one.
public struct Menu: PrimitiveComponent {
  private let options: [String]
  private let selected: Int?
  private let action: (Int) -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - selected: The index of the chosen option; `nil` if none is chosen.
  ///   - action: The handler that is called with the index of the new option. It should change the state that `selected`
  ///     comes from.
  public init(_ options: [String], selected: Int?, action: @escaping (_ option: Int) -> Void) {
    self.options = options
    self.selected = selected
    self.action = action
  }

  /// Appends the menu.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(.menu(options, selected: selected), handler: .choose(action))
  }
}
