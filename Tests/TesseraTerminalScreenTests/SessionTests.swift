import TerminalOracle
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A real process on a pseudo terminal: however it ends, the terminal is restored.
@Suite("Terminal sessions", .tags(.screen), .serialized) struct SessionTests {
  private static let switches = ["?1049", "?25", "?7", "?1002", "?1006", "?1004", "?2004", "?2031"]

  private func started(_ options: TerminalProcess.Options = []) throws -> TerminalProcess {
    let process = try TerminalProcess("TerminalProbe", options: options)
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    #expect(!process.isCooked)
    return process
  }

  /// Expects that every mode was switched on and off once, and that the terminal is restored.
  private func expectRestored(
    _ process: TerminalProcess, times: Int = 1, location: SourceLocation = #_sourceLocation
  ) {
    #expect(process.isCooked, sourceLocation: location)
    #expect(!process.screen.line(0).hasPrefix("size"), sourceLocation: location)
    for name in Self.switches {
      #expect(process.count(of: "\u{1B}[\(name)h") == times, "\(name)h", sourceLocation: location)
      #expect(process.count(of: "\u{1B}[\(name)l") == times, "\(name)l", sourceLocation: location)
    }
    let output = String(decoding: process.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"), sourceLocation: location)
  }

  @Test("Ending a session restores the terminal once")
  func endRestoresOnce() throws {
    let process = try started()
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process)
    #expect(process.screen.line(0) == "goodbye")
  }

  @Test("`exit` restores the terminal")
  func exitRestores() throws {
    let process = try started()
    process.send("e")
    #expect(process.end() == .code(3))
    expectRestored(process)
  }

  @Test("A fatal signal restores the terminal", arguments: FatalSignals.all)
  func signalRestores(signal: Int32) throws {
    let process = try started()
    kill(process.pid, signal)
    #expect(process.end() == .signal(signal))
    expectRestored(process)
  }

  @Test(
    "Two signals at once restore the terminal once",
    arguments: [(SIGUSR1, SIGTERM), (SIGTERM, SIGHUP), (SIGALRM, SIGQUIT), (SIGINT, SIGTERM)])
  func twoSignalsAtOnceRestoreOnce(first: Int32, second: Int32) throws {
    let process = try started()
    kill(process.pid, first)
    kill(process.pid, second)
    let ending = process.end()
    #expect(ending == .signal(first) || ending == .signal(second))
    expectRestored(process)
  }

  @Test(
    "A signal that the program handles does not end it",
    arguments: [SIGUSR1, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE])
  func aSignalThatTheProgramHandlesStaysItsOwn(signal: Int32) throws {
    let process = try TerminalProcess("TerminalProbe", ["handles"])
    #expect(process.waits { $0.line(0) == "size 80x24" }, "\(process.screen.lines)")
    kill(process.pid, signal)
    #expect(process.waits { _ in process.count(of: "handled") == 1 }, "\(process.screen.lines)")
    #expect(!process.isCooked)
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process)
  }

  @Test("A stop signal restores the terminal until the program continues", arguments: ["i", "o"])
  func aSignalThatStopsGivesTheTerminalBack(key: String) throws {
    let process = try started(.underShell)
    process.send(key)
    #expect(process.waits { _ in process.count(of: "[stopped]") == 1 }, "\(process.screen.lines)")
    #expect(process.isCooked)
    #expect(process.count(of: "\u{1B}[?1049l") == 1)
    process.send("fg\n")
    #expect(process.waits { $0.line(1).hasSuffix("resumptions 1") }, "\(process.screen.lines)")
    #expect(!process.isCooked)
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process, times: 2)
  }

  @Test("A trap restores the terminal")
  func trapRestores() throws {
    let process = try started()
    process.send("x")
    let ending = process.end()
    #expect(ending == .signal(SIGILL) || ending == .signal(SIGTRAP))
    expectRestored(process)
  }

  @Test("`abort` restores the terminal")
  func abortRestores() throws {
    let process = try started()
    process.send("a")
    #expect(process.end() == .signal(SIGABRT))
    expectRestored(process)
  }

  @Test("Control-C interrupts the program")
  func controlCInterrupts() throws {
    let process = try started()
    process.send("\u{03}")
    #expect(process.end() == .signal(SIGINT))
    expectRestored(process)
  }

  @Test("A resize of the terminal is delivered")
  func resizeIsDelivered() throws {
    let process = try started()
    process.resize(columns: 60, rows: 10)
    #expect(process.waits { $0.line(0) == "size 60x10" })
    process.resize(columns: 1, rows: 1)
    #expect(process.waits { $0.line(0) == "s" })
    process.resize(columns: 0, rows: 0)
    process.resize(columns: 50, rows: 20)
    #expect(process.waits { $0.line(0) == "size 50x20" })
    process.send("q")
    #expect(process.end() == .code(0))
  }

  @Test("Events of one read are delivered together")
  func oneReadIsOneDelivery() throws {
    let process = try started()
    process.send("\u{1B}[A\u{1B}[Bä")
    #expect(process.waits { $0.line(1).hasPrefix("deliveries 1 ") })
    #expect(process.waits { $0.line(2).contains("up") && $0.line(2).contains("ä") })
  }

  @Test("A single Escape is delivered without further input")
  func loneEscapeIsDeliveredWithoutFurtherInput() throws {
    let process = try started()
    process.send("\u{1B}")
    #expect(process.waits { $0.line(2).contains("escape") })
  }

  @Test("Control-Z restores the terminal until the program continues")
  func suspendGivesTheTerminalBackAndTakesItAgain() throws {
    let process = try started(.underShell)
    for round in 1...3 {
      process.send("\u{1A}")
      #expect(process.waits { _ in process.count(of: "[stopped]") == round }, "\(process.screen.lines)")
      #expect(process.isCooked)
      process.send("fg\n")
      #expect(
        process.waits { $0.line(0) == "size 80x24" && $0.line(1).hasSuffix("resumptions \(round)") },
        "\(process.screen.lines)")
      #expect(!process.isCooked)
      #expect(process.count(of: "\u{1B}[?1049h") == round + 1)
      process.send("\u{1B}[A")
      #expect(process.waits { $0.line(1).hasPrefix("deliveries \(round)") })
    }
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process, times: 4)
  }

  @Test("Control-Z in an orphaned process group does not stop the program")
  func suspendInAnOrphanedGroupGoesOn() throws {
    let process = try started()
    process.send("\u{1A}")
    #expect(process.waits { $0.line(1).hasSuffix("resumptions 1") })
    #expect(!process.isCooked)
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process, times: 2)
  }

  @Test("A program that is stopped and continued by signals draws again")
  func stopAndContinueFromOutside() throws {
    let process = try started()
    kill(process.pid, SIGSTOP)
    kill(process.pid, SIGCONT)
    #expect(process.waits { $0.line(1).hasSuffix("resumptions 1") })
    kill(process.pid, SIGTSTP)
    #expect(process.waits { $0.line(1).hasSuffix("resumptions 2") })
    process.send("q")
    #expect(process.end() == .code(0))
    #expect(process.isCooked)
  }

  @Test("Keys come from the terminal if standard input is not a terminal")
  func keysComeFromTheTerminalWhereInputIsElsewhere() throws {
    let process = try started(.withoutInput)
    process.send("\u{1B}[A")
    #expect(process.waits { $0.line(2).contains("up") })
    process.send("q")
    #expect(process.end() == .code(0))
    expectRestored(process)
  }

  /// A terminal that closes sends a signal and ends the input: the program ends because of whichever comes
  /// first, and a shell reports 129 for both.
  @Test("A hang-up ends the process")
  func hangUpEndsTheProcess() throws {
    let process = try started()
    process.hangUp()
    let end = process.end()
    #expect(end == .signal(SIGHUP) || end == .code(128 + SIGHUP), "\(end)")
  }

  @Test("A hang-up with an ignored signal ends the process with a code")
  func ignoredHangUpEndsTheProcessQuietly() throws {
    let process = try started(.ignoringHangUp)
    process.hangUp()
    #expect(process.end() == .code(128 + SIGHUP))
  }
}

extension SessionTests {
  @Test("A terminal that takes no output is refused with an error, and keeps its settings")
  func clogged() throws {
    let process = try TerminalProcess("TerminalProbe", ["clogged"])
    #expect(process.end() == .code(7))
    #expect(process.isCooked)
    #expect(process.count(of: "The terminal refused its settings") == 1)
  }

  @Test("An ended session does not write to the next one")
  func twoSessions() throws {
    let process = try TerminalProcess("TerminalProbe", ["two-sessions"])
    #expect(process.end() == .code(0))
    #expect(process.count(of: "stray") == 0 && process.count(of: "\u{1B}]52;") == 0)
    #expect(process.screen.lines.contains("not copied"), "\(process.screen.lines)")
  }
}

/// The signals that end a process by default, and that a process can handle.
private enum FatalSignals {
  static let all: [Int32] = (1..<limit).filter { signal in
    var action = sigaction()
    // The C library reserves some signals and rejects queries about them.
    return !harmless.contains(signal) && sigaction(signal, nil, &action) == 0
  }

  /// Signals that cannot be caught, that stop the process, or that are ignored by default.
  private static var harmless: Set<Int32> {
    var signals: Set = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGCONT, SIGURG, SIGWINCH]
    #if canImport(Darwin)
    signals.formUnion([SIGINFO, SIGIO])
    #endif
    return signals
  }

  #if canImport(Darwin)
  private static let limit = NSIG
  #else
  /// One more than the last real-time signal.
  private static let limit: Int32 = 65
  #endif
}
