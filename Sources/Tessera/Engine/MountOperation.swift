import TesseraLayout

/// Where a view stands.
public struct Placement: Sendable {
  /// The frame in content coordinates, in points; subtract the viewport's origin to get screen coordinates.
  public var frame: Rect
  /// Views of a higher layer stand in front: 0 for items, above 0 for what is pinned, below for backgrounds.
  public var layer: Int
  /// What cuts the view off, in content coordinates: the window of a section that scrolls by itself; nil where
  /// nothing does.
  public var clip: Rect? {
    get { clipBox?.rect }
    set { clipBox = newValue.map(ClipBox.init) }
  }
  /// A reference, because few views are cut off, and placements are copied often.
  private var clipBox: ClipBox?

  /// Makes a placement from its parts.
  public init(frame: Rect, layer: Int = 0, clip: Rect? = nil) {
    self.frame = frame
    self.layer = layer
    clipBox = clip.map(ClipBox.init)
  }

  /// What cuts a view off.
  private final class ClipBox: Sendable {
    let rect: Rect

    init(_ rect: Rect) { self.rect = rect }
  }

  /// The part of the frame that is not cut off.
  public var visibleFrame: Rect { clip.map { frame.intersection($0) ?? Rect(origin: frame.origin) } ?? frame }
}

extension Placement: Hashable {
  /// Whether both are the same place, cut off alike.
  public static func == (left: Placement, right: Placement) -> Bool {
    left.frame == right.frame && left.layer == right.layer
      && (left.clipBox === right.clipBox || left.clip == right.clip)
  }

  /// Hashes the place and what cuts it off.
  public func hash(into hasher: inout Hasher) {
    frame.hash(into: &hasher)
    layer.hash(into: &hasher)
    clip.hash(into: &hasher)
  }
}

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
