import ArgumentParser
import TesseraTerminal

/// `gallery` and `gallery NAME`: the menu or an example, in the terminal.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show an example, or the menu (default).")

  @Argument(help: "The example; without one, a menu opens.")
  var name: String?

  @OptionGroup
  var arguments: ExampleArguments

  func run() throws {
    try MainActor.assumeIsolated {
      let example = try name.map { try Catalog.make($0, arguments: arguments.words) }
      guard TerminalSession.isInteractive else {
        print(StaticFrame(example).text(columns: 80, rows: 24), terminator: "")
        return
      }
      try TerminalGallery(example).run()
    }
  }
}
