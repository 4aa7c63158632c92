import Foundation
import TerminalOracle
import TestSupport
import Testing

/// The output, the frames and the wake-ups of a program with 100,000 rows.
@Suite("Costs in a real terminal", .tags(.screen), .serialized)
struct CostScreenTests {
  private func started() throws -> TerminalProcess {
    let process = try TerminalProcess("TerminalProbe", ["rows", "100000"], columns: 120, rows: 40)
    #expect(process.waits { $0.line(0).hasPrefix("row 0 the") }, "\(process.screen.lines)")
    #expect(process.comesToRest())
    return process
  }

  private func quit(_ process: TerminalProcess) {
    process.send("q")
    #expect(process.end() == .code(0))
  }

  /// Presses a key several times. Returns the number of bytes of each frame.
  private func sizes(_ process: TerminalProcess, _ key: String) -> [Int] {
    (0..<8).map { _ in
      let count = process.output.count
      #expect(process.responds(to: key))
      return process.output.count - count
    }
  }

  @Test("A step by one line takes at most 300 bytes, and one by a page 2,500")
  func bytes() throws {
    let process = try started()
    // The focus reaches the lower edge first.
    #expect(process.responds(to: String(repeating: "j", count: 60)))
    let top = process.screen.line(0)
    let lines = sizes(process, "j")
    #expect(process.screen.line(0) != top)
    #expect(lines.allSatisfy { $0 <= 300 }, "\(lines)")
    let pages = sizes(process, "\u{1B}[6~")
    #expect(pages.allSatisfy { $0 <= 2_500 }, "\(pages)")
    quit(process)
  }

  @Test("Five hundred keys that arrive at once are shown by one frame")
  func queued() throws {
    let process = try started()
    let begin = "\u{1B}[?2026h"
    let count = process.count(of: begin)
    process.send(String(repeating: "j", count: 500))
    #expect(
      process.waits { $0.lines.contains { $0.hasPrefix("row 499 ") || $0.hasPrefix("row 500 ") } },
      "\(process.screen.lines)")
    #expect(process.comesToRest())
    // The terminal may hand over the keys in two parts.
    #expect((1...2).contains(process.count(of: begin) - count))
    quit(process)
  }

  #if os(Linux)
  @Test("No thread wakes up while nothing happens")
  func idle() throws {
    let process = try started()
    _ = process.bytesArriving(within: 0.5)
    #expect(try wakeups(of: process.pid) > 0)
    // On a busy machine, the threads of Dispatch that were needed at the start end late.
    var isIdle = false
    for _ in 0..<8 where !isIdle {
      let before = try wakeups(of: process.pid)
      _ = process.bytesArriving(within: 1)
      isIdle = try wakeups(of: process.pid) == before
    }
    #expect(isIdle)
    quit(process)
  }

  @Test("A key wakes one thread, once")
  func keys() throws {
    let process = try started()
    // The focus, which these rows do not show, reaches the lower edge first.
    #expect(process.responds(to: String(repeating: "j", count: 60)))
    let before = try wakeups(of: process.pid)
    for _ in 0..<20 { #expect(process.responds(to: "j")) }
    let count = try wakeups(of: process.pid) - before
    // The kernel may wait a few times more. Threads of Dispatch would have been woken sixty times.
    #expect((20...30).contains(count), "\(count)")
    quit(process)
  }

  /// Returns how often the threads of a process have gone to sleep.
  private func wakeups(of pid: pid_t) throws -> Int {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      // A thread may have ended since it was listed.
      guard let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      else { return sum }
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
  #endif
}
