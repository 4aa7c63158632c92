import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal beside the oracle: what it shows after the same bytes is a second opinion.
package enum OtherTerminal: String, CaseIterable, Sendable {
  case tmux
  /// A terminal in Python. It has no alternate screen, and no faint text.
  case pyte

  /// The terminal did not do what it was told.
  package struct Failure: Error {
    package let output: String
  }

  /// Whether the terminal is installed; `TESSERA_PYTHON` names the Python that has pyte.
  package static let installed = allCases.filter { terminal in
    let process = try? Self.started(terminal.check, columns: 80, rows: 24)
    return process?.end() == .code(0)
  }

  package var isInstalled: Bool { Self.installed.contains(self) }

  private var check: String {
    switch self {
    case .tmux: "tmux -V"
    case .pyte: "$python -c 'import pyte; pyte.ByteStream'"
    }
  }

  /// Returns the differences between the oracle and this terminal after some output; empty if there are none.
  package func differences(from oracle: Screen, after output: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(bytes: output + ending, to: "output")
    try folder.write(Self.pyteProgram, to: "show.py")
    try folder.write("set -g status off\nset -g escape-time 0\n", to: "settings")
    let process = try Self.started(
      "cd '\(folder.path)'; columns=\(oracle.columns) rows=\(oracle.rows); \(script)",
      columns: oracle.columns,
      rows: oracle.rows)
    guard process.end() == .code(0) else {
      throw Failure(output: String(decoding: process.output, as: UTF8.self))
    }
    return Self.cursorDifferences(from: oracle, state: try folder.read("state"))
      + cellDifferences(from: oracle, printed: try folder.read("printed"))
  }

  /// Starts a script of a shell, whose children inherit no files of the tests but their own terminal.
  private static func started(_ script: String, columns: Int, rows: Int) throws -> TerminalProcess {
    var environment = ["LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"]
    for (name, variable) in [("PATH", "PATH"), ("python", "TESSERA_PYTHON")] {
      if let value = getenv(variable) { environment[name] = String(cString: value) }
    }
    return try TerminalProcess(
      path: "/bin/sh", ["-c", ": ${python:=python3}; \(script)"], columns: columns, rows: rows,
      options: .withoutControllingTerminal, environment: environment)
  }

  // MARK: Programs

  /// The title tells that tmux has read everything.
  private var ending: [UInt8] { self == .tmux ? Array("\u{1B}]2;all read\u{7}".utf8) : [] }

  /// A script that writes the state of the cursor and the screen, as text with control sequences, to files.
  private var script: String {
    switch self {
    case .tmux:
      """
      ask() { tmux -u -S socket -f settings "$@"; }
      ask new-session -d -x $columns -y $rows 'stty raw -echo; cat output; exec sleep 600' \
        </dev/null >/dev/null 2>&1
      trap 'ask kill-server' EXIT
      tries=0
      until [ "$(ask display-message -p '#{pane_title}')" = 'all read' ]; do
        sleep 0.02
        tries=$((tries + 1))
        [ $tries -lt 1000 ] || { echo 'tmux did not read everything'; exit 1; }
      done
      ask display-message -p '#{cursor_flag} #{cursor_x} #{cursor_y}' >state
      ask capture-pane -p -e -N >printed
      """
    case .pyte: "$python show.py $columns $rows"
    }
  }

  private static let pyteProgram = #"""
    import pyte, sys
    names = 'black red green brown blue magenta cyan white'.split()
    numbers = {name: 30 + number for number, name in enumerate(names)}
    numbers.update({'bright' + name: 90 + number for number, name in enumerate(names)})
    # Its name for a bright magenta background.
    numbers['bfightmagenta'] = 95

    def color(value, shift):
        if value == 'default': return ''
        if value in numbers: return ';%d' % (numbers[value] + shift)
        return ';%d;2;%d;%d;%d' % ((38 + shift,) + tuple(bytes.fromhex(value)))

    screen = pyte.Screen(int(sys.argv[1]), int(sys.argv[2]))
    with open('output', 'rb') as file: pyte.ByteStream(screen).feed(file.read())
    cursor = screen.cursor
    with open('state', 'w') as file: print(int(not cursor.hidden), cursor.x, cursor.y, file=file)
    with open('printed', 'w', encoding='utf-8', newline='') as file:
        for row in range(screen.lines):
            for column in range(screen.columns):
                cell = screen.buffer[row][column]
                marks = [(cell.bold, 1), (cell.italics, 3), (cell.underscore, 4), (cell.reverse, 7)]
                style = ''.join(';%d' % number for is_set, number in marks if is_set)
                style += color(cell.fg, 0) + color(cell.bg, 10)
                # The right half of a wide character is empty.
                if cell.data: file.write('\x1b[0%sm%s' % (style, cell.data))
            file.write('\n')
    """#

  // MARK: Comparing

  private static func cursorDifferences(from oracle: Screen, state: String) -> [String] {
    let numbers = state.split { $0.isWhitespace }.compactMap { Int($0) }
    let wanted = oracle.cursor.map { [1, $0.column, $0.row] } ?? [0]
    // The place of a hidden cursor is not seen.
    return numbers.starts(with: wanted) ? [] : ["the cursor is \(numbers), not \(wanted)"]
  }

  /// Shows the printed screen on another oracle, and compares every cell.
  private func cellDifferences(from oracle: Screen, printed: String) -> [String] {
    let copy = Screen(columns: oracle.columns, rows: oracle.rows)
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).prefix(oracle.rows)
    guard lines.count == oracle.rows else { return ["there are only \(lines.count) rows"] }
    copy.feed("\u{1B}[?7l" + lines.joined(separator: "\r\n"))
    var differences: [String] = []
    for row in 0..<oracle.rows {
      for column in 0..<oracle.columns {
        let isMarked = self != .tmux || column < oracle.columns - 3
        let (shown, wanted) = (
          Self.cell(column: column, row: row, of: copy, isMarked: isMarked),
          Self.cell(column: column, row: row, of: oracle, isMarked: isMarked)
        )
        // The oracle reports no colors for the right half of a wide character.
        let isEqual = wanted.text.isEmpty || Self.visible(shown) == Self.visible(wanted)
        if shown.text != wanted.text || !isEqual {
          differences.append("column \(column), row \(row): \(shown), not \(wanted) in '\(oracle.line(row))'")
        }
      }
    }
    return differences
  }

  /// Returns a cell of a screen, without its combining marks unless it `isMarked`.
  ///
  /// tmux puts a mark of the last column on the character before, which may have two columns, and leaves it there
  /// when the last column changes.
  private static func cell(column: Int, row: Int, of screen: Screen, isMarked: Bool) -> Screen.Cell {
    var cell = screen.cell(column: column, row: row)
    if !isMarked { cell.text = cell.text.first.map { String($0.unicodeScalars.prefix(1)) } ?? "" }
    return cell
  }

  /// Returns the visible part of the rendition of a cell, with colors beyond the first sixteen as exact ones.
  private static func visible(_ cell: Screen.Cell) -> Screen.Rendition {
    var rendition = cell.rendition
    rendition.foreground = SeenTerminal.exactNumber(rendition.foreground)
    rendition.background = SeenTerminal.exactNumber(rendition.background)
    let isReversed = rendition.attributes & 8 != 0
    if !isReversed, cell.text.allSatisfy({ $0 == " " }) {
      rendition.foreground = -1
      // Spaces are underlined, but neither bold nor italic.
      rendition.attributes &= ~3
    }
    return rendition
  }
}
