import CGTKTesting
import Testing

/// A trait that fails a test on warnings of GTK and GLib: each warning is a bug, whatever the screen shows.
struct QuietTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The scope is each run of a test; arguments make several runs.
    guard testCase != nil else { return try await function() }
    await Watchdog.start()
    gtk_testing_watch_complaints()
    gtk_testing_clear_complaints()
    try await function()
    for failureReason in complaints() { Issue.record("\(failureReason)") }
  }

  /// Returns the warnings since the last test.
  private func complaints() -> [String] {
    var complaints: [String] = []
    while let text = gtk_testing_take_complaint() {
      complaints.append(String(cString: text))
      g_free(text)
    }
    return complaints
  }
}

extension Trait where Self == QuietTrait {
  /// Warnings of GTK and GLib fail the test.
  static var quiet: QuietTrait { QuietTrait() }
}
