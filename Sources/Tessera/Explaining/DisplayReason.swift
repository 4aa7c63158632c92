@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// Why a view shows an item as it does: one thing that happened to the item on screen.
public enum DisplayReason: Hashable, Sendable {
  /// It came into view, and a view was made for it.
  case built(CellID)
  /// It came into view and was given a view that showed another item before, or this one.
  case reused(CellID, before: ItemKey)
  /// Its view was filled again, because of its content or state.
  case reconfigured(CellID, UpdateReason)
  /// It has got another kind of cell, so that the view of the old kind could not show it.
  case reloaded(before: CellKind)
  /// Its view was placed elsewhere.
  case moved(CellID, from: Rect, to: Rect)
  /// Other content came, and its view stayed as it was: an equal cell at the same place.
  case kept(CellID)
  /// It went, or left the view; its view waits for another item.
  case unmounted(CellID)
}

extension DisplayReason: CustomStringConvertible {
  /// Some words, as in `reused cell 3, which showed letters/a`.
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
  /// What has changed.
  fileprivate var words: String {
    var words: [String] = []
    if contains(.content) { words.append("another content") }
    if contains(.state) { words.append("another state") }
    return words.joined(separator: " and ")
  }
}
