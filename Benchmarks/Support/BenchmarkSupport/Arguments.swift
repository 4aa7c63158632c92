/// The arguments of a command line, taken one by one: names of options, and the values behind them.
public struct Arguments {
  private var rest: ArraySlice<String>
  private var name = ""

  /// Takes the arguments without the name of the program.
  public init(_ arguments: some Sequence<String>) { rest = ArraySlice(arguments) }

  /// The name of the next option; nil at the end.
  public mutating func nextName() -> String? {
    guard let next = rest.popFirst() else { return nil }
    name = next
    return next
  }

  /// The value behind the option whose name was taken last.
  public mutating func value() throws(UsageError) -> String {
    guard let text = rest.popFirst() else { throw UsageError("\(name) needs a value") }
    return text
  }

  /// A list of values, with commas between them, none of which `parse` may refuse.
  public mutating func list<Element>(_ parse: (Substring) -> Element?) throws(UsageError) -> [Element] {
    let text = try value()
    let parts = text.split(separator: ",")
    let elements = parts.compactMap(parse)
    guard !elements.isEmpty, elements.count == parts.count else {
      throw UsageError("\(name) cannot be \(text)")
    }
    return elements
  }

  /// Numbers of elements in a range: `5000`, `5k`, `10M`.
  public mutating func sizes(in range: ClosedRange<Int>) throws(UsageError) -> [Int] {
    try list { Self.size($0, in: range) }
  }

  /// A number of at least one.
  public mutating func count() throws(UsageError) -> Int {
    let text = try value()
    guard let number = Int(text), number > 0 else { throw UsageError("\(name) cannot be \(text)") }
    return number
  }

  /// A regular expression that looks for a match, in any case of letters.
  public mutating func filter() throws(UsageError) -> Filter {
    let pattern = try value()
    do {
      return Filter(try Regex(pattern).ignoresCase())
    } catch {
      throw UsageError("\(name) \(pattern): \(error)")
    }
  }

  /// What to say of an option that nobody knows.
  public func unknown() -> UsageError { UsageError("unknown option \(name); --help names all") }

  private static func size(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    let unit =
      switch text.last {
      case "k": 1_000
      case "M": 1_000_000
      default: 1
      }
    guard let number = Int(unit == 1 ? text : text.dropLast()) else { return nil }
    let (size, isTooLarge) = number.multipliedReportingOverflow(by: unit)
    return !isTooLarge && range.contains(size) ? size : nil
  }
}

/// Chooses rows by name.
public struct Filter {
  private let regex: Regex<AnyRegexOutput>

  init(_ regex: Regex<AnyRegexOutput>) { self.regex = regex }

  /// Whether the name has a match.
  public func includes(_ name: some CustomStringConvertible) -> Bool { name.description.contains(regex) }
}
