import Tessera
import TesseraLayout
import TesseraTesting

@MainActor
final class LifecycleLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns and removes the recorded lines.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns a row of one line that records when it appears (`+`) and disappears (`-`).
  func row(_ text: String) -> ModifiedCell<Label, UniformSizes> {
    Label(text).onAppear { self.note("+" + text) }.onDisappear { self.note("-" + text) }
  }
}

/// A native cell that records the life of its views.
struct PlayerCell: Cell {
  var title: String
  var log: LifecycleLog?

  static let kind = CellKind("player")
  static let sizing = Sizing.height(16)

  static func == (left: PlayerCell, right: PlayerCell) -> Bool { left.title == right.title }

  func makeView() -> PlayerView {
    log?.note("make")
    return PlayerView()
  }

  func prepareForReuse(_ view: PlayerView) {
    log?.note("stop \(view.title)")
    view.title = ""
  }

  func update(_ view: PlayerView, state: CellState) {
    log?.note("show \(title)")
    view.title = title
  }
}

final class PlayerView: DrawingView {
  var title = ""
}

extension AnyCell where H == Headless {
  init(player title: String, _ log: LifecycleLog? = nil) {
    self.init(PlayerCell(title: title, log: log), upcast: { $0 })
  }
}
