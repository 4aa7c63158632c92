#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Prefetching in the views of adapters. UIKit decides how far ahead it prefetches.
@MainActor
@Suite("Prefetching in adapters", .simulated)
struct AdapterPrefetchingTests {
  private let eventLog = EventLog()

  private func rows(_ count: Int) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(Array(0..<count), id: { $0 }) { NameCell(name: "\($0)") }
          .onPrefetch { [eventLog] in
            eventLog.note("+\($0)")
          } cancel: { [eventLog] in
            eventLog.note("-\($0)")
          }
      }
    }
  }

  @Test("Elements are prefetched before they appear, and skipped ones are canceled")
  func approach() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(100))
      hand.screen.wait(1)
      #expect(eventLog.take() == ["+\(Array(10..<20))"])
      hand.scroll(to: 2000)
      let reported = eventLog.take()
      #expect(reported == ["-\(Array(10..<20))", "+\(Array(60..<70))"])
      hand.scroll(to: 2040)
      #expect(eventLog.take() == ["+[70]"])
    }
  }

  @Test("Prefetching of removed elements is canceled")
  func gone() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(rows(100))
      hand.screen.wait(1)
      _ = eventLog.take()
      hand.show(rows(15))
      hand.screen.wait(1)
      #expect(eventLog.take().first == "-\(Array(15..<20))")
    }
  }

  private final class Source: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var (asked, cancelled) = (0, 0)

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += 1 }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += 1
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      asked += 1
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled += 1 }
  }

  @Test("The former prefetching data source of the view is also called")
  func appSource() {
    let pair = AdapterPair()
    let source = Source()
    let table = UITableView(frame: .zero, style: .plain)
    table.prefetchDataSource = source
    let adapter = TableViewAdapter(table)
    #expect(adapter.prefetchDataSource === source)
    pair.collectionAdapter.prefetchDataSource = source
    let screen = TestWindow(table, height: 400)
    adapter.show(rows(100))
    pair.collectionAdapter.show(rows(100))
    screen.wait(1)
    #expect(source.asked == 2)
    table.contentOffset.y = 2000
    pair.collection.contentOffset.y = 2000
    screen.settle()
    #expect(source.cancelled == 2)
  }
}
#endif
