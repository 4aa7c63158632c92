import TesseraLayout

/// An action on an item that the user chooses from a menu or by a swipe.
public struct ContextAction {
  /// The id of the action, unique among the actions of the item.
  public let id: ItemID
  /// The title that the user reads.
  public let title: String
  /// A Boolean value that indicates whether the action destroys something, so that hosts show it in a warning
  /// color.
  public let isDestructive: Bool
  /// A Boolean value that indicates whether the action can be chosen now.
  public let isEnabled: Bool
  /// The handler of the action.
  package let perform: (ItemKey) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that the user reads.
  ///   - id: The id of the action, unique among the actions of the item; `nil` for the title.
  ///   - isDestructive: Whether the action destroys something.
  ///   - isEnabled: Whether the action can be chosen now.
  ///   - perform: The handler, which receives the key of the item.
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping (_ item: ItemKey) -> Void
  ) {
    self.id = id ?? ItemID(title)
    self.title = title
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
    self.perform = perform
  }

  /// Creates an action with a handler that does not depend on the item.
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in perform() }
  }
}

extension ContextAction: Equatable {
  /// Returns whether two actions have the same id and appearance; their handlers are not compared.
  public static func == (left: ContextAction, right: ContextAction) -> Bool {
    left.id == right.id && left.title == right.title && left.isDestructive == right.isDestructive
      && left.isEnabled == right.isEnabled
  }
}

extension ContextAction: CustomStringConvertible {
  /// The title and the special properties of the action.
  public var description: String {
    title + (isDestructive ? ", destructive" : "") + (isEnabled ? "" : ", disabled")
  }
}

extension ContextAction {
  /// Whether the action is destructive and enabled.
  var isDeletion: Bool { isDestructive && isEnabled }
}

extension [ContextAction] {
  /// The first action of each id.
  var withDistinctIDs: [ContextAction] {
    count < 2
      ? self
      : indices.filter { index in !self[..<index].contains { $0.id == self[index].id } }.map { self[$0] }
  }

  /// The ids that several actions share, each once.
  var repeatedIDs: [ItemID] {
    guard count > 1 else { return [] }
    return withDistinctIDs.map { $0.id }.filter { id in count(where: { $0.id == id }) > 1 }
  }
}

/// The actions that the user requested with a secondary click or a long press.
public struct ContextMenu: Equatable {
  /// The key of the item, or the group of cells, that declares the actions.
  public let key: ItemKey
  /// The actions, in the order of their declaration.
  public let actions: [ContextAction]
  /// The position of the pointer in viewport coordinates, in points; `nil` if a key or the app opened the
  /// menu.
  public let position: Point?
}
