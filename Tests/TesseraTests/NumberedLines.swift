import Tessera
import TesseraTesting

/// Returns a collection of numbered lines, ten of which are visible.
@MainActor
func numberedLines(
  _ range: Range<Int>, _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
) -> HeadlessCollection {
  HeadlessCollection(columns: 20, rows: 10, configuration: configuration) {
    Section("numbers") { ForEach(range) { Label("\($0)") } }
  }
}

extension HeadlessCollection {
  @discardableResult
  func show(_ range: Range<Int>) -> [MountOperation] {
    show { Section("numbers") { ForEach(range) { Label("\($0)") } } }
  }
}
