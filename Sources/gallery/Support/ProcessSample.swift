#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Foundation
#endif

/// The information of the system about a process at one moment.
struct ProcessSample: Equatable {
  var id: Int
  var state: ProcessState
  /// The processor time used so far, in clock ticks.
  var ticks: Int
  var kilobytes: Int
  var command: String
  /// The seconds since the process started; `nil` if not known.
  var age: Double?

  static var ticksPerSecond: Int { max(1, sysconf(Int32(_SC_CLK_TCK))) }

  /// Returns all visible processes.
  static func all() throws(GalleryError) -> [ProcessSample] {
    #if os(Linux)
    guard let names = Directory.names(at: "/proc") else {
      throw .noInput("cannot read /proc: \(InputFile.lastError)")
    }
    let page = max(1, sysconf(Int32(_SC_PAGESIZE)))
    let uptime = InputFile.text(at: "/proc/uptime")?.split(separator: " ").first.flatMap { Double($0) }
    return names.compactMap { name in
      guard Int(name) != nil, let stat = InputFile.text(at: "/proc/\(name)/stat") else { return nil }
      return ProcessSample(stat: stat, pageSize: page, uptime: uptime)
    }
    #elseif os(macOS)
    return try fromProcessStatus()
    #else
    throw .noInput("this system does not list its processes")
    #endif
  }

  init(
    id: Int, state: ProcessState, ticks: Int, kilobytes: Int, command: String, age: Double? = nil
  ) {
    self.id = id
    self.state = state
    self.ticks = ticks
    self.kilobytes = kilobytes
    self.command = command
    self.age = age
  }

  /// Creates a sample from the text of `/proc/PID/stat`; `nil` if the text is invalid.
  ///
  /// The command is in parentheses and may itself contain spaces and parentheses.
  ///
  /// - Parameters:
  ///   - stat: The text.
  ///   - pageSize: The size of a page of memory, in bytes.
  ///   - uptime: The seconds since the machine started, from which the age of the process is computed.
  init?(stat: String, pageSize: Int, uptime: Double? = nil) {
    guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close,
      let id = Int(stat[..<open].filter { $0 != " " })
    else { return nil }
    let fields = stat[stat.index(after: close)...].split(separator: " ")
    guard fields.count > 21, let state = fields[0].first, let user = Int(fields[11]),
      let system = Int(fields[12]), let pages = Int(fields[21])
    else { return nil }
    let start = Double(fields[19]).map { $0 / Double(Self.ticksPerSecond) }
    let age = uptime.flatMap { uptime in start.map { max(0, uptime - $0) } }
    self.init(
      id: id, state: ProcessState(letter: state), ticks: user + system, kilobytes: pages * pageSize / 1024,
      command: String(stat[stat.index(after: open)..<close]), age: age)
  }

  /// Creates a sample from a line of `ps -axo pid=,state=,time=,rss=,comm=`; `nil` if the line is invalid.
  init?(processStatus line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 4)
    guard fields.count == 5, let id = Int(fields[0]), let state = fields[1].first, let size = Int(fields[3])
    else { return nil }
    let seconds = fields[2].split(separator: ":").reduce(0.0) { $0 * 60 + (Double($1) ?? 0) }
    self.init(
      id: id, state: ProcessState(letter: state), ticks: Int(seconds * Double(Self.ticksPerSecond)),
      kilobytes: size, command: String(fields[4]))
  }

  #if os(macOS)
  private static func fromProcessStatus() throws(GalleryError) -> [ProcessSample] {
    let process = Foundation.Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/ps")
    process.arguments = ["-axo", "pid=,state=,time=,rss=,comm="]
    process.standardOutput = pipe
    do { try process.run() } catch { throw .noInput("cannot run ps: \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
      ProcessSample(processStatus: $0)
    }
  }
  #endif
}
