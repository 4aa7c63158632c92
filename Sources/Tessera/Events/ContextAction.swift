import TesseraLayout

/// Something that can be done with an item, chosen from a menu or after a swipe.
public struct ContextAction {
  /// What tells it from the item's other actions.
  public let id: ItemID
  /// What people read.
  public let title: String
  /// Whether it destroys something, so that hosts warn with a colour.
  public let isDestructive: Bool
  /// Whether it can be chosen now.
  public let isEnabled: Bool
  /// What it does.
  package let perform: (ItemKey) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What people read.
  ///   - id: What tells the action from the others of the item; nil: the title.
  ///   - isDestructive: Whether it destroys something.
  ///   - isEnabled: Whether it can be chosen now.
  ///   - perform: What it does; told the item.
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

  /// Makes an action that does the same whatever the item.
  public init(
    _ title: String, id: ItemID? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
    perform: @escaping () -> Void
  ) {
    self.init(title, id: id, isDestructive: isDestructive, isEnabled: isEnabled) { _ in perform() }
  }
}

extension ContextAction: Equatable {
  /// Whether both look alike and have the same id; what they do does not count.
  public static func == (left: ContextAction, right: ContextAction) -> Bool {
    left.id == right.id && left.title == right.title && left.isDestructive == right.isDestructive
      && left.isEnabled == right.isEnabled
  }
}

extension ContextAction: CustomStringConvertible {
  /// The title, and what is special about it.
  public var description: String {
    title + (isDestructive ? ", destructive" : "") + (isEnabled ? "" : ", disabled")
  }
}

extension ContextAction {
  /// Whether it destroys something, and can be chosen now.
  var isDeletion: Bool { isDestructive && isEnabled }
}

extension [ContextAction] {
  /// The first one of each id.
  var withDistinctIDs: [ContextAction] {
    count < 2
      ? self
      : indices.filter { index in !self[..<index].contains { $0.id == self[index].id } }.map { self[$0] }
  }

  /// The ids that several have, each once.
  var repeatedIDs: [ItemID] {
    guard count > 1 else { return [] }
    return withDistinctIDs.map { $0.id }.filter { id in count(where: { $0.id == id }) > 1 }
  }
}

/// The actions that somebody asked for, with a secondary click or a long press.
public struct ContextMenu: Equatable {
  /// The item, or the group of cells, that declares the actions.
  public let key: ItemKey
  /// The actions, in the order of declaration.
  public let actions: [ContextAction]
  /// Where the pointer was, in viewport coordinates, in points; nil where a key or the program asked.
  public let position: Point?
}
