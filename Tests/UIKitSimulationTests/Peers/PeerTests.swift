import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// Batches after the tests of other libraries, which run on Apple's UIKit or imitate its checks.
  @MainActor @Suite("The tests of other libraries")
  struct PeerTests {
    init() { Simulation.reset() }

    @Test("Texture: batches that UIKit accepts and refuses", arguments: PeerScenario.texture.indices)
    func texture(index: Int) { check(PeerScenario.texture[index]) }

    @Test("IGListKit: batches that UIKit accepts and refuses", arguments: PeerScenario.igListKit.indices)
    func igListKit(index: Int) { check(PeerScenario.igListKit[index]) }

    @Test("Texture, ASUICollectionViewTests: an update before the first reload is refused")
    func beforeReload() {
      let screen = CollectionScreen(counts: [])
      let fresh = UICollectionView(frame: screen.window.bounds, collectionViewLayout: RowsLayout())
      fresh.dataSource = screen
      screen.model = BatchModel(counts: [0])
      let found = Simulation.violations { fresh.insertSections([0]) }
      #expect(found.map(\.rule).contains(.batchK1))
    }

    @Test("Texture, ASUICollectionViewTests: a reload within a batch is refused")
    func reloadWithin() {
      let screen = CollectionScreen(counts: [1])
      let found = Simulation.violations {
        screen.view.performBatchUpdates {
          screen.model = BatchModel(counts: [2])
          screen.view.reloadData()
        }
      }
      #expect(found.map(\.rule) == [.batchT4])
    }

    @Test("Texture, ASUICollectionViewTests: the handler of an outer batch comes before those of nested ones")
    func nestedHandlers() {
      let screen = CollectionScreen(counts: [1])
      var order: [String] = []
      screen.view.performBatchUpdates {
        screen.view.performBatchUpdates({}, completion: { _ in order.append("inner 0") })
        screen.view.performBatchUpdates({}, completion: { _ in order.append("inner 1") })
      } completion: { _ in
        order.append("outer")
      }
      Simulation.advance(by: 1)
      #expect(order == ["outer", "inner 0", "inner 1"])
    }

    private func check(_ scenario: PeerScenario) {
      let screen = CollectionScreen(counts: scenario.old)
      let found = screen.violations(of: scenario.batch, to: BatchModel(counts: scenario.new))
      if let rule = scenario.broken {
        #expect(found.contains(rule), "\(scenario.origin): \(found)")
      } else {
        #expect(found.isEmpty, "\(scenario.origin): \(found)")
        let view = screen.view
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        #expect(counts == scenario.new, "\(scenario.origin)")
      }
    }
  }
}
