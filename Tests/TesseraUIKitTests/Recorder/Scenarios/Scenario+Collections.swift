#if canImport(UIKit)
import UIKit

extension Scenario {
  /// Scrolling, reloading, selection and layouts of collection views.
  static var collections: [Scenario] {
    [
      Scenario("collection view, scrolling") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 20, 20))
        let view = setup.view
        setup.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        setup.show()
        recorder.step("by a line") { view.contentOffset.y = 70 }
        recorder.step("back") { view.contentOffset.y = 0 }
        recorder.step("far, not animated") {
          view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        }
        recorder.step("animated") { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        recorder.step("to an item at the top") { view.scrollToItem(at: [1, 4], at: .top, animated: false) }
        recorder.step("to an item in the middle, animated") {
          view.scrollToItem(at: [0, 10], at: .centeredVertically, animated: true)
        }
        recorder.step("to an item at the bottom") {
          view.scrollToItem(at: [1, 19], at: .bottom, animated: false)
        }
        recorder.step("to the first item, at the bottom") {
          view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
        }
      },
      Scenario("collection view, reloading") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 20))
        setup.show()
        recorder.step("into the middle") { setup.view.contentOffset.y = 200 }
        recorder.step("unchanged data") { setup.view.reloadData() }
        recorder.step("twice, and laid out") {
          setup.view.reloadData()
          setup.view.reloadData()
          setup.view.layoutIfNeeded()
        }
        recorder.step("fewer items") {
          setup.data.sections = [["a0", "a1", "a2"]]
          setup.view.reloadData()
        }
        recorder.step("no sections") {
          setup.data.sections = []
          setup.view.reloadData()
        }
        recorder.step("counts are asked for before layout") {
          setup.data.sections = [["a0"], ["b0", "b1"]]
          setup.view.reloadData()
          recorder.log.note("sections \(setup.view.numberOfSections)")
          recorder.log.note("items \(setup.view.numberOfItems(inSection: 1))")
        }
      },
      Scenario("collection view, selection") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 20))
        setup.show()
        recorder.step("an item is selected") {
          setup.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        }
        recorder.step("another item is selected") {
          setup.view.selectItem(at: [0, 12], animated: false, scrollPosition: .top)
        }
        recorder.step("the item is deselected") { setup.view.deselectItem(at: [0, 12], animated: false) }
        recorder.step("an item is selected again") {
          setup.view.selectItem(at: [0, 12], animated: false, scrollPosition: [])
        }
        recorder.step("reloaded") { setup.view.reloadData() }
      },
      Scenario("collection view, sizes") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 30))
        setup.layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        setup.show()
        recorder.step("into the middle") { setup.view.contentOffset.y = 400 }
        recorder.step("rotated") { recorder.resize(to: CGSize(width: 480, height: 300)) }
        recorder.step("rotated back, animated") {
          recorder.resize(to: CGSize(width: 320, height: 400), animated: true)
        }
        recorder.step("the height changes") { recorder.resize(to: CGSize(width: 320, height: 380)) }
        recorder.step("the item size changes") { setup.layout.itemSize.height = 90 }
        recorder.step("another layout, animated") {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 320, height: 44)
          setup.view.setCollectionViewLayout(layout, animated: true)
        }
      },
      Scenario("collection view, sizes of the delegate") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 7, 2), hasSizes: true)
        setup.show()
        recorder.step("scrolled") { setup.view.contentOffset.y = 20 }
        recorder.step("invalidated") { setup.layout.invalidateLayout() }
        recorder.step("reloaded") { setup.view.reloadData() }
      },
    ]
  }

  /// Batches of collection views.
  static var collectionBatches: [Scenario] {
    [
      Scenario("collection view, items in batches") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 20))
        setup.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let (view, data) = (setup.view, setup.data)
        setup.show()
        setup.batch("insert at the start") {
          data.sections[0].insert("new0", at: 0)
          view.insertItems(at: [[0, 0]])
        }
        recorder.step("into the middle") { view.contentOffset.y = 210 }
        setup.batch("insert above the visible items") {
          data.sections[0].insert(contentsOf: ["new1", "new2"], at: 0)
          view.insertItems(at: [[0, 0], [0, 1]])
        }
        setup.batch("delete visible items") {
          data.sections[0].removeSubrange(8..<10)
          view.deleteItems(at: [[0, 8], [0, 9]])
        }
        setup.batch("move a visible item away") {
          data.sections[0].append(data.sections[0].remove(at: 8))
          view.moveItem(at: [0, 8], to: IndexPath(item: data.sections[0].count - 1, section: 0))
        }
        setup.batch("reload a visible item") { view.reloadItems(at: [[0, 8]]) }
        setup.batch("several changes") {
          let moved = data.sections[0].remove(at: 9)
          data.sections[0].remove(at: 6)
          data.sections[0].insert("new3", at: 6)
          data.sections[0].insert(moved, at: 7)
          view.deleteItems(at: [[0, 6]])
          view.insertItems(at: [[0, 6]])
          view.moveItem(at: [0, 9], to: [0, 7])
        }
        setup.batch("no changes") {}
        recorder.step("an insert of its own") {
          data.sections[0].insert("new4", at: 8)
          view.insertItems(at: [[0, 8]])
        }
        recorder.step("reconfigured") { view.reconfigureItems(at: [[0, 8], [0, 9]]) }
        recorder.step("without animations") {
          UIView.performWithoutAnimation {
            view.performBatchUpdates {
              data.sections[0].removeFirst(2)
              view.deleteItems(at: [[0, 0], [0, 1]])
            } completion: { [log = recorder.log] in
              log.note("completion \($0)")
            }
          }
        }
      },
      Scenario("collection view, sections in batches") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 3, 3))
        setup.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let (view, data) = (setup.view, setup.data)
        setup.show()
        setup.batch("insert a section") {
          data.sections.insert(["c0", "c1"], at: 1)
          view.insertSections([1])
        }
        setup.batch("move a section") {
          data.sections.append(data.sections.remove(at: 0))
          view.moveSection(0, toSection: 2)
        }
        setup.batch("reload a section") { view.reloadSections([0]) }
        setup.batch("delete a section") {
          data.sections.remove(at: 0)
          view.deleteSections([0])
        }
        setup.batch("delete the items of a section") {
          data.sections[0] = []
          view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        }
      },
    ]
  }
}
#endif
