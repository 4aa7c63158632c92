import ArgumentParser

/// What may follow the name of an example.
struct ExampleArguments: ParsableArguments {
  @Argument(help: "What the example takes, such as a path.")
  var arguments: [String] = []

  /// A word that begins with a dash is a value as well: then the complaint is about the number.
  @Option(
    parsing: .unconditional, help: "How many rows 'huge' and 'database' have.")
  var count: String?

  /// The words as the example reads them.
  var words: [String] { arguments + (count.map { ["--count", $0] } ?? []) }
}
