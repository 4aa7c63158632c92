import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The simulated compositional layout")
  struct CompositionalLayoutTests {
    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
    }

    private func frames(_ counts: [Int], _ section: NSCollectionLayoutSection) -> [CGRect] {
      let layout = UICollectionViewCompositionalLayout(section: section)
      let screen = CollectionScreen(.init(counts: counts), layout: layout)
      return counts.enumerated().flatMap { number, count in
        (0..<count).compactMap {
          screen.view.layoutAttributesForItem(at: IndexPath(item: $0, section: number))?.frame
        }
      }
    }

    private func size(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A grid has a number of columns, spacing and insets")
    func grid() {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = .fixed(5)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 2
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0)
      #expect(
        frames([4, 1], section) == [
          rect(0, 3, 30, 20), rect(35, 3, 30, 20), rect(70, 3, 30, 20), rect(0, 25, 30, 20),
          rect(0, 52, 30, 20),
        ])
    }

    @Test("Groups can be nested")
    func nested() {
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [large, column])
      #expect(
        frames([4], NSCollectionLayoutSection(group: group)) == [
          rect(0, 0, 60, 40), rect(60, 0, 40, 20), rect(60, 20, 40, 20), rect(0, 40, 60, 40),
        ])
    }

    @Test("A list has self-sizing rows and pinned headers")
    func list() throws {
      TextCell.preferredHeight = { $0 == "1:0" ? 60 : 20 }
      defer { TextCell.preferredHeight = nil }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      let screen = CollectionScreen(counts: [20, 20])
      let kind = UICollectionView.elementKindSectionHeader
      screen.view.register(TextBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        section.boundarySupplementaryItems.first?.pinToVisibleBounds = true
        return section
      }
      screen.view.setCollectionViewLayout(layout, animated: false)
      #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == rect(0, 48, 100, 60))
      screen.view.contentOffset.y = 100
      screen.view.layoutIfNeeded()
      let header = try #require(
        screen.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
      #expect(header.frame.minY == 100 && (header as? TextBar)?.text == "section 0")
    }

    @Test("Items must fit into their group, and each section needs a layout")
    func unsound() {
      let wide = NSCollectionLayoutItem(layoutSize: size(.absolute(101), .absolute(10)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [wide])
      #expect(
        rulesBroken { _ = frames([1], NSCollectionLayoutSection(group: group)) }.contains(
          .compositionalSizeUnsound))
      let none = UICollectionViewCompositionalLayout { _, _ in nil }
      #expect(
        rulesBroken { _ = CollectionScreen(.init(counts: [1]), layout: none) }.contains(
          .compositionalSizeUnsound))
    }
  }
}
