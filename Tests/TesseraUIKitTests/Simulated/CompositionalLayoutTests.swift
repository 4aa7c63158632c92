#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Apple's compositional layouts with declared content.
@MainActor
@Suite("Compositional layouts in adapters", .simulated)
struct CompositionalLayoutTests {
  private let eventLog = EventLog()

  private func content(_ names: [String]) -> Content<UIKitHost> {
    Content {
      Section("names") {
        ForEach(names, id: { $0 }) { name in
          NameCell(name: name, height: 70)
            .swipeActions(
              leading: [ContextAction("Read") { [eventLog] in eventLog.note("read \(name)") }],
              trailing: [
                ContextAction("Delete", isDestructive: true) { [eventLog] in eventLog.note("delete \(name)") }
              ])
        }.size(.estimatedHeight(30))
      }
      .header { NameCell(name: "header") }
    }
  }

  private func list(_ mode: UICollectionLayoutListConfiguration.HeaderMode)
    -> UICollectionLayoutListConfiguration
  {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = mode
    return configuration
  }

  @Test("A list measures rows and headers, and uses declared heights as they are")
  func list() {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list(.supplementary)))
    let adapter = CollectionViewAdapter(view)
    adapter.show(content(["a", "b", "c"]))
    let screen = TestWindow(view)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.nameView?.text == "header")
    #expect(header?.frame.height == 40)
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 110, width: 320, height: 70))
    let broken = Simulation.violations {
      adapter.show(content(["c", "d", "a"]))
      screen.wait(1)
    }
    #expect(broken.isEmpty)
    let texts = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.nameView?.text }
    #expect(texts == ["c", "d", "a"])
  }

  @Test("Rows of a list have swipe actions")
  func swiping() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let adapter = CollectionViewAdapter(view)
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: adapter.withSwipeActions(list(.none)))
    adapter.show(content(["a", "b"]))
    let screen = TestWindow(view)
    _ = screen
    let path = IndexPath(item: 1, section: 0)
    let leading = Simulation.swipe(.leading, ofItemAt: path, in: view)?.actions ?? []
    #expect(leading.map(\.title) == ["Read"])
    let trailing = try #require(Simulation.swipe(.trailing, ofItemAt: path, in: view)?.actions.first)
    #expect(trailing.style == .destructive)
    // The row still exists, so the swipe closes.
    #expect(Simulation.perform(trailing, ofItemAt: path, in: view) == false)
    #expect(eventLog.take() == ["delete b"])
  }

  @Test("A grid has the frames of Apple's layout, and its items report appearing")
  func grid() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let adapter = CollectionViewAdapter(view)
    adapter.show(
      Content {
        Section("grid") {
          ForEach(0..<50) { number in
            NameCell(name: "\(number)").onAppear { [eventLog] in eventLog.note("\(number)") }
          }
        }
      })
    let screen = TestWindow(view, height: 200)
    screen.wait(1)
    #expect(eventLog.take() == ["0", "1", "2", "3"])
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 160, y: 100, width: 160, height: 100))
    adapter.scroll(to: 20, at: .start)
    screen.settle()
    screen.wait(1)
    #expect(view.contentOffset.y == 1000)
    #expect(eventLog.take() == ["20", "21", "22", "23"])
  }
}
#endif
