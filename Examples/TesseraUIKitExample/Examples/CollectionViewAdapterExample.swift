import TesseraUIKit
import UIKit

/// A collection view with Apple's flow layout, driven by declared content: no registration, no data source.
final class CollectionViewAdapterExample: UIViewController {
  private var adapter: CollectionViewAdapter?
  private var numbers = Array(1...60)

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 96)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    adapter = CollectionViewAdapter(collection)
    let shuffle = UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: shuffle)
    show()
  }

  private func show() {
    adapter?.show(
      Content {
        Section("tiles") {
          ForEach(numbers, id: \.self) { [weak self] number in
            TileCell(text: "\(number)", number: number).onTap { self?.remove(number) }
          }
        }
      })
  }

  private func shuffle() {
    numbers.shuffle()
    show()
  }

  private func remove(_ number: Int) {
    numbers.removeAll { $0 == number }
    show()
  }
}
