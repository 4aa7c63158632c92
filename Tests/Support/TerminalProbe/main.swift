// A program for the tests of the session: it shows its input, and ends in every possible way.
//
// Keys: q ends the session, e exits without ending it, x traps, a aborts, i and o stop the program like input
// and output in the background do; all others are shown. With the argument "handles" it handles signals
// itself, with "collection" it shows a collection instead, with "light" also in the colors for a light
// background, with "rows" one of many rows, with "faulty" one with an invalid declaration, with "panes" several
// of them, with "inline" one in a region of the screen, with "form" a form. With "flood" each key changes the whole
// screen. "calls", "follow", "progress", "clogged" and "two-sessions" are described at `CallProbes`. With "filter FILE KEYS" it has no terminal, and measures searches.

import Dispatch
import Tessera
import TesseraTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@MainActor
final class Probe {
  private let session: TerminalSession
  private var surface: Surface
  private var deliveries = 0
  private var resumptions = 0
  private var keyCount = 0
  private var lastEvents = ""

  init() throws(TerminalError) {
    session = try TerminalSession()
    surface = Surface(columns: session.size.columns, rows: session.size.rows)
    session.onEvents = { [unowned self] in handle($0) }
    session.onResize = { [unowned self] _ in
      surface.resize(columns: session.size.columns, rows: session.size.rows)
      draw()
    }
    session.onResume = { [unowned self] in
      resumptions += 1
      surface.resize(columns: session.size.columns, rows: session.size.rows)
      draw()
    }
    session.onOutputTaken = { [unowned self] in draw() }
    draw()
  }

  private func handle(_ events: [TerminalEvent]) {
    deliveries += 1
    keyCount += events.count
    lastEvents = events.map(name).joined(separator: " ")
    for event in events {
      switch event {
      case .key(.character("q"), _):
        session.end()
        session.end()
        print("goodbye")
        exit(0)
      case .key(.character("e"), _): exit(3)
      case .key(.character("x"), _): preconditionFailure("on purpose")
      case .key(.character("a"), _): abort()
      case .key(.character("i"), _): kill(getpid(), SIGTTIN)
      case .key(.character("o"), _): kill(getpid(), SIGTTOU)
      default: break
      }
    }
    draw()
  }

  private func name(_ event: TerminalEvent) -> String {
    guard case .key(let key, _) = event else { return "\(event)" }
    return "\(key)"
  }

  private func draw() {
    if CommandLine.arguments.contains("flood"), deliveries > 0 { return drawFlood() }
    show("size \(session.size.columns)x\(session.size.rows)", row: 0)
    show("deliveries \(deliveries) resumptions \(resumptions)", row: 1)
    show(lastEvents, row: 2)
    session.write(surface.encode())
  }

  private func drawFlood() {
    if session.hasPendingOutput { return }
    show("keys \(keyCount)", row: 0)
    let letter = String(UnicodeScalar(UInt8(0x61 + keyCount % 26)))
    for row in 1..<surface.rows { show(String(repeating: letter, count: surface.columns), row: row) }
    session.write(surface.encode())
  }

  private func show(_ text: String, row: Int) {
    surface.fill(0..<surface.columns, row: row, color: .background)
    surface.write(text[...], column: 0, row: row, clip: 0..<surface.columns, style: GridStyle())
  }
}

do {
  if let mode = CommandLine.arguments.dropFirst().first, mode.hasPrefix("faulty") {
    let probe = FaultyProbe(isSilent: mode == "faulty-silent")
    withExtendedLifetime(probe) { $0.run() }
  }
  if CommandLine.arguments.contains("handles") {
    for number in [SIGUSR1, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE] {
      // Any thread may run it: without `@Sendable` it would check that it runs on the main actor, and crash.
      signal(number) { @Sendable _ in _ = write(STDOUT_FILENO, "handled", 7) }
    }
  }
  if CommandLine.arguments.dropFirst().first == "filter", CommandLine.arguments.count == 4 {
    await FilterProbe.run(path: CommandLine.arguments[2], keys: CommandLine.arguments[3])
  }
  if CommandLine.arguments.contains("panes") {
    let probe = PanesProbe()
    withExtendedLifetime(probe) { $0.run() }
  }
  if CommandLine.arguments.contains("form") {
    let probe = FormProbe()
    withExtendedLifetime(probe) { $0.run() }
  }
  if CommandLine.arguments.contains("collection") {
    let probe = try CollectionProbe()
    withExtendedLifetime(probe) { $0.run() }
  }
  if let place = CommandLine.arguments.firstIndex(of: "rows") {
    let count = CommandLine.arguments.dropFirst(place + 1).first.flatMap { Int($0) } ?? 1_000_000
    let probe = try RowsProbe(count: count)
    withExtendedLifetime(probe) { $0.run() }
  }
  if CommandLine.arguments.contains("inline") {
    try await InlineProbe.run()
  }
  switch CommandLine.arguments.dropFirst().first {
  case "calls": try await CallProbes.runCalls()
  case "follow": try await CallProbes.follow()
  case "progress": CallProbes.progress()
  case "clogged": CallProbes.clogged()
  case "two-sessions": try CallProbes.twoSessions()
  default: break
  }
  let probe = try Probe()
  withExtendedLifetime(probe) { dispatchMain() }
} catch {
  print(error)
  exit(1)
}
