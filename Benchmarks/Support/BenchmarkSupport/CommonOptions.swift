/// The options of all programs that run a comparison.
public struct CommonOptions {
  private var rounds: Int?
  private var isQuick = false
  /// Which rows are wanted; nil: all.
  public private(set) var filter: Filter?
  /// Whether a missed aim is a failure.
  public private(set) var isChecking = false
  /// Whether the options are asked for, and nothing else.
  public private(set) var isHelping = false

  /// What `--help` says about them.
  public static let help = """
      --rounds N        how often the programs take turns; 15 unless told
      --quick           5 short rounds: a first impression
      --check           exit with status 1 if an aim is missed
      --help            print this
    """

  /// None was given yet.
  public init() {}

  /// How programs take turns.
  public var comparison: Comparison {
    var comparison = isQuick ? Comparison.quick : Comparison()
    comparison.rounds = rounds ?? comparison.rounds
    return comparison
  }

  /// Takes an option whose name was taken from the arguments, with its value; one that is not common is a mistake.
  public mutating func take(_ name: String, from arguments: inout Arguments) throws(UsageError) {
    switch name {
    case "--filter": filter = try arguments.filter()
    case "--rounds": rounds = try arguments.count()
    case "--quick": isQuick = true
    case "--check": isChecking = true
    case "--help", "-h": isHelping = true
    default: throw arguments.unknown()
    }
  }
}
