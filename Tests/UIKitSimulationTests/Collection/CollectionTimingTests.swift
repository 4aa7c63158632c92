import TesseraTesting
import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The timing of changes in a simulated collection view")
  struct CollectionTimingTests {
    private let screen: CollectionScreen
    private var view: UICollectionView { screen.view }

    init() {
      Simulation.reset()
      screen = CollectionScreen(counts: [3])
    }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    private func insert() {
      screen.model.sections[0].items.insert(.init(id: 50), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    @Test("A single call is a batch if the data changed just before")
    func single() {
      #expect(broken { insert() } == [])
      #expect(screen.shown == screen.expected)
    }

    @Test("T1: the data must change inside of the block")
    func staleCounts() {
      #expect(
        broken {
          screen.model.sections[0].items.removeLast()
          view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
        } == [.batchT1])
      #expect(screen.shown == screen.expected)
    }

    @Test("T1: the next layout notices data that changed without a call")
    func silentChange() {
      #expect(
        broken {
          screen.model.sections[0].items.removeLast()
          view.setNeedsLayout()
          view.layoutIfNeeded()
        } == [.batchT1])
    }

    @Test("T2: a view without layout queries the counts too late")
    func fresh() {
      let new = UICollectionView(frame: screen.window.bounds, collectionViewLayout: RowsLayout())
      new.dataSource = screen
      screen.window.addSubview(new)
      #expect(
        broken {
          screen.model.sections[0].items.append(.init(id: 50))
          new.insertItems(at: [IndexPath(item: 3, section: 0)])
        }.contains(.batchT2))
    }

    @Test("T2: querying the counts before is enough")
    func freshAsked() {
      let new = UICollectionView(frame: screen.window.bounds, collectionViewLayout: RowsLayout())
      new.register(TextCell.self, forCellWithReuseIdentifier: "text")
      new.dataSource = screen
      screen.window.addSubview(new)
      #expect(new.numberOfItems(inSection: 0) == 3)
      #expect(
        broken {
          screen.model.sections[0].items.append(.init(id: 50))
          new.insertItems(at: [IndexPath(item: 3, section: 0)])
        } == [])
    }

    @Test("T2: no batch is allowed after a reload without layout")
    func afterReload() {
      let found = broken {
        view.reloadData()
        insert()
      }
      #expect(found.contains(.batchT2) && found.contains(.batchK2))
    }

    @Test("T2: no batch is allowed outside of a window")
    func outsideOfWindow() {
      view.removeFromSuperview()
      #expect(broken { view.performBatchUpdates { insert() } } == [.batchT2])
    }

    @Test("T2: no batch is allowed while the layout is invalid")
    func invalidated() {
      #expect(
        broken {
          view.collectionViewLayout.invalidateLayout()
          view.performBatchUpdates { insert() }
        } == [.batchT2])
    }

    @Test("T4: no reload is allowed within a batch or its animation")
    func reloadMeanwhile() {
      #expect(
        broken {
          view.performBatchUpdates {
            insert()
            view.reloadData()
          }
        }.contains(.batchT4))
      #expect(broken { Simulation.advance(by: 1) } == [])
      #expect(
        broken {
          insert()
          view.reloadData()
        } == [.batchT4])
    }

    @Test("T5: no batch is allowed during an interactive move or in the turn of its end")
    func interactiveMove() {
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      #expect(broken { insert() } == [.batchT5])
      Simulation.advance(by: 1)
      view.endInteractiveMovement()
      #expect(broken { insert() } == [.batchT5])
      Simulation.advance(by: 1)
      #expect(broken { insert() } == [])
    }

    @Test("T7: a batch must wait for the end of the former one")
    func overlapping() {
      #expect(
        broken {
          insert()
          insert()
        } == [.batchT7])
      Simulation.advance(by: 1)
      #expect(
        broken {
          insert()
          Simulation.advance(by: 1)
          insert()
        } == [])
    }

    @Test("T8: no layout is allowed within a batch")
    func layoutWithin() {
      #expect(
        broken {
          view.performBatchUpdates {
            insert()
            view.collectionViewLayout.invalidateLayout()
          }
        } == [.batchT8])
      Simulation.advance(by: 1)
      #expect(
        broken {
          view.performBatchUpdates {
            insert()
            view.setNeedsLayout()
            view.layoutIfNeeded()
          }
        } == [.batchT8])
    }

    @Test("A nested block is part of the outer batch, and its completion waits")
    func nested() {
      var completed: [String] = []
      #expect(
        broken {
          view.performBatchUpdates {
            insert()
            view.performBatchUpdates {
              screen.model.sections[0].items.removeLast()
              view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            } completion: { _ in
              completed.append("inner")
            }
          } completion: { _ in
            completed.append("outer")
          }
        } == [])
      #expect(completed == [])
      Simulation.advance(by: 1)
      #expect(completed.sorted() == ["inner", "outer"])
      #expect(screen.shown == screen.expected)
    }

    @Test(
      "A batch without animations completes at once or in the next turn", arguments: [true, false])
    func unanimated(atOnce: Bool) {
      Simulation.quirks.completesDisabledAnimationsAtOnce = atOnce
      var isComplete = false
      UIView.performWithoutAnimation {
        view.performBatchUpdates({ insert() }, completion: { _ in isComplete = true })
      }
      #expect(isComplete == atOnce)
      Simulation.turn()
      #expect(isComplete)
    }

    @Test("No changes are allowed while the view requests cells")
    func whileLayingOut() {
      screen.makeCell = { view, indexPath in
        view.reloadItems(at: [indexPath])
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
      view.reloadData()
      #expect(broken { view.layoutIfNeeded() } == [.batchWhileLayingOut])
    }
  }
}
