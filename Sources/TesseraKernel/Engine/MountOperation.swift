import TesseraLayout

/// One thing that a host has to do with its views.
///
/// Views are known by their ``CellID``. The key of an operation is that of its moment: while a view stays, its item gets
/// another key when it moves to another section, or becomes another one of several with its id, and no operation tells.
/// A host that needs the key later asks ``Engine/subscript(_:)`` for that of now.
public enum MountOperation: Hashable, Sendable {
  /// Show an item in a view: make the view if the id is new, take it from the pool if it is not, fill it and place it. It
  /// is at rest there.
  case mount(CellID, ItemKey, Placement)
  /// Fill a view again, because of its item's content or state.
  case update(CellID, UpdateReason)
  /// Place a view elsewhere. It is at rest there.
  case move(CellID, Placement)
  /// Show a view otherwise than at rest, until the next such operation, and until it is placed elsewhere or unmounted.
  case present(CellID, Presentation)
  /// Hide a view and keep it for another item.
  case unmount(CellID)
  /// Let go of a hidden view.
  case discard(CellID, CellKind)
}

/// Why a view has to be filled again.
public struct UpdateReason: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: UInt8

  /// Makes a reason from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The content of the item is not equal to what it was.
  public static let content = UpdateReason(rawValue: 1)
  /// The item was focused, selected or pressed, or is no longer.
  public static let state = UpdateReason(rawValue: 2)
}

extension MountOperation: CustomStringConvertible {
  /// One line, as in `mount cell 3: letters/a at (0.0, 16.0, 80.0, 16.0)`.
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
