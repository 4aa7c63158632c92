import KeyForm
import TesseraTerminal

/// Shows the form that tests also fill in a window. The status shows the values.
@MainActor
final class FormProbe {
  private let app = TerminalApp()
  private let form = KeyForm()

  init() {
    form.update = { [unowned self] in
      app.status = form.values.line
      app.show(form.content())
    }
    form.update()
  }

  func run() -> Never { app.run() }
}
