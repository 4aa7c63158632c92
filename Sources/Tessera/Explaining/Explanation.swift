@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What a collection knows about one item: what is shown for it, where, how large, and why.
///
/// A value of the moment in which it was asked for; print it.
public struct Explanation: Hashable, Sendable {
  /// The id that was asked for.
  public var id: ItemID
  /// The item; nil where there is none with that id, and none is remembered.
  public var key: ItemKey?
  /// Where the item is in the content; nil where it is not.
  public var path: ElementPath?
  /// Whether it is on screen.
  public var presence: Presence
  /// The view that shows it; nil where none does.
  public var view: CellID?
  /// Where it is in content coordinates, in points.
  public var frame: Rect?
  /// What its layout had to place items in, in points.
  public var room: Size?
  /// How large its cell is declared to be.
  public var sizing: Sizing?
  /// What measuring it gave, in points; nil where it was not measured.
  public var measured: Size?
  /// Whether it is focused, selected or pressed, as its view shows it.
  public var state: CellState = []
  /// What has happened to it on screen, the oldest first; nil where nothing is noted.
  public var history: [Entry]?

  /// Whether an item is on screen.
  public enum Presence: Hashable, Sendable {
    /// There is no such item in the content.
    case missing
    /// It is out of view.
    case outOfView
    /// It is out of view, and near enough that a view is kept ready.
    case ready
    /// At least a part of it is in view.
    case inView
    /// It is a group of cells: its parts are shown, each by itself.
    case group
  }

  /// One thing that happened to the item.
  public struct Entry: Hashable, Sendable {
    /// In which transaction, counted from 1; see ``Engine/updateCount``.
    public var update: Int
    /// When, in seconds of the host's clock.
    public var time: Double
    /// What happened.
    public var reason: DisplayReason
    /// How often it happened, with nothing else in between.
    public var count: Int
  }
}

extension Explanation: CustomStringConvertible {
  /// Some lines: what is shown, the place, the size, then the history.
  public var description: String {
    var lines = [(key?.description ?? id.description) + ": " + presence.words(view)]
    if let key, presence != .missing { lines.append("  kind: " + key.kind.description) }
    if let path { lines.append("  place: " + path.description) }
    if let frame { lines.append("  frame: " + frame.description) }
    if let room { lines.append("  room: " + room.words) }
    if let sizing {
      lines.append("  size: " + sizing.words + (measured.map { "; measured " + $0.words } ?? ""))
    }
    if state != [] { lines.append("  state: " + state.words) }
    guard let history else {
      lines.append(
        "  history: not noted; set EngineConfiguration.historyLimit to the number of entries to keep")
      return lines.joined(separator: "\n")
    }
    lines.append(history.isEmpty ? "  history: nothing yet" : "  history:")
    for entry in history { lines.append("    " + entry.description) }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Entry: CustomStringConvertible {
  /// One line, as in `update 3: built cell 2`.
  public var description: String {
    "update " + update.description + ": " + reason.description
      + (count > 1 ? " (" + count.description + " times)" : "")
  }
}

extension Explanation.Presence {
  /// The presence, with the view where there is one.
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
