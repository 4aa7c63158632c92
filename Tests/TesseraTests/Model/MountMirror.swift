import Tessera
import TesseraTesting

/// A host that only applies the mount operations. Its result must equal the state of the engine.
struct MountMirror {
  private var mounted: [CellID: (key: ItemKey, placement: Placement, presentation: Presentation)] = [:]
  private var hidden: Set<CellID> = []

  /// Applies a transaction. Returns an error message if an operation is invalid or the result differs;
  /// otherwise, `nil`.
  mutating func failureReason(applying transaction: Transaction, cells: LiveCells) -> String? {
    for operation in transaction.operations {
      if let failureReason = follow(operation) { return "\(operation): \(failureReason)" }
    }
    guard cells.count == mounted.count else {
      return "\(mounted.count) views were mounted, \(cells.count) cells are there"
    }
    for cell in cells {
      guard let view = mounted[cell.id] else { return "\(cell.key) was never mounted" }
      guard view.placement == cell.placement else { return "\(cell.key) was placed at \(view.placement)" }
      guard view.presentation == cell.presentation else {
        return "\(cell.key) is seen at \(view.presentation)"
      }
    }
    return nil
  }

  private mutating func follow(_ operation: MountOperation) -> String? {
    switch operation {
    case .mount(let id, let key, let placement):
      guard mounted[id] == nil else { return "the view shows something already" }
      hidden.remove(id)
      mounted[id] = (key, placement, Presentation(frame: placement.frame))
    case .update(let id, let reason):
      if mounted[id] == nil { return "the view shows nothing" }
      if reason.isEmpty { return "there is no reason" }
    case .move(let id, let placement):
      guard let old = mounted[id]?.placement else { return "the view shows nothing" }
      if old == placement { return "the view is there already" }
      mounted[id]?.placement = placement
      mounted[id]?.presentation = Presentation(frame: placement.frame)
    case .present(let id, let presentation):
      guard let old = mounted[id]?.presentation else { return "the view shows nothing" }
      if old == presentation { return "the view is seen like that already" }
      mounted[id]?.presentation = presentation
    case .unmount(let id):
      guard mounted.removeValue(forKey: id) != nil else { return "the view shows nothing" }
      hidden.insert(id)
    case .discard(let id, _):
      guard hidden.remove(id) != nil else { return "the view is not hidden" }
    }
    return nil
  }
}
