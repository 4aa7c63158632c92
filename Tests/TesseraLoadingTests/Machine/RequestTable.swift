@testable import TesseraLoading

/// The outcome of each request while another one is running, as in `Documentation/Loading.md`.
let requestTable = """
  | asked for | nothing | a refresh | next page | previous page | refresh, again | next page, again | update, waiting |
  | --- | --- | --- | --- | --- | --- | --- | --- |
  | initial | begins | joins | interrupts | interrupts | joins | interrupts | interrupts |
  | appearance | begins | joins | waits | waits | joins | begins | joins |
  | auto-update | begins | joins | waits | waits | joins | begins | joins |
  | force | begins | replaces | interrupts | interrupts | replaces | interrupts | interrupts |
  | force anew | begins | replaces | interrupts | interrupts | replaces | interrupts | interrupts |
  | pull | begins | replaces | interrupts | interrupts | replaces | interrupts | interrupts |
  | jump | begins | replaces | interrupts | interrupts | replaces | interrupts | interrupts |
  | next page | begins | waits | joins | begins | begins | hurries | joins |
  | previous page | begins | waits | begins | joins | begins | begins | waits |
  | next reached | begins | waits | joins | begins | begins | joins | joins |
  | previous reached | begins | waits | begins | joins | begins | begins | waits |
  """

enum RequestOutcome: String {
  /// It starts, and affects no other load.
  case begins
  /// It starts, and cancels the running refresh.
  case replaces
  /// It starts, and cancels the pages; they start again if it fails.
  case interrupts
  /// It starts when the running load has ended.
  case waits
  /// The running load serves it as well.
  case joins
  /// The next attempt starts at once.
  case hurries
}

/// A cell of the table: a request while something is running.
struct RequestCell: CustomStringConvertible {
  let asked: String
  let running: String
  let outcome: String

  var description: String { "\(asked) while \(running): \(outcome)" }

  /// All cells; a column for several situations is repeated for each.
  static let all: [RequestCell] = {
    let lines = requestTable.split(separator: "\n").map { line in
      line.split(separator: "|").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
    }
    return lines.dropFirst(2).flatMap { line in
      zip(lines[0], line).dropFirst().flatMap { column, outcome in
        (situations[column] ?? [column]).map { RequestCell(asked: line[0], running: $0, outcome: outcome) }
      }
    }
  }()

  private static let situations = [
    "a refresh": ["initial", "appearance", "auto-update", "force", "force anew", "pull", "jump"],
    "refresh, again": [
      "initial, again", "appearance, again", "auto-update, again", "force, again", "force anew, again",
      "pull, again", "jump, again",
    ],
    "update, waiting": ["appearance, waiting", "auto-update, waiting"],
  ]
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
