/// The operation performed with an item where it is dropped.
public enum DragAction: Hashable, Sendable {
  /// The item is copied.
  case copy
  /// The item is moved; the source removes it at the end of the drag, see ``Content/onDragEnd(_:)``.
  case move
}

/// The operations that are allowed for a dragged item.
public struct DragActions: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each operation.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item may be copied.
  public static let copy = DragActions(rawValue: 1)
  /// The item may be moved.
  public static let move = DragActions(rawValue: 2)
  /// The item may be copied or moved.
  public static let all: DragActions = [.copy, .move]

  /// Creates a set of one operation.
  public init(_ action: DragAction) { self = action == .copy ? .copy : .move }

  /// Returns the requested operation if it is allowed; without a request, a move if allowed, else a copy.
  func chosen(_ wanted: DragAction?) -> DragAction? {
    if let wanted, contains(DragActions(wanted)) { return wanted }
    // The user wants this operation and no other.
    if wanted != nil { return nil }
    return contains(.move) ? .move : contains(.copy) ? .copy : nil
  }
}
