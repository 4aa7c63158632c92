import CGTKTesting
import Testing

/// What GTK and GLib complain about during a test fails it: a warning is a fault of ours, whatever the screen shows.
struct QuietTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Around each run of a test, of which parameters make several.
    guard testCase != nil else { return try await function() }
    await Watchdog.start()
    gtk_testing_watch_complaints()
    gtk_testing_clear_complaints()
    try await function()
    for complaint in complaints() { Issue.record("\(complaint)") }
  }

  /// What was complained about since the last test.
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
  /// What GTK and GLib complain about fails the test.
  static var quiet: QuietTrait { QuietTrait() }
}
