/// The information about a hovering drag that is known before the drop.
public struct DropInfo {
  /// The payload; `nil` if it comes from another program, which provides it with the drop.
  public var payload: DragPayload?
  /// The kinds of data that another program can provide.
  public var kinds: DragKinds
  /// The operations that the source allows.
  public var actions: DragActions
  /// The operation that the user requests by modifier keys; `nil` for the default operation.
  public var wanted: DragAction?
  /// Whether the drag comes from this collection.
  public var isOwn = false

  /// Creates the information about a drag within this program.
  public init(_ payload: DragPayload, wanted: DragAction? = nil, isOwn: Bool = false) {
    (self.payload, kinds, actions) = (payload, payload.kinds, payload.actions)
    (self.wanted, self.isOwn) = (wanted, isOwn)
  }

  /// Creates the information about a drag from another program.
  public init(_ kinds: DragKinds, actions: DragActions, wanted: DragAction? = nil) {
    (self.kinds, self.actions, self.wanted) = (kinds, actions, wanted)
  }
}
