#if !canImport(ObjectiveC)
import Foundation
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// The simulation compared with the recordings in Tests/Support/UIKitRecordings.
@MainActor
@Suite("Recordings of UIKit", .simulated)
struct RecordedSystemTests {
  private static let folder = PageCode.root.appendingPathComponent("Tests/Support/UIKitRecordings")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("The simulation behaves as in its committed recording")
  func simulation() throws {
    let committed = try Recording(json: Self.text("Simulation.json"))
    #expect(committed.system == "simulation")
    let comparison = RecordingComparison(expected: committed, recorded: .make())
    for difference in comparison.differences { Issue.record("\(difference)") }
  }

  @Test("The simulation behaves as recorded on devices, except for accepted differences")
  func devices() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let devices = names.filter { $0.hasSuffix(".json") && $0 != "Simulation.json" }
    for name in devices {
      let device = try Recording(json: Self.text(name))
      #expect(device.system != "simulation", "\(name) is not a recording of a device")
      let differences = RecordingComparison(expected: device, recorded: .make()).differences
      let list = name.dropLast(".json".count) + ".accepted.txt"
      let accepted = AcceptedDifferences(names.contains(String(list)) ? try Self.text(String(list)) : "")
      for complaint in accepted.complaints(about: differences) { Issue.record("\(name): \(complaint)") }
    }
    // A list without its recording accepts nothing.
    let lists = names.filter { $0.hasSuffix(".accepted.txt") }
    let expected = devices.map { $0.dropLast(".json".count) + ".accepted.txt" }
    #expect(lists.filter { !expected.contains(Substring($0)) } == [])
  }
}
#endif
