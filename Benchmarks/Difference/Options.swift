import BenchmarkSupport

/// What the command line asks for.
struct Options {
  var sizes = [1_000, 5_000, 100_000]
  var ids = IDKind.usual
  var common = CommonOptions()

  static let help = """
    Compares Tessera's difference with the standard library's and with a plain Heckel difference.

    Usage: DifferenceBenchmarks [options]
      --filter PATTERN  only rows whose name has a match of a regular expression, in any case of letters;
                        a name reads "linear, 5 k, UUID-like, README mix" or "sectioned, 100 k, Int, one item"
      --sizes LIST      elements of a list, such as 1k,5k,100k (the default); lists of sections have 100k
      --ids LIST        uuid, string, int (the default), and uuid-like, which has a quick hash of its own

    """ + CommonOptions.help

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Arguments(arguments)
    while let name = rest.nextName() {
      switch name {
      // A case needs some room.
      case "--sizes": sizes = try rest.sizes(in: 100...10_000_000)
      case "--ids": ids = try rest.list(Self.kind)
      default: try common.take(name, from: &rest)
      }
    }
  }

  private static func kind(_ text: Substring) -> IDKind? {
    IDKind.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
  }
}
