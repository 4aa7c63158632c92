import TerminalOracle
import TestSupport
import Tessera
import Testing

@testable import TesseraTerminal
@testable import gallery

/// An example of the gallery on a screen in memory, whose bytes go to the oracle.
@MainActor
final class ExampleScreen {
  let name: String
  let screen: TerminalScreen
  private let example: any Example

  /// The example's own words in the last line.
  var status: String { screen.status }
  var hint: String { screen.hint }
  /// The text that takes the place of the hint; `nil` for none.
  var tooltip: String? { screen.collection.engine.tooltipOfFocus?.text }

  init(_ name: String, arguments: [String] = []) throws {
    self.name = name
    example = try Catalog.make(name, arguments: arguments)
    let collection = TerminalCollection(configuration: example.configuration)
    screen = TerminalScreen(surface: Surface(columns: 80, rows: 24), collection: collection)
    example.use(collection.engine)
    if let panes = example.panes(around: collection) {
      screen.root = panes
    } else {
      collection.show(example.content())
    }
    showTexts()
  }

  /// Waits for content that is loaded.
  func load() async {
    example.follow { [weak self] in self?.refresh() }
    _ = await waiting { !example.isContentLoading }
    refresh()
  }

  func stop() { example.stopUpdates() }

  private func refresh() {
    if screen.root === screen.active { screen.collection.show(example.content()) }
    if let target = example.takeScrollTarget() {
      screen.collection.engine.scroll(to: target.item, inSection: target.section, at: .center)
    }
    showTexts()
  }

  private func showTexts() {
    screen.status = example.status(focused: screen.collection.engine.focusedKey)
    screen.ownHint = (example.hints + ["q quits"]).joined(separator: "  ")
  }

  /// Changes the size, and draws until nothing changes at once.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    for _ in 0..<3 { _ = screen.frame(at: nil) }
    showTexts()
  }

  func press(_ key: Key) {
    screen.handle([.key(key)], at: 0)
    showTexts()
  }

  /// Returns the screen of a terminal with a margin to the right and below that has to stay empty.
  func drawn(margin: Int) -> Screen {
    let surface = screen.surface
    let oracle = Screen(columns: surface.columns + margin, rows: surface.rows + margin)
    oracle.feed("\u{1B}[?7l")
    screen.surface.invalidate()
    oracle.feed(screen.frame(at: nil))
    return oracle
  }
}
