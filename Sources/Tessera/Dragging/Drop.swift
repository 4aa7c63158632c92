/// Values that the user drops on a collection.
public struct Drop<Value> {
  /// The values, in order; empty in a proposal if another program has not provided the data yet.
  public let values: [Value]
  /// The place of the drop.
  public let place: DropPlace
  /// The operation to perform.
  public let action: DragAction

  /// Creates a drop from its values, its place and its operation.
  public init(values: [Value], place: DropPlace, action: DragAction) {
    (self.values, self.place, self.action) = (values, place, action)
  }
}

/// A place where values are dropped.
public enum DropPlace: Hashable, Sendable {
  /// Between items of a section, before the first one or behind the last one, or into an empty section.
  case between(ReorderPlace)
  /// Into an item or a group of cells, such as a folder.
  case into(ItemKey)

  /// The key of the section.
  public var section: SectionKey {
    switch self {
    case .between(let place): place.section
    case .into(let key): key.section
    }
  }
}

/// The decision of the app about a place at which the user would drop values.
public enum DropDecision: Hashable, Sendable {
  /// The drop is allowed.
  case allowed
  /// The drop is not allowed.
  case refused
  /// The drop is allowed, but only with this operation.
  case only(DragAction)
}

/// The result of a drop at the current position of a drag.
public struct DropProposal: Hashable, Sendable {
  /// The place of the drop.
  public let place: DropPlace
  /// The operation to perform.
  public let action: DragAction

  package init(place: DropPlace, action: DragAction) { (self.place, self.action) = (place, action) }
}

extension DropPlace: CustomStringConvertible {
  /// The place, as in `done before d`, `done at the end`, or `into done/folder`.
  public var description: String {
    switch self {
    case .between(let place): place.description
    case .into(let key): "into " + key.description
    }
  }
}
