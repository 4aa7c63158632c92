import TesseraLayout

/// An operation that a host performs on its views.
///
/// Views are identified by their ``CellID``. The key of an operation is that of its moment. While a view
/// stays, the key of its item changes if the item moves to another section, or becomes another one of several
/// items with its id; no operation reports that. A host that needs the present key reads
/// ``Engine/subscript(_:)``.
public enum MountOperation: Hashable, Sendable {
  /// Show an item in a view: make the view if the id is new, otherwise take it from the pool; fill it and
  /// place it. It is at rest there.
  case mount(CellID, ItemKey, Placement)
  /// Fill a view again, because its item's content or state has changed.
  case update(CellID, UpdateReason)
  /// Place a view elsewhere. It is at rest there.
  case move(CellID, Placement)
  /// Display a view other than at rest, until the next such operation, or until it is placed elsewhere or
  /// unmounted.
  case present(CellID, Presentation)
  /// Hide a view and keep it for another item.
  case unmount(CellID)
  /// Release a hidden view.
  case discard(CellID, CellKind)
}

/// The reasons for which a view has to be filled again.
public struct UpdateReason: OptionSet, Hashable, Sendable {
  /// A bit mask with one bit for each reason.
  public let rawValue: UInt8

  /// Creates reasons from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content of the item is not equal to the previous one.
  public static let content = UpdateReason(rawValue: 1)
  /// The item has been focused, selected or pressed, or is no longer.
  public static let state = UpdateReason(rawValue: 2)
}

extension MountOperation: CustomStringConvertible {
  /// A description in one line, as in `mount cell 3: letters/a at (0.0, 16.0, 80.0, 16.0)`.
  public var description: String {
    switch self {
    case .mount(let id, let key, let placement):
      "mount " + id.description + ": " + key.description + " at " + placement.frame.description
    case .update(let id, let reason):
      "update " + id.description + ":" + (reason.contains(.content) ? " content" : "")
        + (reason.contains(.state) ? " state" : "")
    case .move(let id, let placement): "move " + id.description + " to " + placement.frame.description
    case .present(let id, let presentation): "present " + id.description + " at " + presentation.description
    case .unmount(let id): "unmount " + id.description
    case .discard(let id, _): "discard " + id.description
    }
  }
}
