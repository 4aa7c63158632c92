import Testing

@testable import gallery

@Suite("First sample of processes")
struct FirstLookTests {
  private let tick = ProcessSample.ticksPerSecond

  private func sample(_ id: Int, seconds: Double, age: Double?) -> ProcessSample {
    ProcessSample(
      id: id, state: ProcessState(letter: "S"), ticks: Int(seconds * Double(tick)), kilobytes: 1,
      command: "c",
      age: age)
  }

  @Test("The first sample gives averages since the start, later ones since the last")
  func averages() {
    var monitor = ProcessMonitor()
    let start = ContinuousClock.now
    monitor.take(
      [
        sample(1, seconds: 1, age: 100), sample(2, seconds: 30, age: 60), sample(3, seconds: 5, age: nil),
        sample(4, seconds: 0, age: 0),
      ], at: start)
    #expect(monitor.groups.first?.processes.map { $0.id } == [2, 1, 3, 4])
    #expect(monitor.groups.first?.processes.map { $0.permille } == [500, 10, 0, 0])
    monitor.take(
      [sample(1, seconds: 2, age: 102), sample(2, seconds: 30, age: 62), sample(5, seconds: 1, age: 1)],
      at: start + .seconds(2))
    #expect(monitor.groups.first?.processes.map { $0.id } == [5, 1, 2])
    #expect(monitor.groups.first?.processes.map { $0.permille } == [1000, 500, 0])
  }

  @Test("The age is the time since the field starttime")
  func age() throws {
    let fields = (4...52).map { $0 == 22 ? "\(tick * 40)" : "\($0)" }.joined(separator: " ")
    let read = try #require(ProcessSample(stat: "7 (a) b) S \(fields)", pageSize: 4096, uptime: 100.5))
    #expect(read.age == 60.5)
    #expect(read.ticks == 14 + 15)
    #expect(ProcessSample(stat: "7 (a) S \(fields)", pageSize: 4096)?.age == nil)
    #expect(ProcessSample(stat: "7 (a) S \(fields)", pageSize: 4096, uptime: 1)?.age == 0)
  }

  #if os(Linux)
  @Test("The processes of this machine have an age")
  func machine() throws {
    let samples = try ProcessSample.all()
    #expect(!samples.isEmpty && samples.allSatisfy { ($0.age ?? -1) >= 0 })
  }
  #endif
}
