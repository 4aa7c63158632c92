@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The reason why a view shows an item as it does: one change of the item on screen.
public enum DisplayReason: Hashable, Sendable {
  /// The item became visible, and a view was created for it.
  case built(CellID)
  /// The item became visible, and reused a view that showed another item before, or the same one.
  case reused(CellID, before: ItemKey)
  /// The view was configured again, because of its content or state.
  case reconfigured(CellID, UpdateReason)
  /// The item has another kind of cell, which the view of the previous kind could not show.
  case reloaded(before: CellKind)
  /// The view moved to another place.
  case moved(CellID, from: Rect, to: Rect)
  /// New content was shown, and the view stayed the same: an equal cell at the same place.
  case kept(CellID)
  /// The item was deleted or went off-screen; its view is available for reuse.
  case unmounted(CellID)
}

extension DisplayReason: CustomStringConvertible {
  /// A description of the reason, as in `reused cell 3, which showed letters/a`.
  public var description: String {
    switch self {
    case .built(let view): "built " + view.description
    case .reused(let view, let before): "reused " + view.description + ", which showed " + before.description
    case .reconfigured(let view, let reason): "reconfigured " + view.description + ": " + reason.words
    case .reloaded(let before): "reloaded: its cell was a " + before.description + " before"
    case .moved(let view, let from, let to):
      "moved " + view.description + " from " + from.description + " to " + to.description
    case .kept(let view): "kept " + view.description + " as it was"
    case .unmounted(let view): "unmounted " + view.description
    }
  }
}

extension UpdateReason {
  fileprivate var words: String {
    var words: [String] = []
    if contains(.content) { words.append("another content") }
    if contains(.state) { words.append("another state") }
    return words.joined(separator: " and ")
  }
}
