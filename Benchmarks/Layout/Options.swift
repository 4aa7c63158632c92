import BenchmarkSupport

/// What the command line asks for.
struct Options {
  /// nil: what each part is measured with.
  var sizes: [Int]?
  var common = CommonOptions()
  /// Whether large blocks of memory come from the system each time they are asked for.
  var isUsingFreshMemory = false

  static let help = """
    Measures the layouts, each beside a plain loop over arrays that computes the same.

    Usage: LayoutBenchmarks [options]
      --filter PATTERN  only rows whose name has a match of a regular expression, in any case of letters;
                        a name reads "first layout, 100 k, flow" or "visible query, 1 M, list, random place"
      --sizes LIST      numbers of items, such as 1k,100k,10M; unless told, each part has its own
      --fresh-memory    let malloc give memory back to the system and take new pages, and measure that, too

    """ + CommonOptions.help

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Arguments(arguments)
    while let name = rest.nextName() {
      switch name {
      case "--sizes": sizes = try rest.sizes(in: Self.possibleSizes)
      case "--fresh-memory": isUsingFreshMemory = true
      default: try common.take(name, from: &rest)
      }
    }
  }

  /// A change of a thousand items needs some room.
  private static let possibleSizes = 1_000...100_000_000
}
