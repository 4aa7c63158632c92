/// What the command line asks for.
struct Options {
  var sizes = [1_000, 5_000, 100_000]
  var ids = IDKind.usual
  var contest = Contest()
  var filter: Filter?
  var isChecking = false
  var isHelping = false

  static let help = """
    Compares Tessera's difference with the standard library's and with a plain Heckel difference.

    Usage: DifferenceBenchmarks [options]
      --filter PATTERN  only rows whose name has a match of a regular expression, in any case of letters;
                        a name reads "linear, 5 k, UUID-like, README mix" or "sectioned, 100 k, Int, one item"
      --sizes LIST      elements of a list, such as 1k,5k,100k (the default); lists of sections have 100k
      --ids LIST        int, uuid-like, string (the default), and uuid, which is Foundation's
      --rounds N        how often the programs take turns; 15 unless told
      --quick           5 short rounds: a first impression
      --check           exit with status 1 if an aim is missed
      --help            print this
    """

  /// Something that was asked for and cannot be had.
  struct Mistake: Error {
    var message: String
  }

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rounds: Int?
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      switch name {
      case "--filter": filter = try Filter(try Self.value(of: name, rest.next()))
      case "--sizes": sizes = try Self.list(of: name, rest.next(), Self.size)
      case "--ids": ids = try Self.list(of: name, rest.next(), Self.kind)
      case "--rounds":
        rounds = try Self.list(of: name, rest.next()) { Int($0).flatMap { $0 > 0 ? $0 : nil } }.first
      case "--quick": contest = .quick
      case "--check": isChecking = true
      case "--help", "-h": isHelping = true
      default: throw Mistake(message: "unknown option \(name); --help names all")
      }
    }
    contest.rounds = rounds ?? contest.rounds
  }

  private static func value(of name: String, _ text: String?) throws(Mistake) -> String {
    guard let text else { throw Mistake(message: "\(name) needs a value") }
    return text
  }

  private static func list<Element>(
    of name: String, _ text: String?, _ parse: (Substring) -> Element?
  ) throws(Mistake) -> [Element] {
    let parts = try value(of: name, text).split(separator: ",")
    let elements = parts.compactMap(parse)
    guard !elements.isEmpty, elements.count == parts.count else {
      throw Mistake(message: "\(name) cannot be \(text ?? "")")
    }
    return elements
  }

  /// `5k` or `5000`; a case needs some room.
  private static func size(_ text: Substring) -> Int? {
    let isThousands = text.hasSuffix("k")
    guard let number = Int(isThousands ? text.dropLast() : text), (1...10_000_000).contains(number) else {
      return nil
    }
    let size = isThousands ? number * 1_000 : number
    return (100...10_000_000).contains(size) ? size : nil
  }

  private static func kind(_ text: Substring) -> IDKind? {
    IDKind.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
  }
}

/// Chooses rows by name.
struct Filter {
  private let regex: Regex<AnyRegexOutput>

  init(_ pattern: String) throws(Options.Mistake) {
    do {
      regex = try Regex(pattern).ignoresCase()
    } catch {
      throw Options.Mistake(message: "--filter \(pattern): \(error)")
    }
  }

  func includes(_ name: RowName) -> Bool { name.description.contains(regex) }
}
