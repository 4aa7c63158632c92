import TesseraTerminal

/// The arguments of the program.
struct Arguments {
  var options = PickerOptions()
  /// The text whose matches are printed without a terminal; `nil` to let the user choose.
  var filter: String?
  var printsQuery = false
  var previewCommand: String?
  /// The byte between lines of the input and the output.
  var (separator, printedSeparator) = (UInt8(ascii: "\n"), UInt8(ascii: "\n"))
  var wantsHelp = false

  /// A mistake in the arguments.
  struct Mistake: Error { let message: String }

  init(_ words: [String]) throws(Mistake) {
    options.region = .fullScreen
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word.hasPrefix("--") ? String(parts[0]) : String(word.prefix(2))
      let attached =
        word.hasPrefix("--")
        ? parts.dropFirst().first.map { String($0) }
        : word.count > 2 ? String(word.dropFirst(2)) : nil
      func value() throws(Mistake) -> String {
        if let attached { return attached }
        guard let next = rest.popFirst() else { throw Mistake(message: "\(name) needs a value") }
        return next
      }
      if attached != nil, Self.flags.contains(name) { throw Mistake(message: "\(name) takes no value") }
      switch name {
      case "-h", "--help": wantsHelp = true
      case "-m", "--multi": options.isMultiple = true
      case "+m", "--no-multi": options.isMultiple = false
      case "-q", "--query": options.query = try value()
      case "-f", "--filter": filter = try value()
      case "--prompt": options.prompt = try value()
      case "--header": options.header += try value().split(separator: "\n").map { String($0) }
      case "--print-query": printsQuery = true
      case "--preview": previewCommand = try value()
      case "--read0": separator = 0
      case "--print0": printedSeparator = 0
      case "--bind": try bind(try value())
      case "--height": options.region = try Self.region(try value())
      default: throw Mistake(message: "unknown option: \(word)")
      }
    }
  }

  /// The options without a value.
  private static let flags: Set = [
    "-h", "--help", "-m", "--multi", "+m", "--no-multi", "--print-query", "--read0", "--print0",
  ]

  /// Reads a number of rows, or `100%` for the whole screen.
  private static func region(_ text: String) throws(Mistake) -> TerminalRegion {
    if text == "100%" { return .fullScreen }
    guard let rows = Int(text), rows > 2 else {
      throw Mistake(message: "--height needs a number of rows above 2, or 100%")
    }
    return .inline(rows: rows)
  }

  /// Reads `KEY:ACTION+ACTION,…`.
  private mutating func bind(_ text: String) throws(Mistake) {
    for binding in text.split(separator: ",") {
      let parts = binding.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let stroke = KeyName.stroke(String(parts[0])) else {
        throw Mistake(message: "unknown key in --bind: \(binding)")
      }
      options.actions[stroke] = try parts[1].split(separator: "+").map { name throws(Mistake) in
        guard let action = PickerAction(rawValue: String(name)) else {
          throw Mistake(message: "unknown action in --bind: \(name)")
        }
        return action
      }
    }
  }

  private static let actions = PickerAction.allCases.map(\.rawValue)

  static let help = """
    usage: COMMAND | tpick [OPTION]...

    Reads lines, lets the user choose one by typing parts of it, and prints it.

      -m, --multi            choose several lines with Tab
      -q, --query=TEXT       begin with a text
      -f, --filter=TEXT      print the matches of a text, the best ones first, without a terminal
          --prompt=TEXT      the text in front of the typed one
          --header=TEXT      lines above the list
          --height=ROWS      use at most some rows below the cursor; 100% is the whole screen
          --preview=COMMAND  show the output of a command beside the list; {} stands for the line
          --bind=KEY:ACTION[+ACTION][,...]
          --print-query      print the typed text as the first line
          --read0, --print0  separate lines of the input, or the output, by NUL
      -h, --help             print this help

    Keys are named as in ctrl-a, alt-x, f1, enter, tab, btab, esc, space, up, down, pgup, pgdn, home, end, del and
    bspace. Actions:
    \(actions.prefix(11).joined(separator: ", ")),
    \(actions.dropFirst(11).joined(separator: ", ")).

    Exit codes: 0 chosen, 1 no match, 2 error, 130 left with Escape or Control-C.

    """
}
