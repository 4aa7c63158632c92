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

    /// Returns the rules that are broken if the data source returns these cells.
    private func brokenByAnswer(
      _ makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> Set<UIKitRule> {
      screen.makeCell = makeCell
      view.reloadData()
      return broken { view.layoutIfNeeded() }
    }

    // MARK: Dequeuing

    @Test("Cells must be registered")
    func cellsAreRegistered() {
      let found = brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "unknown", for: $1) }
      #expect(found == [.nothingRegistered])
    }

    @Test("Cells must be dequeued")
    func cellsAreDequeued() {
      #expect(brokenByAnswer { _, _ in UICollectionViewCell() } == [.viewNotDequeued])
    }

    @Test("Cells must be dequeued for their index path")
    func cellsAreDequeuedForTheirPlace() {
      let found = brokenByAnswer { view, _ in
        view.dequeueReusableCell(withReuseIdentifier: "text", for: IndexPath(item: 7, section: 0))
      }
      #expect(found == [.viewOfAnotherPlace])
    }

    @Test("Dequeued cells must be returned")
    func dequeuedCellsAreReturned() {
      let found = brokenByAnswer { view, indexPath in
        _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
      #expect(found == [.dequeuedViewNotReturned])
    }

    @Test("Cells must be dequeued only on request")
    func nothingIsDequeuedWithoutNeed() {
      #expect(
        broken { _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: first) } == [
          .dequeuedWithoutRequest
        ])
    }

    @Test("Registered classes must be cells")
    func registeredClassesAreCells() {
      view.register(UILabel.self, forCellWithReuseIdentifier: "label")
      view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "bar")
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "label", for: $1) }.contains(
          .registeredClassUnfit))
      #expect(
        brokenByAnswer { $0.dequeueReusableCell(withReuseIdentifier: "bar", for: $1) }.contains(
          .registeredClassUnfit))
    }

    @Test("Nibs must exist and contain one cell")
    func nibsExistAndHaveOneCell() {
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

    @Test("Registrations must be created before cells are requested")
    func registrationsAreMadeBefore() {
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

    @Test("Supplementary views must be provided")
    func supplementaryViewsAreProvided() {
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

    @Test("Calls must refer to existing items")
    func itemsExist() {
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

    @Test("A layout must have attributes for each item")
    func layoutsHaveAttributesForEachItem() {
      view.setCollectionViewLayout(UICollectionViewLayout(), animated: false)
      #expect(broken { view.scrollToItem(at: first, at: .top, animated: false) } == [.attributesMissing])
    }

    @Test("A reconfiguration must return the same cell")
    func reconfiguredCellsAreTheSame() {
      screen.makeCell = { view, indexPath in
        view.register(TextCell.self, forCellWithReuseIdentifier: "other")
        return view.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
      }
      #expect(broken { view.reconfigureItems(at: [first]) } == [.reconfiguredOtherCell])
    }

    @Test("A reconfiguration must not be in a batch with changes")
    func reconfiguringIsNoPartOfABatch() {
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

    @Test("An interactive move must begin first")
    func movesBeginFirst() {
      #expect(broken { view.endInteractiveMovement() } == [.movementNotBegun])
      #expect(broken { view.cancelInteractiveMovement() } == [.movementNotBegun])
      #expect(broken { view.updateInteractiveMovementTargetPosition(.zero) } == [.movementNotBegun])
    }

    @Test("An interactive move allows no other changes")
    func nothingElseChangesDuringMoves() {
      #expect(view.beginInteractiveMovementForItem(at: first))
      #expect(broken { view.reconfigureItems(at: [first]) } == [.changedWhileMoving])
      #expect(broken { view.reloadData() }.contains(.changedWhileMoving))
    }

    @Test("An interactive move must target an existing item")
    func movesEndAtItemsThatExist() {
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

    @Test("A data source must implement moves")
    func dataSourcesTakeMoves() {
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
