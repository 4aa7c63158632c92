#if !canImport(ObjectiveC)
import TesseraDiff
import TesseraUIKit
import Testing
import UIKit

/// Publicly reported crashes and corruptions by batch updates, as changes of content: both adapters apply
/// each change without breaking a rule and show the declared content.
///
/// Reports about calls in a wrong order or at a wrong time have tests of their own below.
@MainActor
@Suite("Public reports of crashes", .simulated)
struct ReportTests {
  init() { Simulation.reset() }

  nonisolated static let changes: [(report: String, from: NamedSections, to: NamedSections)] = [
    ("a row and then its section are deleted (rdar 34906155)", "a: 1 2 | b: 3 4 | c: 5", "a: 1 2 | c: 5"),
    ("an item changes and moves (rdar 33662307)", "a: 1 2 3 4", "a: 2 3 4 1*"),
    ("an item changes while a section moves (rdar 27041784)", "a: 1 | b: 2 | c: 3", "c: 3* | a: 1 | b: 2"),
    (
      "sections move, change, come and go at once (IGListKit 690)",
      "a: 1 | b: 2 | c: 3 | d: 4 | e: 5", "a: 1 | b: 2 | f: 6 | d*: 4 | c: 3"
    ),
    ("a row moves into a section that is new (TLIndexPathTools 13)", "a: 1 2 3", "a: 1 3 | b: 2"),
    ("an item moves out of a section that goes", "a: 1 2 | b: 3 4", "a: 1 3 2"),
    ("an item moves from a section that goes to one that comes", "a: 1 2 | b: 3 4", "a: 1 2 | c: 4 5"),
    (
      "sections come and move while items come (rdar 26021018, 31779360, IGListKit 691)",
      "a: 1 2 3 | b: 4 5 6 | c: 7 8 9 | d: 10 11 12",
      "e: 13 14 | d: 10 11 12 15 | b: 4 16 5 6 | a: 1 2 3 | f: 17 | c: 7 8 9"
    ),
    ("an item comes, goes and moves in a section that moves", "a: 1 2 3 | b: 4 5", "b: 5 4 | a: 3 1 6"),
    (
      "an item moves out of a section that keeps its place among moving ones (rdar 48941906)",
      "a: 1 2 | b: 3 | c: 4", "c: 4 | b: 3 1 | a: 2"
    ),
    (
      "sections move, rows go in two and come in one (the hardest case of RxDataSources)",
      "a: 1 2 3 | b: 4 5 6 | c: 7", "b: 5 6 8 | c: 7 | a: 2 3"
    ),
    ("a row changes and is moved by others (two animations for one cell)", "a: 1 2 3 4 5", "a: 5 2* 1 4 3"),
    ("the only section goes", "a: 1 2 3", ""),
    ("everything comes", "", "a: 1 2 | b: 3"),
    ("empty sections come, go and move", "a: | b: | c:", "c: | d: | a: 1"),
    ("sections change places with their items crossed", "a: 1 2 | b: 3 4", "b: 1 4 | a: 3 2"),
    (
      "a section changes while others come and go (reloadSections)", "a: 1 | b: 2 | c: 3",
      "d: 4 | b*: 2 | c*: 3 5"
    ),
    (
      "items change while others come, go and move, all in one batch (IGListKit 75)",
      "a: 1 2 3 4 5 | b: 6 7", "a: 5 2* 8 1* 3 | b: 7* 9"
    ),
    (
      "sections with a single item come, go and change places (Listable 7.1.2)",
      "a: 1 | b: 2 | c: 3", "d: 4 | c: 3 | b: 5"
    ),
    ("all items move to one section", "a: 1 2 | b: 3 4 | c: 5", "c: 3 5 1 4 2"),
  ]

  @Test("Both adapters apply the change", arguments: changes.indices, BatchPolicy.Updates.allCases)
  func change(_ index: Int, updates: BatchPolicy.Updates) {
    let change = Self.changes[index]
    var failureReason: String?
    let violations = Simulation.violations {
      let views = ThreeViews()
      views.collectionAdapter.policy.updates = updates
      views.tableAdapter.policy.updates = updates
      views.show(change.from)
      views.show(change.to)
      failureReason = views.failureReason(about: change.to)
    }
    #expect(violations.isEmpty, "\(change.report)")
    #expect(failureReason == nil, "\(change.report)")
  }

  /// Overlapping batches: a change that is requested during another one.
  @Test("rdar 31748196: rapid changes wait for each other, and the last one is shown")
  func hurry() {
    let violations = Simulation.violations {
      let views = ThreeViews()
      views.show("a: 1 2 3")
      var finished = 0
      let versions: [NamedSections] = ["b: 1 2 | a: 3", "a: 3 1", "c: 4 | a: 1 2 3 5", "a: 5 1"]
      for version in versions {
        views.own.show(version.content)
        views.collectionAdapter.show(version.content) { finished += 1 }
        views.tableAdapter.show(version.content) { finished += 1 }
      }
      views.screen.wait(5)
      #expect(views.failureReason(about: "a: 5 1") == nil)
      #expect(finished == 2 * versions.count)
    }
    #expect(violations.isEmpty)
  }

  /// A batch on a view without a window, or that has not queried its data source yet.
  @Test("rdar 15262692, 28167779: a view outside a window shows the result later")
  func windowless() {
    let violations = Simulation.violations {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let adapter = CollectionViewAdapter(view)
      for version: NamedSections in ["a: 1 2", "b: 2 | a: 1", "a: 2 3"] { adapter.show(version.content) }
      _ = TestWindow(view)
      #expect(view.numberOfItems(inSection: 0) == 2)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.nameView?.text == "3, 0")
    }
    #expect(violations.isEmpty)
  }

  /// A layout pass that is due when a batch begins makes the view query the counts during the batch.
  @Test("A due layout pass runs before a change")
  func dueLayout() {
    let violations = Simulation.violations {
      let views = ThreeViews()
      views.show("a: 1 2 3")
      views.collection.collectionViewLayout.invalidateLayout()
      views.collection.setNeedsLayout()
      views.table.setNeedsLayout()
      views.show("a: 3 1 4")
      #expect(views.failureReason(about: "a: 3 1 4") == nil)
    }
    #expect(violations.isEmpty)
  }

  /// Duplicate ids led to batches that delete a row twice.
  @Test("rdar 31786176, IGListKit 689: duplicate ids are reported, all rows are shown")
  func duplicates() {
    var issues = 0
    let violations = Simulation.violations {
      let views = ThreeViews()
      views.collectionAdapter.onIssue = { _ in issues += 1 }
      views.show("a: 1 2 1 | b: 1")
      #expect(views.failureReason(about: "a: 1 2 1 | b: 1") == nil)
      views.show("a: 2 1 1 1 | b: 1")
      #expect(views.failureReason(about: "a: 2 1 1 1 | b: 1") == nil)
      views.show("b: 1 1 | a: 2")
      #expect(views.failureReason(about: "b: 1 1 | a: 2") == nil)
    }
    #expect(issues > 0)
    #expect(violations.isEmpty)
  }

  /// Duplicate section ids led to moves of deleted or inserted sections; duplicate ids in several sections
  /// ended processes.
  @Test("RxDataSources 194, IGListKit 577: duplicate section and item ids break no rule")
  func duplicateSections() {
    var issues = 0
    let programs: [[NamedSections]] = [
      ["a: 1 | a: 2 | b: 3", "b: 3 | a: 2 | a: 1", "a: 1 | a: 2 | a: 3", "a: 1"],
      ["a: 1 1 | b: 1 1", "b: 1 | a: 1 1 1", "c: 1 | a: 1", "c: 1 2 1 | c: 1 2 1", ""],
    ]
    let violations = Simulation.violations {
      for program in programs {
        let views = ThreeViews()
        views.collectionAdapter.onIssue = { _ in issues += 1 }
        views.tableAdapter.onIssue = { _ in issues += 1 }
        for sections in program {
          views.show(sections)
          #expect(views.failureReason(about: sections) == nil)
        }
      }
    }
    #expect(issues > 0)
    #expect(violations.isEmpty)
  }

  /// A library that deleted the row itself, without the owner of the data.
  @Test("SwipeCellKit 404: a deleting swipe changes the view through the content only")
  func swipedAway() throws {
    let pair = AdapterPair()
    pair.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: pair.collectionAdapter.withSwipeActions(UICollectionLayoutListConfiguration(appearance: .plain)))
    let path = IndexPath(item: 1, section: 0)
    let violations = try Simulation.violations(in: {
      for hand in pair.hands {
        func rows(_ names: [String]) -> Content<UIKitHost> {
          Content {
            Section("rows") {
              ForEach(names, id: { $0 }) { name in
                NameCell(name: name).swipeActions(
                  trailing: [
                    ContextAction("Delete", isDestructive: true) {
                      hand.show(rows(names.filter { $0 != name }))
                    }
                  ])
              }
            }
          }
        }
        hand.show(rows(["a", "b", "c"]))
        hand.screen.wait(1)
      }
      let item = try #require(Simulation.swipe(.trailing, ofItemAt: path, in: pair.collection))
      Simulation.perform(item.actions[0], ofItemAt: path, in: pair.collection)
      let row = try #require(Simulation.swipe(.trailing, ofRowAt: path, in: pair.table))
      Simulation.perform(row.actions[0], ofRowAt: path, in: pair.table)
      for hand in pair.hands { hand.screen.wait(1) }
    })
    #expect(violations.isEmpty)
    let cells = [path.section].map { IndexPath(item: 1, section: $0) }
    #expect(cells.map { pair.collection.cellForItem(at: $0)?.nameView?.text } == ["c"])
    #expect(cells.map { pair.table.cellForRow(at: $0)?.nameView?.text } == ["c"])
  }

  /// A batch with very many operations stalls a view.
  @Test(
    "IGListKit, Carbon: more changes than the limit of the policy are a reload", arguments: [false, true])
  func manyChanges(isLimited: Bool) {
    let violations = Simulation.violations {
      let pair = AdapterPair()
      for (adapter, screen) in zip(
        [pair.collectionAdapter, pair.tableAdapter] as [ViewAdapter], pair.screens)
      {
        adapter.policy.limit = isLimited ? .operations(100) : nil
        adapter.show(names(0..<200))
        screen.wait(1)
        var isShown = false
        adapter.show(names(150..<400)) { isShown = true }
        // A batch completes when its animation has ended, a reload at once.
        #expect(isShown == isLimited)
        screen.wait(1)
        #expect(isShown)
      }
      #expect(pair.collection.numberOfItems(inSection: 0) == 250)
      #expect(pair.table.numberOfRows(inSection: 0) == 250)
    }
    #expect(violations.isEmpty)
  }
}
#endif
