import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  /// Public reports about UIKit, each with its page.
  @MainActor @Suite("Public reports about failed batches")
  struct PublicReportTests {
    init() { Simulation.reset() }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    /// Returns the rules that one batch of a collection view breaks.
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

    /// Returns the rules that one batch of a table view breaks.
    private func table(_ old: [Int], _ new: [Int], _ tell: (UITableView) -> Void) -> Set<UIKitRule> {
      let screen = TableScreen(counts: old)
      return broken {
        screen.performUpdates {
          screen.model = BatchModel(counts: new)
          tell(screen.view)
        }
      }
    }

    @Test("openradar.appspot.com/26484150: an insertion before the first layout fails")
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

    @Test("openradar.appspot.com/27941923: an insertion right after a reload fails")
    func afterReload() {
      let screen = CollectionScreen(counts: [1])
      let found = broken {
        screen.view.reloadData()
        screen.model = BatchModel(counts: [2])
        screen.view.insertItems(at: [path(0, 1)])
      }
      #expect(found.isSuperset(of: [.batchT2, .batchK2]))
    }

    @Test("openradar.me/15262692: a batch outside of a window with changed data fails")
    func outsideOfWindow() {
      let screen = CollectionScreen(counts: [1])
      screen.view.removeFromSuperview()
      let found = broken {
        screen.model = BatchModel(counts: [2])
        screen.view.performBatchUpdates { screen.view.insertItems(at: [path(0, 1)]) }
      }
      #expect(found.isSuperset(of: [.batchT2, .batchK2]))
    }

    @Test("openradar.appspot.com/34906155: deleting a row and its section separately fails")
    func rowThenSection() {
      let screen = TableScreen(counts: [1, 1])
      let found = broken {
        screen.model = BatchModel(counts: [1])
        screen.view.deleteRows(at: [path(0, 0)], with: .fade)
        screen.view.deleteSections([0], with: .fade)
      }
      #expect(found.contains(.batchK1))
    }

    @Test("openradar.appspot.com/31786176: deleting an item twice fails")
    func deletedTwice() {
      #expect(collection([3], [2]) { $0.deleteItems(at: [path(0, 0), path(0, 0)]) } == [.batchC12])
    }

    @Test("openradar.appspot.com/33662307: reloading and moving an item fails")
    func reloadedAndMoved() {
      let found = collection([3], [3]) {
        $0.reloadItems(at: [path(0, 0)])
        $0.moveItem(at: path(0, 0), to: path(0, 2))
      }
      #expect(found.contains(.batchC6))
    }

    @Test("openradar.appspot.com/48941906: a section moves in place while an item leaves")
    func sectionStays() {
      let found = collection([2, 2], [1, 3]) {
        $0.moveSection(1, toSection: 1)
        $0.moveItem(at: path(0, 0), to: path(1, 0))
      }
      #expect(found.isSuperset(of: [.batchH1, .batchH2]))
    }

    @Test("openradar.appspot.com/27041784: moving a section while reloading a row fails")
    func tableReloadAndMove() {
      let found = table([1, 1], [1, 1]) {
        $0.reloadRows(at: [path(0, 0)], with: .none)
        $0.moveSection(1, toSection: 0)
      }
      #expect(found.contains(.batchH5))
    }

    @Test("github.com/Instagram/IGListKit/issues/690: a reload meets a moved section")
    func landing() {
      let found = collection([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) {
        $0.moveSection(2, toSection: 4)
        $0.reloadSections([3])
        $0.deleteSections([4])
        $0.insertSections([2])
      }
      #expect(found.contains(.batchC7))
    }

    @Test("github.com/SwiftKickMobile/TLIndexPathTools/issues/20: a last row moves out")
    func fromDeletedSection() {
      let found = table([1, 1], [2]) {
        $0.deleteSections([0], with: .fade)
        $0.moveRow(at: path(0, 0), to: path(0, 0))
      }
      #expect(found.contains(.batchC8))
    }

    @Test(
      "github.com/mattrubin/Authenticator/issues/135: a moved row is reloaded at once"
    )
    func reloadAfterMove() {
      let screen = TableScreen(counts: [3])
      screen.view.isEditing = true
      Simulation.moveRow(from: path(0, 2), to: path(0, 0), in: screen.view)
      #expect(broken { screen.view.reloadRows(at: [path(0, 0)], with: .none) } == [.batchT5])
    }

    @Test("github.com/SwiftKickMobile/TLIndexPathTools/issues/13: a row joins a new section")
    func intoNewSection() {
      let found = table([2], [1, 1]) {
        $0.insertSections([1], with: .fade)
        $0.moveRow(at: path(0, 1), to: path(1, 0))
      }
      #expect(found.contains(.batchC9))
    }

    @Test("github.com/Instagram/IGListKit/issues/1511: NSNotFound is used as a position")
    func notFound() {
      #expect(collection([3], [2]) { $0.deleteItems(at: [path(0, NSNotFound)]) }.contains(.batchB5))
      #expect(collection([3], [2]) { $0.deleteItems(at: [IndexPath(index: 0)]) }.contains(.batchB5))
    }

    @Test("openradar.appspot.com/31748196: a reload during an animated batch fails")
    func reloadMeanwhile() {
      let screen = CollectionScreen(counts: [2])
      let found = broken {
        screen.model = BatchModel(counts: [1])
        screen.view.deleteItems(at: [path(0, 1)])
        screen.view.reloadData()
      }
      #expect(found == [.batchT4])
    }

    @Test("openradar.appspot.com/34933061: a batch in the turn of a drop fails")
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
