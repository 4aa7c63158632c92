import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Rules of views and items in a simulated collection view")
  struct CollectionViewRuleTests {
    private let screen: CollectionScreen
    private let layout = RowsLayout()
    private var view: UICollectionView { screen.view }
    private let first = IndexPath(item: 0, section: 0)

    init() {
      Simulation.reset()
      TextCell.preferredHeight = nil
      screen = CollectionScreen(.init(counts: [3]), layout: layout)
    }

    private func broken(_ body: () -> Void) -> Set<UIKitRule> {
      Set(Simulation.violations(in: body).map(\.rule))
    }

    /// What a data source breaks that answers in this way.
    private func brokenByAnswer(
      _ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> Set<UIKitRule> {
      screen.makeCell = makeCell
      view.reloadData()
      return broken { view.layoutIfNeeded() }
    }

    // MARK: Dequeuing

    @Test func cellsAreRegistered() {
      let found = brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "unknown", for: $1) }
      #expect(found == [.nothingRegistered])
    }

    @Test func cellsAreDequeued() {
      #expect(brokenByAnswer { _, _ in UICollectionViewCell() } == [.viewNotDequeued])
    }

    @Test func cellsAreDequeuedForTheirPlace() {
      let found = brokenByAnswer { view, _ in
        view.dequeueReusableCell(withReuseIdentifier: "text", for: IndexPath(item: 7, section: 0))
      }
      #expect(found == [.viewOfAnotherPlace])
    }

    @Test func dequeuedCellsAreReturned() {
      let found = brokenByAnswer { view, indexPath in
        _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
      #expect(found == [.dequeuedViewNotReturned])
    }

    @Test func nothingIsDequeuedWithoutNeed() {
      #expect(
        broken { _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: first) } == [
          .dequeuedWithoutRequest
        ])
    }

    @Test func registeredClassesAreCells() {
      view.register(UILabel.self, forCellWithReuseIdentifier: "label")
      view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "bar")
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "label", for: $1) }.contains(
          .registeredClassUnfit))
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "bar", for: $1) }.contains(
          .registeredClassUnfit))
    }

    @Test func nibsExistAndHaveOneCell() {
      view.register(UINib(nibName: "Missing", bundle: nil), forCellWithReuseIdentifier: "missing")
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "missing", for: $1) }.contains(
          .nibMissing))
      Simulation.provideNib(named: "Two") { [TextCell(), TextCell()] }
      view.register(UINib(nibName: "Two", bundle: nil), forCellWithReuseIdentifier: "two")
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "two", for: $1) }.contains(
          .registeredNibUnfit))
      Simulation.provideNib(named: "One") { [TextCell()] }
      view.register(UINib(nibName: "One", bundle: nil), forCellWithReuseIdentifier: "one")
      #expect(brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "one", for: $1) } == [])
      #expect(view.cellForItem(at: first) is TextCell)
    }

    @Test func registrationsAreMadeBefore() {
      let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
        cell.text = text
      }
      #expect(
        brokenByAnswer { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: "a") } == [])
      #expect((view.cellForItem(at: first) as? TextCell)?.text == "a")
      let found = brokenByAnswer { view, indexPath in
        let late = UICollectionView.CellRegistration<TextCell, String> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: late, for: indexPath, item: "a")
      }
      #expect(found == [.registrationMadeByProvider])
    }

    @Test func supplementaryViewsAreProvided() {
      final class Plain: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          0
        }

        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let source = Plain()
      layout.headerHeight = 5
      view.dataSource = source
      #expect(broken { view.layoutIfNeeded() } == [.supplementaryViewNotProvided, .viewNotDequeued])
    }

    // MARK: Items

    @Test func itemsExist() {
      let missing = IndexPath(item: 3, section: 0)
      #expect(
        broken { view.scrollToItem(at: missing, at: .top, animated: false) } == [.scrolledToMissingItem])
      #expect(
        broken { view.scrollToItem(at: first, at: [.top, .bottom], animated: false) } == [
          .scrollPositionsContradict
        ])
      #expect(
        broken { view.selectItem(at: missing, animated: false, scrollPosition: []) } == [.selectedMissingItem]
      )
      #expect(broken { view.reconfigureItems(at: [missing]) } == [.reconfiguredMissingItem])
      #expect(broken { _ = view.numberOfItems(inSection: 1) } == [.askedForMissingSection])
    }

    @Test func layoutsHaveAttributesForEachItem() {
      view.setCollectionViewLayout(UICollectionViewLayout(), animated: false)
      #expect(broken { view.scrollToItem(at: first, at: .top, animated: false) } == [.attributesMissing])
    }

    @Test func reconfiguredCellsAreTheSame() {
      screen.makeCell = { view, indexPath in
        view.register(TextCell.self, forCellWithReuseIdentifier: "other")
        return view.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
      }
      #expect(broken { view.reconfigureItems(at: [first]) } == [.reconfiguredOtherCell])
    }

    @Test func reconfiguringIsNoPartOfABatch() {
      #expect(
        broken {
          view.performBatchUpdates {
            screen.model.sections[0].items.removeLast()
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            view.reconfigureItems(at: [first])
          }
        } == [.reconfiguredBesideChanges])
    }

    // MARK: Interactive moves

    @Test func movesBeginFirst() {
      #expect(broken { view.endInteractiveMovement() } == [.movementNotBegun])
      #expect(broken { view.cancelInteractiveMovement() } == [.movementNotBegun])
      #expect(broken { view.updateInteractiveMovementTargetPosition(.zero) } == [.movementNotBegun])
    }

    @Test func nothingElseChangesDuringMoves() {
      #expect(view.beginInteractiveMovementForItem(at: first))
      #expect(broken { view.reconfigureItems(at: [first]) } == [.changedWhileMoving])
      #expect(broken { view.reloadData() }.contains(.changedWhileMoving))
    }

    @Test func movesEndAtItemsThatExist() {
      final class Far: UICollectionViewLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
          UICollectionViewLayoutAttributes(forCellWith: indexPath)
        }

        override func targetIndexPath(
          forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath { IndexPath(item: 9, section: 0) }
      }
      view.setCollectionViewLayout(Far(), animated: false)
      #expect(view.beginInteractiveMovementForItem(at: first))
      #expect(broken { view.updateInteractiveMovementTargetPosition(.zero) } == [.movementToMissingItem])
      view.cancelInteractiveMovement()
    }

    @Test func dataSourcesTakeMoves() {
      final class Plain: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }

        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        }
      }
      let source = Plain()
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.beginInteractiveMovementForItem(at: first))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 15))
      #expect(broken { view.endInteractiveMovement() } == [.moveItemNotImplemented])
    }
  }
}
