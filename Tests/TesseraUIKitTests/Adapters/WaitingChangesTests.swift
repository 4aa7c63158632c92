#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Changes that are asked for while another one is under way.
@MainActor
@Suite("Changes that wait", .simulated)
struct WaitingChangesTests {
  @Test("In a collection view the last one is shown, and whoever waits is told")
  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let adapter = CollectionViewAdapter(view)
    let screen = TestWindow(view)
    var told: [Int] = []
    for count in 3...6 { adapter.show(names(0..<count)) { told.append(count) } }
    screen.wait(2)
    #expect(view.numberOfItems(inSection: 0) == 6)
    #expect(told == [3, 4, 5, 6])
  }

  @Test("In a table the last one is shown, and whoever waits is told")
  func table() {
    let view = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(view)
    let screen = TestWindow(view)
    var told: [Int] = []
    for count in 3...6 { adapter.show(names(0..<count)) { told.append(count) } }
    screen.wait(2)
    #expect(view.numberOfRows(inSection: 0) == 6)
    #expect(told == [3, 4, 5, 6])
  }
}
#endif
