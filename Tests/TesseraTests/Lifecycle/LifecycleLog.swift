import Tessera
import TesseraLayout
import TesseraTesting

/// Notes what handlers are called with.
@MainActor
final class LifecycleLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A row of one line that notes when it comes (`+`) and goes (`-`).
  func row(_ text: String) -> ModifiedCell<Label, UniformSizes> {
    Label(text).onAppear { self.note("+" + text) }.onDisappear { self.note("-" + text) }
  }
}

/// A native cell that notes what happens to its views.
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
