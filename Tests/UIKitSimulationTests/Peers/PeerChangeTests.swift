import TesseraDiff
import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// Changes after the tests of other libraries' differences, planned by ours and performed by the views.
  @MainActor @Suite("The changes in the tests of other libraries")
  struct PeerChangeTests {
    init() { Simulation.reset() }

    @Test("RxDataSources: the views show the new data", arguments: PeerChange.rxDataSources.indices)
    func rxDataSources(index: Int) { check(PeerChange.rxDataSources[index]) }

    @Test("DifferenceKit: the views show the new data", arguments: PeerChange.differenceKit.indices)
    func differenceKit(index: Int) { check(PeerChange.differenceKit[index]) }

    @Test("ListKit: the views show the new data", arguments: PeerChange.listKit.indices)
    func listKit(index: Int) { check(PeerChange.listKit[index]) }

    private func check(_ change: PeerChange) {
      perform(change, CollectionScreen.self)
      perform(change, TableScreen.self)
    }

    /// Performs a plan for a change, which has no more changes than the library makes of it.
    private func perform(_ change: PeerChange, _ type: (some BatchScreen).Type) {
      let screen = type.init(change.old)
      let stages = RandomBatch.stages(from: change.old, to: change.new, rules: type.rules)
      for stage in stages {
        let found = screen.violations(of: stage.batch, to: stage.result)
        #expect(found.isEmpty, "\(change.origin): \(stage.batch)")
        #expect(screen.shown == screen.expected, "\(change.origin): \(stage.batch)")
      }
      #expect(screen.model == change.new, "\(change.origin)")
      if let count = change.count {
        #expect(stages.map(\.batch.count).reduce(0, +) <= count, "\(change.origin): \(stages.map(\.batch))")
      }
    }
  }
}
