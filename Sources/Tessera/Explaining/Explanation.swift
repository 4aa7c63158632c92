@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// An explanation of one item of a collection: what is shown for it, where, how large, and why.
///
/// It describes the moment in which it was created. Print it to read it.
public struct Explanation: Hashable, Sendable {
  /// The id that was searched for.
  public var id: ItemID
  /// The key of the item; `nil` if there is no item with the id, neither in the content nor in the history.
  public var key: ItemKey?
  /// The path of the item in the content; `nil` if the content does not contain it.
  public var path: ElementPath?
  /// Whether the item is on screen.
  public var presence: Presence
  /// The view that shows the item; `nil` if there is none.
  public var view: CellID?
  /// The frame of the item in content coordinates, in points.
  public var frame: Rect?
  /// The size that the layout of the section had available for its items, in points.
  public var availableSize: Size?
  /// The declared size of the cell.
  public var sizing: Sizing?
  /// The measured size of the cell, in points; `nil` if it was not measured.
  public var measured: Size?
  /// The state of the cell as its view shows it, such as focused, selected or pressed.
  public var state: CellState = []
  /// The history of the item on screen, the oldest entry first; `nil` if no history is recorded.
  public var history: [Entry]?

  /// The presence of an item on screen.
  public enum Presence: Hashable, Sendable {
    /// The content does not contain the item.
    case missing
    /// The item is off-screen.
    case outOfView
    /// The item is off-screen, but near enough that a view is kept ready.
    case ready
    /// At least a part of the item is visible.
    case inView
    /// The item is a group of cells whose parts are shown one by one.
    case group
  }

  /// One change of the item on screen.
  public struct Entry: Hashable, Sendable {
    /// The number of the transaction, counted from 1; see ``Engine/updateCount``.
    public var update: Int
    /// The time of the transaction, in seconds of the host's clock.
    public var time: Double
    /// The reason of the change.
    public var reason: DisplayReason
    /// The number of times that the change happened in a row.
    public var count: Int
  }
}

extension Explanation: CustomStringConvertible {
  /// The explanation in lines: what is shown, the place, the size, then the history.
  public var description: String {
    var lines = [(key?.description ?? id.description) + ": " + presence.words(view)]
    if let key, presence != .missing { lines.append("  kind: " + key.kind.description) }
    if let path { lines.append("  place: " + path.description) }
    if let frame { lines.append("  frame: " + frame.description) }
    if let availableSize { lines.append("  available: " + availableSize.words) }
    if let sizing {
      lines.append("  size: " + sizing.words + (measured.map { "; measured " + $0.words } ?? ""))
    }
    if state != [] { lines.append("  state: " + state.words) }
    guard let history else {
      lines.append(
        "  history: off; set EngineConfiguration.historyLimit to the number of entries to keep")
      return lines.joined(separator: "\n")
    }
    lines.append(history.isEmpty ? "  history: empty" : "  history:")
    for entry in history { lines.append("    " + entry.description) }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Entry: CustomStringConvertible {
  /// The entry in one line, as in `update 3: built cell 2`.
  public var description: String {
    "update " + update.description + ": " + reason.description
      + (count > 1 ? " (" + count.description + " times)" : "")
  }
}

extension Explanation.Presence {
  /// Returns the presence in words, with the view if there is one.
  fileprivate func words(_ view: CellID?) -> String {
    let shown = view.map { " in " + $0.description } ?? ""
    return switch self {
    case .missing: "not in the content"
    case .outOfView: "out of view"
    case .ready: "out of view, kept ready" + shown
    case .inView: "in view" + shown
    case .group: "a group of cells; its parts are shown"
    }
  }
}
