import ArgumentParser

/// The arguments after the name of an example.
struct ExampleArguments: ParsableArguments {
  @Argument(help: "The argument of the example, such as a path.")
  var arguments: [String] = []

  /// A word that begins with a dash is a value as well, so that the error message is about the number.
  @Option(
    parsing: .unconditional, help: "The number of rows of 'huge', 'database' and 'table'.")
  var count: String?

  /// The words in the form that examples read.
  var words: [String] { arguments + (count.map { ["--count", $0] } ?? []) }
}
