import Dispatch
import Tessera
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Calls for command-line tools whose end is of interest.
@MainActor
enum CallProbes {
  private final class Node: Identifiable {
    let name = "node"
  }

  /// Shows a table, a tree and a log, and prints whether what they showed is kept.
  static func runCalls() async throws -> Never {
    weak var kept: Node?
    func keep() -> [Node] {
      let nodes = [Node()]
      kept = nodes[0]
      return nodes
    }
    var report: [String] = []
    func note(_ name: String) { report.append("\(name) \(kept == nil ? "free" : "kept")") }
    _ = try await Terminal.table(keep()) { Column("Name", value: \.name) }
    note("table")
    _ = try await Terminal.tree(keep(), id: { ObjectIdentifier($0) }, children: { _ in nil }) { _ in "leaf" }
    note("tree")
    let (lines, _) = AsyncStream<String>.makeStream()
    try await Terminal.follow(lines)
    print("\(report.joined(separator: ", ")), followed")
    exit(0)
  }

  /// Follows the lines of standard input.
  static func follow() async throws -> Never {
    let (lines, input) = AsyncStream<String>.makeStream()
    let reader = Reader(input)
    reader.start()
    try await Terminal.follow(lines)
    print("followed")
    exit(0)
  }

  private struct Reader: Sendable {
    let input: AsyncStream<String>.Continuation

    init(_ input: AsyncStream<String>.Continuation) { self.input = input }

    func start() {
      DispatchQueue.global().async {
        while let line = readLine() { input.yield(line) }
        input.finish()
      }
    }
  }

  /// Shows an app in which "p" begins a task with a progress.
  static func progress() -> Never {
    let app = TerminalApp()
    app.status = "ready"
    app.onEvent = { event in
      guard event == .key(.character("p")) else { return false }
      Task {
        await Terminal.progress("Copying", summary: "Copied") { $0.report(0.5) }
        app.status = "done"
      }
      return true
    }
    app.show(Content { Section("rows") { Text("row") } })
    app.run()
  }

  /// Creates a session on a terminal that takes no output.
  static func clogged() -> Never {
    tcflow(STDOUT_FILENO, Int32(TCOOFF))
    do throws(TerminalError) {
      _ = try TerminalSession()
      tcflow(STDOUT_FILENO, Int32(TCOON))
      exit(1)
    } catch {
      tcflow(STDOUT_FILENO, Int32(TCOON))
      print("\(error)")
      exit(7)
    }
  }

  /// Ends a session, and writes to it while the next one is there.
  static func twoSessions() throws -> Never {
    let first = try TerminalSession()
    first.end()
    let second = try TerminalSession()
    first.write(Array("stray".utf8))
    let isCopied = first.copy("stray")
    second.end()
    print(isCopied ? "copied" : "not copied")
    exit(0)
  }
}
