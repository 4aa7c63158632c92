import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The command-line tool that shows Tessera on real input.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows collections in a terminal, on real input.",
    discussion: """
      Without a name, a menu opens. Arrow keys and the mouse wheel move, Return opens, / asks where the example \
      has a question, q goes back. Without a terminal, one frame is printed.
      """,
    subcommands: [ShowCommand.self, ListCommand.self, RenderCommand.self, WebCommand.self],
    defaultSubcommand: ShowCommand.self)

  /// Runs the command line; errors are printed as one line on standard error.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      do {
        try finish(after: error)
      } catch {
        end(with: error)
      }
    }
  }

  /// Ends the process for an error that is not a `GalleryError`, such as a request for help.
  private static func finish(after error: any Error) throws(GalleryError) -> Never {
    if let error = error as? GalleryError { throw error }
    switch exitCode(for: error) {
    case .success:
      try OutputFile.print(fullMessage(for: error) + "\n")
      exitProcess(0)
    case .validationFailure: throw .usage(message(for: error))
    default: exit(withError: error)
    }
  }

  /// Prints an error, and ends the process.
  static func end(with error: GalleryError) -> Never {
    // One line, whatever an argument contains.
    let line = error.message.split { $0 == "\n" || $0 == "\r\n" }.joined(separator: " ")
    OutputFile.printError("gallery: \(line)")
    exitProcess(error.exitCode)
  }
}

/// Ends the process; `exit` means something else within a command.
private func exitProcess(_ code: Int32) -> Never { exit(code) }
