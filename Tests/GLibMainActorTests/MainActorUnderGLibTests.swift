import Foundation
import TestSupport
import Testing

/// The main actor under GLib's loop. A test is a job of the main actor itself, so the loop runs in a program
/// of its own.
struct MainActorUnderGLibTests {
  @Test("All kinds of main actor work run under GLib's loop", .timeLimit(.minutes(5)))
  func everythingOnTheMainActorIsDoneUnderTheLoop() async throws {
    let probe = Process()
    let output = Pipe()
    probe.executableURL = URL(fileURLWithPath: try BuiltProgram.path(of: "GLibMainActorProbe"))
    probe.standardOutput = output
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        probe.terminationHandler = { _ in end.resume() }
        do { try probe.run() } catch { end.resume(throwing: error) }
      }
    } onCancel: {
      // Programs inherit blocked signals, so only SIGKILL ends this one.
      if probe.processIdentifier > 0 { kill(probe.processIdentifier, SIGKILL) }
    }
    let printed = try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    #expect(
      Set(printed?.split(separator: "\n") ?? [])
        == ["task", "return from another thread", "dispatch", "sleep", "glib beside a busy actor"])
  }
}
