#if canImport(UIKit)
import Foundation
import TestSupport
import Testing
import UIKit

/// Records the behavior of UIKit's plain views.
///
/// The recording is attached to the results of the tests. If the environment variable
/// `TESSERA_UIKIT_RECORDING` has a path, it is written there too. Tests/Support/UIKitRecordings/README.md
/// says how to use it.
@MainActor
@Suite("Recorder", .simulated)
struct RecorderTests {
  @Test("The behavior of UIKit's plain views is recorded")
  func record() throws {
    let recording = Recording.make()
    Attachment.record(recording.json, named: "UIKit-\(recording.system)-\(recording.version).json")
    if let path = ProcessInfo.processInfo.environment["TESSERA_UIKIT_RECORDING"] {
      try recording.json.write(toFile: path, atomically: true, encoding: .utf8)
    }
    // Each scenario shows something, and its steps have different names.
    for scenario in recording.scenarios {
      #expect(scenario.steps.count > 2, "\(scenario.name) has \(scenario.steps.count) steps")
      #expect(Set(scenario.steps.map(\.name)).count == scenario.steps.count, "\(scenario.name)")
    }
    #expect(Set(recording.scenarios.map(\.name)).count == recording.scenarios.count)
    #expect(try Recording(json: recording.json).json == recording.json)
  }

  @Test("Two recordings of the same system are equal")
  func repeated() {
    let comparison = RecordingComparison(expected: .make(), recorded: .make())
    #expect(comparison.differences.map(\.description) == [])
  }
}
#endif
