import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Shows what Tessera can do, on real input.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows collections in a terminal, on real input.",
    discussion: """
      Without a name, a menu opens. Arrow keys and the mouse wheel move, Return opens, / asks where the example \
      has a question, q goes back. Without a terminal, one frame is printed.
      """,
    subcommands: [ShowCommand.self, ListCommand.self, RenderCommand.self],
    defaultSubcommand: ShowCommand.self)

  /// Runs the command line; what is wrong is said in one line on standard error.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as GalleryError {
      complain(error.message, exitCode: error.exitCode)
    } catch {
      let isComplaint = exitCode(for: error) == .validationFailure
      if isComplaint { complain(message(for: error), exitCode: GalleryError.usage("").exitCode) }
      exit(withError: error)
    }
  }

  private static func complain(_ message: String, exitCode: Int32) -> Never {
    let line = message.split(separator: "\n").joined(separator: " ")
    OutputFile.complain("gallery: \(line)")
    exitProcess(exitCode)
  }
}

/// Ends the process; `exit` means something else within a command.
private func exitProcess(_ code: Int32) -> Never { exit(code) }
