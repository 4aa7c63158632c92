import BenchmarkSupport
import Foundation
import TesseraSQLite

/// Writes what was measured, line by line.
struct TableReport {
  init() {
    write("what".left(44) + "ms".right(10) + "blocks".right(10) + "counted".right(12) + "MB".right(8))
  }

  /// A figure: milliseconds, what was done for it, and what the process holds afterwards.
  func add(_ name: String, _ milliseconds: Double, _ work: TableStatistics = TableStatistics()) {
    write(
      name.left(44) + milliseconds.short.right(10) + "\(work.blocksRead)".right(10)
        + "\(work.rowsCounted)".right(12) + residentMegabytes.right(8))
  }

  /// How much memory the process holds that no file stands for; Linux alone says so.
  private var residentMegabytes: String {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") }),
      let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Double($0) })
    else { return "-" }
    return String(format: "%.0f", kilobytes / 1024)
  }
}
