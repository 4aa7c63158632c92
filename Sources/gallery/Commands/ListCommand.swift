import ArgumentParser

/// `gallery list`: the examples, one line each.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the examples.")

  func run() {
    MainActor.assumeIsolated {
      let width = Catalog.examples.map { $0.name.count }.max() ?? 0
      for example in Catalog.examples {
        let gap = String(repeating: " ", count: width - example.name.count + 2)
        print(example.name + gap + example.summary)
      }
    }
  }
}
