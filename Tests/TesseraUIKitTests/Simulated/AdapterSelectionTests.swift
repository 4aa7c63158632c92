#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Selections, taps and long presses in the views of adapters.
@MainActor
@Suite("Selecting and tapping in adapters", .simulated)
struct AdapterSelectionTests {
  private let eventLog = EventLog()

  private func rows(_ numbers: [Int], word: String = "") -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(numbers, id: { $0 }) { number in
          NameCell(name: "\(number)\(word)")
            .selectable(number != 2)
            .onSelect { [eventLog] in eventLog.note("\($0 ? "select" : "deselect") \(number)") }
            .onTap { [eventLog] in eventLog.note("tap \(number)") }
            .onLongPress { [eventLog] in eventLog.note("press \(number)") }
        }
      }
    }
  }

  private func tap(_ row: Int, _ hand: AdapterPair.Hand) {
    Simulation.tap(at: CGPoint(x: 100, y: row * 40 + 20), in: hand.screen.window)
  }

  @Test("A tap selects a selectable item and calls the tap handler of every item")
  func taps() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows([0, 1, 2, 3]))
      hand.screen.wait(1)
      tap(1, hand)
      #expect(eventLog.take() == ["select 1", "tap 1"])
      tap(2, hand)
      #expect(eventLog.take() == ["tap 2"])
      tap(3, hand)
      #expect(eventLog.take() == ["deselect 1", "select 3", "tap 3"])
    }
    #expect(pair.collectionAdapter.selection.ids == [3])
    #expect(pair.tableAdapter.selection.ids == [3])
  }

  @Test("With multiple selection, a second tap deselects and calls the tap handler")
  func several() {
    let pair = AdapterPair()
    pair.collection.allowsMultipleSelection = true
    pair.table.allowsMultipleSelection = true
    for hand in pair.hands {
      hand.show(rows([0, 1, 3]))
      hand.screen.wait(1)
      tap(0, hand)
      tap(1, hand)
      tap(0, hand)
      #expect(
        eventLog.take() == ["select 0", "tap 0", "select 1", "tap 1", "deselect 0", "tap 0"])
    }
    #expect(pair.collectionAdapter.selection.ids == [1])
    #expect(pair.tableAdapter.selection.ids == [1])
  }

  @Test("The app selects items by id, and their cells show it")
  func byIDs() {
    let pair = AdapterPair()
    pair.collection.allowsMultipleSelection = true
    for hand in pair.hands {
      hand.show(rows([0, 1, 2, 3]))
      hand.screen.wait(1)
    }
    pair.collectionAdapter.setSelection([0, 2, 3, 9])
    #expect(eventLog.take() == ["select 0", "select 3"])
    #expect(pair.collectionAdapter.selection.ids == [0, 3])
    #expect(pair.collection.cellForItem(at: IndexPath(item: 3, section: 0))?.nameView?.isMarked == true)
    pair.collectionAdapter.deselectAll()
    #expect(eventLog.take() == ["deselect 0", "deselect 3"])
    #expect(pair.collection.cellForItem(at: IndexPath(item: 3, section: 0))?.nameView?.isMarked == false)

    #expect(pair.tableAdapter.select(1))
    #expect(pair.tableAdapter.select(3))
    #expect(!pair.tableAdapter.select(2))
    #expect(!pair.tableAdapter.select(9))
    #expect(eventLog.take() == ["select 1", "deselect 1", "select 3"])
    #expect(pair.tableAdapter.selection.ids == [3])
    #expect(pair.tableAdapter.select(3, false))
    #expect(pair.tableAdapter.selection.isEmpty)
  }

  @Test("Selected items stay selected when they move or are reloaded")
  func staysSelected() {
    for updates in [BatchPolicy.Updates.reconfigure, .reload] {
      let pair = AdapterPair()
      pair.collectionAdapter.policy.updates = updates
      pair.tableAdapter.policy.updates = updates
      for hand in pair.hands {
        hand.show(rows([0, 1, 3]))
        hand.screen.wait(1)
        tap(1, hand)
        hand.show(rows([3, 1, 0], word: "!"))
        hand.screen.wait(1)
      }
      #expect(pair.collectionAdapter.selection.ids == [1])
      #expect(pair.tableAdapter.selection.ids == [1])
      // Without a batch the view reloads its data.
      pair.collectionAdapter.show(rows([1, 0]), animated: false)
      pair.tableAdapter.show(rows([1, 0]), animated: false)
      #expect(pair.collectionAdapter.selection.ids == [1])
      #expect(pair.tableAdapter.selection.ids == [1])
      #expect(pair.table.cellForRow(at: IndexPath(row: 0, section: 0))?.nameView?.isMarked == true)
      pair.tableAdapter.show(rows([0]), animated: false)
      #expect(pair.tableAdapter.selection.isEmpty)
    }
  }

  @Test("A long press calls its handler and no tap handler")
  func longPress() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows([0, 1]))
      hand.screen.wait(1)
      Simulation.longPress(at: CGPoint(x: 100, y: 60), in: hand.screen.window)
      #expect(eventLog.take() == ["press 1"])
    }
  }

  @Test("Headers and footers receive taps and long presses")
  func bars() {
    let pair = AdapterPair()
    let layout = pair.collection.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.headerReferenceSize = CGSize(width: 320, height: 40)
    layout?.footerReferenceSize = CGSize(width: 320, height: 40)
    for hand in pair.hands {
      hand.show(
        Content {
          Section("rows") { NameCell(name: "row").onSelect { [eventLog] _ in eventLog.note("row") } }
            .header {
              NameCell(name: "header").onTap { [eventLog] in eventLog.note("header") }
                .onLongPress { [eventLog] in eventLog.note("press header") }
            }
            .footer { NameCell(name: "footer").onTap { [eventLog] in eventLog.note("footer") } }
        })
      hand.screen.wait(1)
      for row in 0..<3 { tap(row, hand) }
      Simulation.longPress(at: CGPoint(x: 100, y: 20), in: hand.screen.window)
      #expect(eventLog.take() == ["header", "row", "footer", "press header"])
    }
  }

  @Test("The app's delegate can refuse a selection")
  func refused() {
    final class Judge: NSObject, UICollectionViewDelegate, UITableViewDelegate {
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        path.item != 0
      }
      func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
        path.row == 0 ? nil : path
      }
    }
    let (pair, judge) = (AdapterPair(), Judge())
    pair.collectionAdapter.delegate = judge
    pair.tableAdapter.delegate = judge
    for hand in pair.hands {
      hand.show(rows([0, 1]))
      hand.screen.wait(1)
      tap(0, hand)
      tap(1, hand)
      #expect(eventLog.take() == ["select 1", "tap 1"])
    }
  }
}
#endif
