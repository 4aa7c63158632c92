import Glibc

/// What the process has used.
enum ProcessFigures {
  /// The processor time of all threads, in milliseconds.
  static var processorTime: Double { milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// Milliseconds of the clock that all processes share.
  static var time: Double { milliseconds(of: CLOCK_MONOTONIC) }

  private static func milliseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// A line of Linux's file about the process, in megabytes: `VmHWM`, the most memory it held, or `RssAnon`, what no file
  /// stands for.
  static func megabytes(_ name: String) -> Double? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let words = line.split { $0 == ":" || $0.isWhitespace }
      if words.count > 1, words[0] == name { return Double(words[1]).map { $0 / 1024 } }
    }
    return nil
  }
}
