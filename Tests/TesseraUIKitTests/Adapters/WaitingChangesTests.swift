#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Changes that are requested while another one is in progress.
@MainActor
@Suite("Pending changes", .simulated)
struct WaitingChangesTests {
  @Test("A collection view shows the last change and calls every completion")
  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let adapter = CollectionViewAdapter(view)
    let screen = TestWindow(view)
    var reported: [Int] = []
    for count in 3...6 { adapter.show(names(0..<count)) { reported.append(count) } }
    screen.wait(2)
    #expect(view.numberOfItems(inSection: 0) == 6)
    #expect(reported == [3, 4, 5, 6])
  }

  @Test("A table shows the last change and calls every completion")
  func table() {
    let view = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(view)
    let screen = TestWindow(view)
    var reported: [Int] = []
    for count in 3...6 { adapter.show(names(0..<count)) { reported.append(count) } }
    screen.wait(2)
    #expect(view.numberOfRows(inSection: 0) == 6)
    #expect(reported == [3, 4, 5, 6])
  }
}
#endif
