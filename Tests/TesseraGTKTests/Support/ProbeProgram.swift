import Foundation
import TestSupport
import Testing

/// A program that runs while a test observes it.
@MainActor
final class ProbeProgram {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var printed = Data()

  /// Returns the path of a program from the package of the same name.
  static func path(of name: String) throws -> String {
    let paths = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
    return try #require(
      paths.first { access($0, X_OK) == 0 }, "\(name) is missing: install \(name) (apt)")
  }

  /// Starts a program.
  init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardInput = input
    try Self.unblockingSignals { try process.run() }
    // Makes reads return at once if there is no output.
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Ends the program, if it still runs, and waits for its end. Every program must be ended: one that keeps
  /// running holds the output of the tests open, and the reader of that output waits forever.
  func end() {
    guard process.isRunning else { return }
    process.terminate()
    for _ in 0..<30 where process.isRunning { usleep(100_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Runs some work without blocked signals. Programs inherit blocked signals, and tests run with all signals
  /// blocked, so that such a program could not be ended.
  private static func unblockingSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  var isRunning: Bool { process.isRunning }

  /// Whether it has exited by itself, with status 0.
  var hasEndedWell: Bool {
    !process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0
  }

  var text: String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    if count > 0 { printed.append(contentsOf: bytes.prefix(count)) }
    return String(decoding: printed, as: UTF8.self)
  }

  /// Writes a line to its standard input.
  func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }
}
