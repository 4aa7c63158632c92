import ArgumentParser
import TesseraTerminal

/// `gallery` and `gallery NAME`: shows the menu or an example, in the terminal or in a window.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show an example, or the menu (default).")

  @Argument(help: "The example; without one, a menu opens.")
  var name: String?

  @Option(help: "The host: terminal, or gtk for a window.")
  var host = HostName.terminal

  @OptionGroup
  var arguments: ExampleArguments

  func run() throws {
    try MainActor.assumeIsolated {
      let example = try name.map { try Catalog.make($0, arguments: arguments.words) }
      if host == .gtk { return try Self.showWindow(example) }
      guard TerminalSession.isInteractive else {
        try OutputFile.print(StaticFrame(example).text(columns: 80, rows: 24))
        return
      }
      try TerminalGallery(example).run()
    }
  }

  enum HostName: String, ExpressibleByArgument, CaseIterable { case terminal, gtk }

  @MainActor
  private static func showWindow(_ example: (any Example)?) throws {
    #if HAS_GTK
    let status = try GTKGallery(example).run()
    if status != 0 { throw ExitCode(status) }
    #else
    throw withoutGTK
    #endif
  }

  /// The error for a gallery without windows.
  static let withoutGTK = GalleryError.unavailable(
    "this gallery was built without GTK 4: install libgtk-4-dev (apt) or gtk4 (brew), and build it again")
}
