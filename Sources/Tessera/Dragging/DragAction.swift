/// What is done with an item where it is dropped.
public enum DragAction: Hashable, Sendable {
  /// It is there as well.
  case copy
  /// It goes there; whoever offered it takes it away when told so, see ``Content/onDragEnd(_:)``.
  case move
}

/// What may be done with an item where it is dropped.
public struct DragActions: OptionSet, Hashable, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It may be there as well.
  public static let copy = DragActions(rawValue: 1)
  /// It may go there.
  public static let move = DragActions(rawValue: 2)
  /// Either.
  public static let all: DragActions = [.copy, .move]

  /// One action.
  public init(_ action: DragAction) { self = action == .copy ? .copy : .move }

  /// The one that is done: what people want, if that may be; else a move, else a copy.
  func chosen(_ wanted: DragAction?) -> DragAction? {
    if let wanted, contains(DragActions(wanted)) { return wanted }
    // Whoever says which one means no other.
    if wanted != nil { return nil }
    return contains(.move) ? .move : contains(.copy) ? .copy : nil
  }
}
