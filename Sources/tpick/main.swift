// Lets the user choose lines of the standard input.

import Dispatch
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The exit codes, which are those of fzf.
enum ExitCode {
  static let (chosen, noMatch, error, aborted): (Int32, Int32, Int32, Int32) = (0, 1, 2, 130)
}

func fail(_ message: String) -> Never {
  let line = Array("tpick: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(ExitCode.error)
}

/// Writes lines to standard output.
func printLines(_ lines: some Sequence<ArraySlice<UInt8>>, separator: UInt8) {
  var buffer: [UInt8] = []
  func flush() {
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { exit(ExitCode.error) }
      rest = rest.dropFirst(max(0, count))
    }
    buffer.removeAll(keepingCapacity: true)
  }
  for line in lines {
    buffer += line
    buffer.append(separator)
    if buffer.count > 1 << 16 { flush() }
  }
  flush()
}

/// Prints the matches of a text, the best ones first.
func filter(_ text: String, _ arguments: Arguments) async -> Never {
  var (reader, lines) = (LineReader(STDIN_FILENO, separator: arguments.separator), TextBlocks())
  while let block = reader.next() { lines.append(block) }
  if arguments.printsQuery { printLines([Array(text.utf8)[...]], separator: arguments.printedSeparator) }
  if FuzzyPattern(text).isEmpty {
    printLines((0..<lines.count).lazy.map { lines[$0] }, separator: arguments.printedSeparator)
    exit(lines.count > 0 ? ExitCode.chosen : ExitCode.noMatch)
  }
  let ranked = await TextSearch(text, in: lines)?.ranked ?? []
  printLines(ranked.lazy.map { lines[$0.number] }, separator: arguments.printedSeparator)
  exit(ranked.isEmpty ? ExitCode.noMatch : ExitCode.chosen)
}

/// Lets the user choose.
@MainActor
func pick(_ arguments: Arguments) async -> Never {
  var options = arguments.options
  let lines = LinesOfPicker()
  if let command = arguments.previewCommand {
    let preview = Preview(command: command)
    options.preview = { number in await preview.lines(for: lines.text(of: number)) }
  }
  let picker = TerminalPicker(options)
  lines.picker = picker
  let separator = arguments.separator
  Thread.start {
    var reader = LineReader(STDIN_FILENO, separator: separator)
    while let block = reader.next() {
      DispatchQueue.main.async { MainActor.assumeIsolated { picker.append(block) } }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { picker.complete() } }
  }
  do {
    let result = try await picker.run()
    let query = arguments.printsQuery ? [Array(result.query.utf8)[...]] : []
    guard let numbers = result.numbers else { exit(ExitCode.aborted) }
    printLines(query + numbers.map { picker.lines[$0] }, separator: arguments.printedSeparator)
    exit(numbers.isEmpty ? ExitCode.noMatch : ExitCode.chosen)
  } catch {
    fail("\(error)")
  }
}

/// Access to the lines of a picker that is created later.
@MainActor
final class LinesOfPicker {
  weak var picker: TerminalPicker?

  func text(of number: Int) -> String {
    picker.map { String(decoding: $0.lines[number], as: UTF8.self) } ?? ""
  }
}

enum Thread {
  /// Runs a function that blocks.
  static func start(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}

do throws(Arguments.Mistake) {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.wantsHelp {
    print(Arguments.help, terminator: "")
    exit(ExitCode.chosen)
  }
  if let text = arguments.filter { await filter(text, arguments) }
  if isatty(STDIN_FILENO) == 1 { fail("standard input is a terminal; pass lines through a pipe") }
  await pick(arguments)
} catch {
  fail(error.message)
}
