import Tessera
import TesseraTerminal
import TestCells

/// Shows a list and the detail of its focused item, with a bar above.
@MainActor
final class PanesProbe {
  private let app = TerminalApp()
  private let detail = CollectionPane(title: "Detail")

  init() {
    let list = CollectionPane(title: "List") {
      Section("lines") { ForEach(0..<1000) { Line("line \($0)").selectable() } }
    }
    list.onFocusChange = { [unowned self] key in
      guard let number = key?.value(as: Int.self) else { return }
      detail.show { Text("about \(number)") }
    }
    app.panes = SplitPane(
      .vertical,
      [
        CollectionPane.bar { Text("bar") },
        SplitPane(
          .horizontal, [list.length(.share(0.5), minimum: 8), detail.length(.share(0.5), minimum: 8)]),
      ],
      hasDividers: false)
    app.status = "panes"
    app.keys {
      KeyCommand("c", "Copy a text") { [unowned self] in app.copy("häfen\n") }
    }
  }

  func run() -> Never { app.run() }
}
