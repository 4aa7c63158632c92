import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The sources of views in simulated collection views")
  struct CollectionReuseTests {
    private let screen: CollectionScreen
    private let layout = RowsLayout()
    private var view: UICollectionView { screen.view }
    private let first = IndexPath(item: 0, section: 0)

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      screen = CollectionScreen(BatchModel(counts: [3, 100]), layout: layout)
    }

    @Test("Cells come from the prototype of a storyboard")
    func prototypes() {
      Simulation.providePrototype("prototype", in: view) {
        let cell = TextCell()
        cell.tag = 7
        return cell
      }
      screen.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "prototype", for: $1) }
      view.reloadData()
      view.layoutIfNeeded()
      #expect(
        view.cellForItem(at: first)?.tag == 7 && view.cellForItem(at: first)?.reuseIdentifier == "prototype")
    }

    @Test("Headers and cells come from registrations")
    func registrations() throws {
      let kind = UICollectionView.elementKindSectionHeader
      let header = UICollectionView.SupplementaryRegistration<TextBar>(elementKind: kind) { bar, kind, path in
        bar.text = "header \(path.section)"
      }
      final class Source: NSObject, UICollectionViewDataSource {
        let header: UICollectionView.SupplementaryRegistration<TextBar>
        let even = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
          cell.text = "even \(item)"
        }
        let odd = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
          cell.tag = item
        }

        init(_ header: UICollectionView.SupplementaryRegistration<TextBar>) {
          self.header = header
          super.init()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          100
        }

        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let item = indexPath.item
          return item.isMultiple(of: 2)
            ? collectionView.dequeueConfiguredReusableCell(using: even, for: indexPath, item: item)
            : collectionView.dequeueConfiguredReusableCell(using: odd, for: indexPath, item: item)
        }

        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView {
          collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
      }
      let source = Source(header)
      layout.headerHeight = 10
      view.dataSource = source
      for offset in [0, 300, 600, 0] {
        view.contentOffset.y = CGFloat(offset)
        view.layoutIfNeeded()
        for path in view.indexPathsForVisibleItems {
          let cell = try #require(view.cellForItem(at: path))
          if path.item.isMultiple(of: 2) {
            #expect((cell as? TextCell)?.text == "even \(path.item)")
          } else {
            #expect(cell.tag == path.item && !(cell is TextCell))
          }
        }
      }
      #expect((view.supplementaryView(forElementKind: kind, at: first) as? TextBar)?.text == "header 0")
    }

    @Test("A cell shows its content configuration at the preferred height")
    func contentConfiguration() {
      struct Content: UIContentConfiguration {
        var height: CGFloat

        func makeContentView() -> any UIView & UIContentView { ContentView(self) }

        func updated(for state: any UIConfigurationState) -> Content {
          var content = self
          if (state as? UICellConfigurationState)?.isSelected == true { content.height = 60 }
          return content
        }
      }
      final class ContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ configuration: Content) {
          self.configuration = configuration
          super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: (configuration as? Content)?.height ?? 0)
        }
      }
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 100, height: 20)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      screen.makeCell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
        cell.contentConfiguration = Content(height: CGFloat(10 + path.item))
        return cell
      }
      view.reloadData()
      view.setCollectionViewLayout(flow, animated: false)
      let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(second?.bounds.height == 11 && second?.contentView.subviews.first is ContentView)
      second?.isSelected = true
      second?.layoutIfNeeded()
      #expect((second?.contentConfiguration as? Content)?.height == 60)
    }

    @Test("A background view stays behind the cells and in place")
    func background() {
      let background = UIView()
      view.backgroundView = background
      view.contentOffset.y = 50
      view.layoutIfNeeded()
      #expect(view.subviews.first === background && background.frame == view.bounds)
    }

    @Test("A collection view controller clears the selection when it appears again")
    func controllers() {
      final class Controller: UICollectionViewController {
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
          -> Int
        {
          3
        }

        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      let controller = Controller(collectionViewLayout: RowsLayout())
      controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      let window = Simulation.makeWindow(rootViewController: controller)
      #expect(controller.collectionView.visibleCells.count == 3)
      controller.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
      window.isHidden = true
      Simulation.turn()
      window.isHidden = false
      Simulation.turn()
      #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
  }
}
