import BenchmarkSupport

/// What the command line asks for.
struct Options {
  private(set) var sizes = [1_000_000, 10_000_000]
  private(set) var rounds = 3
  private(set) var frames = 600
  private(set) var contenders = Contender.allCases
  private(set) var isChecking = false
  private(set) var isHelping = false

  static let help = """
    Measures a collection of TesseraGTK beside a GtkListView with the same rows, each in processes of its own.

    Usage: Scripts/benchmark-gtk [options]
      --rows LIST   numbers of rows, such as 1M,10M (the default)
      --rounds N    how often the programs take turns; 3 unless told
      --frames N    how many frames of each kind of scrolling; 600 unless told
      --quick       1 round of 120 frames with 1M rows, without the collection that is told all heights
      --check       exit with status 1 if an aim is missed
      --help        print this
    """

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Arguments(arguments)
    while let name = rest.nextName() {
      switch name {
      case "--rows": sizes = try rest.sizes(in: 100_000...100_000_000)
      case "--rounds": rounds = try rest.count()
      case "--frames": frames = try rest.count()
      case "--quick": (sizes, rounds, frames, contenders) = ([1_000_000], 1, 120, [.listView, .tessera])
      case "--check": isChecking = true
      case "--help", "-h": isHelping = true
      default: throw rest.unknown()
      }
    }
  }
}
