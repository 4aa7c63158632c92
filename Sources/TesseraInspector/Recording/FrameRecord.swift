import TesseraComponents

/// A record of one update of a collection: its operations, its state after them, and the time spent.
public struct FrameRecord: Identifiable, Hashable, Sendable {
  /// The number of the update, counted from 1; see ``Engine/updateCount``.
  public var id: Int
  /// The time of the update, in seconds of the host's clock.
  public var time: Double
  /// The operations on the views, in their order.
  public var operations: [MountOperation]
  /// The visible part of the content after the operations.
  public var viewport: Rect
  /// The size of the whole content, in points.
  public var contentSize: Size
  /// The visible frames of the views after the operations, in content coordinates.
  public var cells: [CellFrame] = []
  /// The issues that the update found.
  public var issues: [Issue]
  /// The time spent in each phase; empty if nothing was traced.
  public var costs: [PhaseCost] = []

  /// The time spent in all phases, in seconds.
  public var seconds: Double { costs.reduce(0) { $0 + $1.seconds } }

  /// The frame of a view.
  public struct CellFrame: Hashable, Sendable {
    /// The view.
    public var id: CellID
    /// The visible frame, in content coordinates.
    public var frame: Rect
  }

  /// Creates a record of a transaction.
  init(_ transaction: Transaction, id: Int, time: Double) {
    (self.id, self.time) = (id, time)
    (operations, viewport) = (transaction.operations, transaction.viewport)
    (contentSize, issues) = (transaction.contentSize, transaction.issues)
  }

  /// Returns whether the update changed nothing since an earlier one.
  func isIdle(after earlier: FrameRecord?) -> Bool {
    operations.isEmpty && issues.isEmpty
      && (earlier.map { $0.viewport == viewport && $0.contentSize == contentSize } ?? false)
  }
}

extension FrameRecord: CustomStringConvertible {
  /// The numbers of operations of each kind, as in `3 mount, 1 move`.
  public var description: String {
    var counts: [String: Int] = [:]
    for operation in operations { counts[operation.verb, default: 0] += 1 }
    let words = MountOperation.verbs.compactMap { verb in counts[verb].map { "\($0) \(verb)" } }
    return words.isEmpty ? "no operations" : words.joined(separator: ", ")
  }
}

extension MountOperation {
  /// The view.
  var cellID: CellID {
    switch self {
    case .mount(let id, _, _), .update(let id, _), .move(let id, _), .present(let id, _), .unmount(let id),
      .discard(let id, _):
      id
    }
  }

  fileprivate static let verbs = ["mount", "update", "move", "present", "unmount", "discard"]

  /// The name of the operation.
  var verb: String {
    switch self {
    case .mount: "mount"
    case .update: "update"
    case .move: "move"
    case .present: "present"
    case .unmount: "unmount"
    case .discard: "discard"
    }
  }
}
