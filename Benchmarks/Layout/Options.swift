import BenchmarkSupport

/// What the command line asks for.
struct Options {
  /// nil: what each part is measured with.
  var sizes: [Int]?
  var contest = Contest()
  var filter: Filter?
  var isChecking = false
  /// Whether large blocks of memory come from the system each time they are asked for.
  var isUsingFreshMemory = false
  var isHelping = false

  static let help = """
    Measures the layouts, each beside a plain loop over arrays that computes the same.

    Usage: LayoutBenchmarks [options]
      --filter PATTERN  only rows whose name has a match of a regular expression, in any case of letters;
                        a name reads "first layout, 100 k, flow" or "visible query, 1 M, list, random place"
      --sizes LIST      numbers of items, such as 1k,100k,10M; unless told, each part has its own
      --rounds N        how often the programs take turns; 15 unless told
      --quick           5 short rounds: a first impression
      --fresh-memory    let malloc give memory back to the system and take new pages, and measure that, too
      --check           exit with status 1 if an aim is missed
      --help            print this
    """

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rounds: Int?
    var rest = Arguments(arguments)
    while let name = rest.nextName() {
      switch name {
      case "--filter": filter = try rest.filter()
      case "--sizes": sizes = try rest.sizes(in: Self.possibleSizes)
      case "--rounds": rounds = try rest.count()
      case "--quick": contest = .quick
      case "--fresh-memory": isUsingFreshMemory = true
      case "--check": isChecking = true
      case "--help", "-h": isHelping = true
      default: throw rest.unknown()
      }
    }
    contest.rounds = rounds ?? contest.rounds
  }

  /// A change of a thousand items needs some room.
  private static let possibleSizes = 1_000...100_000_000
}
