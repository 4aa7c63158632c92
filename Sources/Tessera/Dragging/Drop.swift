/// Something that people drop on a collection.
public struct Drop<Value> {
  /// What it is, in order; empty for a proposal about what another program has not handed over yet.
  public let values: [Value]
  /// Where it goes.
  public let place: DropPlace
  /// Whether it is there as well from now on, or goes there.
  public let action: DragAction

  /// Makes a drop from its parts.
  public init(values: [Value], place: DropPlace, action: DragAction) {
    (self.values, self.place, self.action) = (values, place, action)
  }
}

/// Where something is dropped.
public enum DropPlace: Hashable, Sendable {
  /// Between items of a section, before the first one or behind the last one, or into a section that has none.
  case between(ReorderPlace)
  /// Into an item or a group of cells, such as a folder.
  case into(ItemKey)

  /// The section.
  public var section: SectionKey {
    switch self {
    case .between(let place): place.section
    case .into(let key): key.section
    }
  }
}

/// What the app says to a place where people would drop something.
public enum DropAnswer: Hashable, Sendable {
  /// It may go there.
  case allowed
  /// It may not.
  case refused
  /// It may, but only so.
  case only(DragAction)
}

/// What becomes of something that hovers over a collection, if it is let go.
public struct DropProposal: Hashable, Sendable {
  /// Where it goes.
  public let place: DropPlace
  /// What is done with it.
  public let action: DragAction

  package init(place: DropPlace, action: DragAction) { (self.place, self.action) = (place, action) }
}

extension DropPlace: CustomStringConvertible {
  /// As in `done before d`, `done at the end`, or `into done/folder`.
  public var description: String {
    switch self {
    case .between(let place): place.description
    case .into(let key): "into " + key.description
    }
  }
}
