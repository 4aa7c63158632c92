import BenchmarkSupport

/// What the command line asks for.
struct Options {
  var rows = 10_000_000
  var rounds = 5
  var isHelping = false

  static let help = """
    Measures a table in SQLite while it is shown and changes.

    Usage: TableBenchmarks [options]
      --rows COUNT    rows of the table, such as 10M (the default)
      --rounds COUNT  how often a change is made; the median is shown (default: 5)
      --help          this text
    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Arguments(arguments)
    while let name = rest.nextName() {
      switch name {
      case "--rows": rows = try rest.sizes(in: 10_000...100_000_000).last ?? rows
      case "--rounds": rounds = try rest.count()
      case "--help": isHelping = true
      default: throw rest.unknown()
      }
    }
  }
}
