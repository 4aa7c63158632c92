import ArgumentParser

/// `gallery list`: lists the examples, one per line.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the examples.")

  func run() throws {
    try MainActor.assumeIsolated {
      let width = Catalog.examples.map { $0.name.count }.max() ?? 0
      let lines = Catalog.examples.map { example in
        example.name + String(repeating: " ", count: width - example.name.count + 2) + example.summary + "\n"
      }
      try OutputFile.print(lines.joined())
    }
  }
}
