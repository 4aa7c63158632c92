#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Adapters remove their gesture recognizers when they end; the views remain.
@MainActor
@Suite("Gesture recognizers of released adapters", .simulated)
struct GestureLifetimeTests {
  @Test("A view that outlives its adapter has its former gesture recognizers again")
  func goneAdapter() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: .zero, style: .plain)
    let before = [collection.gestureRecognizers?.count, table.gestureRecognizers?.count]
    do {
      let adapters = [CollectionViewAdapter(collection), TableViewAdapter(table)] as [ViewAdapter]
      #expect(adapters.count == 2)
      #expect((collection.gestureRecognizers?.count ?? 0) > (before[0] ?? 0))
    }
    #expect([collection.gestureRecognizers?.count, table.gestureRecognizers?.count] == before)
  }

  @Test("An adapter that takes over a view removes the gestures of the former adapter")
  func takenOver() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let first = CollectionViewAdapter(collection)
    let count = collection.gestureRecognizers?.count
    let second = CollectionViewAdapter(collection)
    #expect(collection.gestureRecognizers?.count == count)
    #expect(first.view === second.view)
  }
}
#endif
