import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// What people have reported of UIKit, with the page that tells it.
  @MainActor @Suite("Public reports of batches that went wrong")
  struct PublicReportTests {
    init() { Simulation.reset() }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    /// What one batch of a collection view breaks.
    private func collection(_ old: [Int], _ new: [Int], _ tell: (UICollectionView) -> Void) -> Set<UIKitRule>
    {
      let screen = CollectionScreen(counts: old)
      return broken {
        screen.performUpdates {
          screen.model = BatchModel(counts: new)
          tell(screen.view)
        }
      }
    }

    /// What one batch of a table view breaks.
    private func table(_ old: [Int], _ new: [Int], _ tell: (UITableView) -> Void) -> Set<UIKitRule> {
      let screen = TableScreen(counts: old)
      return broken {
        screen.performUpdates {
          screen.model = BatchModel(counts: new)
          tell(screen.view)
        }
      }
    }

    @Test("openradar.appspot.com/26484150: inserting into a view that has never been laid out")
    func neverLaidOut() {
      let screen = CollectionScreen(counts: [1])
      let fresh = UICollectionView(frame: screen.window.bounds, collectionViewLayout: RowsLayout())
      fresh.dataSource = screen
      screen.window.addSubview(fresh)
      let found = broken {
        screen.model = BatchModel(counts: [2])
        fresh.insertItems(at: [path(0, 1)])
      }
      #expect(found.isSuperset(of: [.batchT2, .batchK2]))
    }

    @Test("openradar.appspot.com/27941923: inserting right after a reload")
    func afterReload() {
      let screen = CollectionScreen(counts: [1])
      let found = broken {
        screen.view.reloadData()
        screen.model = BatchModel(counts: [2])
        screen.view.insertItems(at: [path(0, 1)])
      }
      #expect(found.isSuperset(of: [.batchT2, .batchK2]))
    }

    @Test("openradar.me/15262692: a batch of a view that is in no window, told after the data have changed")
    func outsideOfWindow() {
      let screen = CollectionScreen(counts: [1])
      screen.view.removeFromSuperview()
      let found = broken {
        screen.model = BatchModel(counts: [2])
        screen.view.performBatchUpdates { screen.view.insertItems(at: [path(0, 1)]) }
      }
      #expect(found.isSuperset(of: [.batchT2, .batchK2]))
    }

    @Test("openradar.appspot.com/34906155: a row, then its section, by calls of their own")
    func rowThenSection() {
      let screen = TableScreen(counts: [1, 1])
      let found = broken {
        screen.model = BatchModel(counts: [1])
        screen.view.deleteRows(at: [path(0, 0)], with: .fade)
        screen.view.deleteSections([0], with: .fade)
      }
      #expect(found.contains(.batchK1))
    }

    @Test("openradar.appspot.com/31786176: an item that is deleted twice")
    func deletedTwice() {
      #expect(collection([3], [2]) { $0.deleteItems(at: [path(0, 0), path(0, 0)]) } == [.batchC12])
    }

    @Test("openradar.appspot.com/33662307: an item that is reloaded and moves")
    func reloadedAndMoved() {
      let found = collection([3], [3]) {
        $0.reloadItems(at: [path(0, 0)])
        $0.moveItem(at: path(0, 0), to: path(0, 2))
      }
      #expect(found.contains(.batchC6))
    }

    @Test("openradar.appspot.com/48941906: a section that moves to where it is, and an item that leaves it")
    func sectionStays() {
      let found = collection([2, 2], [1, 3]) {
        $0.moveSection(1, toSection: 1)
        $0.moveItem(at: path(0, 0), to: path(1, 0))
      }
      #expect(found.isSuperset(of: [.batchH1, .batchH2]))
    }

    @Test("openradar.appspot.com/27041784: a table whose section moves while a row is reloaded")
    func tableReloadAndMove() {
      let found = table([1, 1], [1, 1]) {
        $0.reloadRows(at: [path(0, 0)], with: .none)
        $0.moveSection(1, toSection: 0)
      }
      #expect(found.contains(.batchH5))
    }

    @Test("github.com/Instagram/IGListKit/issues/690: a reload that lands where a section moves to")
    func landing() {
      let found = collection([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) {
        $0.moveSection(2, toSection: 4)
        $0.reloadSections([3])
        $0.deleteSections([4])
        $0.insertSections([2])
      }
      #expect(found.contains(.batchC7))
    }

    @Test("github.com/SwiftKickMobile/TLIndexPathTools/issues/20: the last row of a section moves out of it")
    func fromDeletedSection() {
      let found = table([1, 1], [2]) {
        $0.deleteSections([0], with: .fade)
        $0.moveRow(at: path(0, 0), to: path(0, 0))
      }
      #expect(found.contains(.batchC8))
    }

    @Test(
      "github.com/mattrubin/Authenticator/issues/135: a row that is reloaded in the turn in which it was moved"
    )
    func reloadAfterMove() {
      let screen = TableScreen(counts: [3])
      screen.view.isEditing = true
      Simulation.moveRow(from: path(0, 2), to: path(0, 0), in: screen.view)
      #expect(broken { screen.view.reloadRows(at: [path(0, 0)], with: .none) } == [.batchT5])
    }

    @Test("github.com/SwiftKickMobile/TLIndexPathTools/issues/13: a row that moves into a new section")
    func intoNewSection() {
      let found = table([2], [1, 1]) {
        $0.insertSections([1], with: .fade)
        $0.moveRow(at: path(0, 1), to: path(1, 0))
      }
      #expect(found.contains(.batchC9))
    }

    @Test("github.com/Instagram/IGListKit/issues/1511: a position that stands for «not found»")
    func notFound() {
      #expect(collection([3], [2]) { $0.deleteItems(at: [path(0, NSNotFound)]) }.contains(.batchB5))
      #expect(collection([3], [2]) { $0.deleteItems(at: [IndexPath(index: 0)]) }.contains(.batchB5))
    }

    @Test("openradar.appspot.com/31748196: a reload while a batch is animated")
    func reloadMeanwhile() {
      let screen = CollectionScreen(counts: [2])
      let found = broken {
        screen.model = BatchModel(counts: [1])
        screen.view.deleteItems(at: [path(0, 1)])
        screen.view.reloadData()
      }
      #expect(found == [.batchT4])
    }

    @Test("openradar.appspot.com/34933061: a batch in the turn in which an item is dropped")
    func afterDrop() {
      let screen = CollectionScreen(counts: [3])
      #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
      let found = broken {
        screen.view.endInteractiveMovement()
        screen.model = BatchModel(counts: [2])
        screen.view.deleteItems(at: [path(0, 2)])
      }
      #expect(found == [.batchT5])
    }
  }
}
