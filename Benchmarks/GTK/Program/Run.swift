import BenchmarkSupport
import Foundation

/// What one contender had to say, in a process of its own.
struct Run {
  /// By the names of ``Figure``.
  private(set) var figures: [String: Double] = [:]
  /// The rows that were in view, by what had been done before.
  private(set) var rows: [Moment: [Row]] = [:]

  /// After what rows were looked at, once they had come to rest.
  enum Moment: String, CaseIterable {
    case first, slow, fast, jumps
  }

  /// A row as it was seen.
  struct Row {
    var index: Int
    var y: Double
    var height: Double
    var wantedHeight: Double
  }

  /// Starts a contender, and waits for its end.
  init(_ contender: Contender, rows: Int, frames: Int) throws {
    let process = Process()
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = Self.program
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let start = Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
    process.arguments = [contender.rawValue, "\(rows)", "\(frames)", "\(start)"]
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let complaint = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure("\(contender.title) ended with status \(process.terminationStatus)\n" + complaint)
    }
    for line in text.split(separator: "\n") { take(line.split(separator: " ").map(String.init)) }
  }

  /// The program beside this one.
  private static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("GTKContender")
  }

  /// Takes a line: `figure NAME VALUE`, or `row MOMENT INDEX Y HEIGHT WANTED`.
  private mutating func take(_ words: [String]) {
    if words.count == 3, words[0] == "figure" { figures[words[1]] = Double(words[2]) }
    if words.count == 6, words[0] == "row", let moment = Moment(rawValue: words[1]), let index = Int(words[2])
    {
      let numbers = words[3...].compactMap(Double.init)
      guard numbers.count == 3 else { return }
      rows[moment, default: []].append(
        Row(index: index, y: numbers[0], height: numbers[1], wantedHeight: numbers[2]))
    }
  }
}

/// Why there are no figures.
struct Failure: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
