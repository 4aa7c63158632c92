#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Apple's compositional layouts with declared content.
@MainActor
@Suite("Compositional layouts in adapters", .simulated)
struct CompositionalLayoutTests {
  private let diary = Diary()

  private func content(_ names: [String]) -> Content<UIKitHost> {
    Content {
      Section("names") {
        ForEach(names, id: { $0 }) { name in
          NameCell(name: name, height: 70)
            .swipeActions(
              leading: [ContextAction("Read") { [diary] in diary.note("read \(name)") }],
              trailing: [
                ContextAction("Delete", isDestructive: true) { [diary] in diary.note("delete \(name)") }
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

  @Test("A list measures its rows and headers, and takes those whose height is declared as they are")
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

  @Test("Rows of a list are swiped")
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
    // The row is still there: it closes.
    #expect(Simulation.perform(trailing, ofItemAt: path, in: view) == false)
    #expect(diary.take() == ["delete b"])
  }

  @Test("A grid of groups stands where Apple's layout says, and its items come and go for the content")
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
            NameCell(name: "\(number)").onAppear { [diary] in diary.note("\(number)") }
          }
        }
      })
    let screen = TestWindow(view, height: 200)
    screen.wait(1)
    #expect(diary.take() == ["0", "1", "2", "3"])
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 160, y: 100, width: 160, height: 100))
    adapter.scroll(to: 20, at: .start)
    screen.settle()
    screen.wait(1)
    #expect(view.contentOffset.y == 1000)
    #expect(diary.take() == ["20", "21", "22", "23"])
  }
}
#endif
