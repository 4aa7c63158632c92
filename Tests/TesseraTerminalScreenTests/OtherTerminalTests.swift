import TerminalOracle
import Tessera
import TesseraTerminal
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The oracle beside two other terminals, which have to show the same after the same bytes.
@Suite("The screen in tmux and pyte", .tags(.screen), .serialized)
struct OtherTerminalTests {
  @Test("Both other terminals are installed where CI runs; elsewhere, a warning names what is missing")
  func installed() {
    let missing = OtherTerminal.allCases.filter { !$0.isInstalled }
    guard !missing.isEmpty else { return }
    let comment = Comment("not installed: \(missing); without them, no second terminal shows the screens")
    Issue.record(comment, severity: getenv("TESSERA_STRICT") == nil ? .warning : .error)
  }

  @Test("Random frames, with a cursor at random places", .tags(.model), arguments: ColorDepth.allCases)
  func randomFrames(depth: ColorDepth) throws {
    for seed in (1...UInt64(10)).sampled {
      var fuzz = SurfaceFuzz(columns: 40, rows: 12, depth: depth, seed: seed, resizes: false)
      for step in 1...200 {
        fuzz.drawRandomly()
        if let fault = fuzz.presentAndCompare() { Issue.record("seed \(seed), step \(step): \(fault)") }
        guard step == 7 || step == 200 else { continue }
        try compare(fuzz.screen, fuzz.output, "depth \(depth), seed \(seed), step \(step)")
      }
    }
  }

  @Test("Scrolling lists", .tags(.model), arguments: (1...UInt64(10)).sampled)
  func scrollingLists(seed: UInt64) throws {
    var fuzz = SurfaceFuzz(columns: 30, rows: 10, depth: .ansi256, seed: seed)
    for _ in 1...200 {
      fuzz.scrollRandomly()
      if let fault = fuzz.presentAndCompare() { Issue.record("seed \(seed): \(fault)") }
    }
    try compare(fuzz.screen, fuzz.output, "seed \(seed)")
  }

  @Test("A region below other lines", .tags(.model), arguments: [0, 3, 11, 30])
  func regions(linesAbove: Int) throws {
    var fuzz = SurfaceFuzz(columns: 30, rows: 3, depth: .ansi16, seed: 5, linesAbove: linesAbove)
    for _ in 1...100 {
      fuzz.drawRandomly()
      if let fault = fuzz.presentAndCompare() { Issue.record("\(linesAbove) lines above: \(fault)") }
    }
    try compare(fuzz.screen, fuzz.output, "\(linesAbove) lines above")
  }

  @Test("The list of keys, a prompt with a cursor, and what is found in a real process")
  func keys() throws {
    let process = try TerminalProcess("TerminalProbe", ["collection"], columns: 60, rows: 20)
    #expect(
      process.waits { $0.line(0) == "0" && $0.line(19).contains("watching") }, "\(process.screen.lines)")
    for keys in ["?", "\u{1B}", "/42", "\u{1B}[D", "\r", "\u{1B}[6~", "&7"] {
      #expect(process.responds(to: keys))
      try compare(process, "after '\(keys)'")
    }
    process.send("\u{1B}\u{1B}")
    _ = process.comesToRest()
    process.send("q")
    #expect(process.end() == .code(0))
  }

  @Test("tpick while the user types and chooses")
  func tpick() throws {
    let script = "printf '%s\\n' $(seq 1 5000) 日本の77 | '\(try BuiltProgram.path(of: "tpick"))' -m"
    let process = try TerminalProcess(path: "/bin/sh", ["-c", script], columns: 60, rows: 20)
    #expect(process.waits { $0.line(1) == "  5001/5001" }, "\(process.screen.lines)")
    try compare(process, "at the start")
    for keys in ["77", "\t", "\u{1B}[B", "\u{1B}[6~", "\u{7F}", "\u{1B}[D"] {
      #expect(process.responds(to: keys))
      try compare(process, "after '\(keys)'")
    }
    process.send("\r")
    #expect(process.end() == .code(0))
    // pyte has no alternate screen: there, the chosen line is below what the program has shown.
    try compare(process, "at the end", in: [.tmux])
  }

  // MARK: Comparing

  private func compare(
    _ process: TerminalProcess, _ comment: String, in terminals: [OtherTerminal] = OtherTerminal.allCases
  ) throws {
    try compare(process.screen, process.output, comment, in: terminals)
  }

  private func compare(
    _ oracle: Screen, _ output: [UInt8], _ comment: String,
    in terminals: [OtherTerminal] = OtherTerminal.allCases
  ) throws {
    for terminal in terminals where terminal.isInstalled {
      let differences = try terminal.differences(from: oracle, after: output)
      #expect(
        differences.isEmpty, "\(terminal), \(comment): \(differences.prefix(5).joined(separator: "; "))")
    }
  }
}
