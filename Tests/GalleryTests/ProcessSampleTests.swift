import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@testable import gallery

@Suite("Reading processes")
struct ProcessSampleTests {
  /// Returns a line of /proc for a process with a command; it has 100 + 20 ticks and 1000 pages.
  private func stat(command: String, fields: Int = 50) -> String {
    var numbers = Array(repeating: "0", count: fields)
    for (index, text) in [(0, "S"), (11, "100"), (12, "20"), (21, "1000")] where index < fields {
      numbers[index] = text
    }
    return "42 (\(command)) \(numbers.joined(separator: " "))"
  }

  @Test(
    "A command may contain spaces and parentheses",
    arguments: ["sleep", "Web Content", "(sd-pam)", "a) S 1 (b", "tmux: server", ")", ")))(((", "", "日本"])
  func command(_ command: String) {
    #expect(
      ProcessSample(stat: stat(command: command), pageSize: 4096)
        == ProcessSample(
          id: 42, state: ProcessState(letter: "S"), ticks: 120, kilobytes: 4000, command: command))
  }

  @Test(
    "Text that is not a line of /proc is not a process",
    arguments: ["", "\n", "42", "42 (sleep", "42 sleep) S", ") (", "x (sleep) S 1", "42 (sleep) ", "()"])
  func noProcess(_ line: String) {
    #expect(ProcessSample(stat: line, pageSize: 4096) == nil)
  }

  @Test("A line needs enough fields to be a process", arguments: [1, 12, 13, 21, 22])
  func fields(count: Int) {
    #expect(
      (ProcessSample(stat: stat(command: "sleep", fields: count), pageSize: 4096) != nil) == (count >= 22))
  }

  @Test("A line of ps is parsed, with any command")
  func processStatus() {
    let second = ProcessSample.ticksPerSecond
    func sample(_ line: Substring) -> ProcessSample? { ProcessSample(processStatus: line) }
    #expect(
      sample("   17 Ss     1:02.50  4096 /usr/libexec/some agent (x)")
        == ProcessSample(
          id: 17, state: ProcessState(letter: "S"), ticks: 62 * second + second / 2, kilobytes: 4096,
          command: "/usr/libexec/some agent (x)"))
    #expect(sample("1 R 01:00:00 1 a")?.ticks == 3600 * second)
    #expect(sample("1 R 0:00.00 1") == nil)
    #expect(sample("PID STAT TIME RSS COMM") == nil)
    #expect(sample("") == nil)
  }

  @Test(
    "A state has a name, and busy states come first",
    arguments: zip(
      ["R", "D", "S", "I", "T", "Z"],
      [
        "Running", "Waiting for a disk", "Sleeping", "Idle", "Stopped", "Ended",
      ]
    ).enumerated().map { ($0.offset, $0.element.0, $0.element.1) })
  func states(rank: Int, letter: String, name: String) throws {
    #expect(ProcessState(letter: try #require(letter.first)).name == name)
    #expect(ProcessState.rank(of: name) == rank)
  }

  @Test("An unknown state is called Other and comes last")
  func unknownState() {
    #expect(ProcessState(letter: "?").name == "Other" && ProcessState.rank(of: "Other") == 6)
  }

  @Test("This process is found once")
  func all() throws {
    let own = try ProcessSample.all().filter { $0.id == Int(getpid()) }
    #expect(own.count == 1 && (own.first?.kilobytes ?? 0) > 1000)
  }

  @Test("Groups are sorted by state, processes by their load, then by number")
  func groups() throws {
    var monitor = ProcessMonitor()
    try monitor.refresh()
    try monitor.refresh()
    let ranks = monitor.groups.map { ProcessState.rank(of: $0.state) }
    #expect(ranks == Array(Set(ranks)).sorted() && !monitor.groups.contains { $0.processes.isEmpty })
    for group in monitor.groups {
      let order = group.processes.map { [-$0.permille, $0.id] }
      #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }
}
