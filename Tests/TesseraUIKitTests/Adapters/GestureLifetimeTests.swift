#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The gestures of adapters go with them; the views stay.
@MainActor
@Suite("Gestures of adapters that are gone", .simulated)
struct GestureLifetimeTests {
  @Test("A view that outlives its adapter has the gestures again that it had before")
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

  @Test("An adapter that takes over a view takes the gestures of the one before away")
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
