#if !canImport(ObjectiveC)
import Foundation
import TesseraUIKit
import Testing
import UIKit

/// UIKit's callbacks are not part of an adapter's interface: code completion on an adapter offers only
/// functions for the app.
@MainActor
@Suite("The interface of adapters", .simulated)
struct AdapterInterfaceTests {
  @Test("Another object than the adapter is the delegate and the data source of its view")
  func calls() {
    let pair = AdapterPair()
    for adapter in [pair.collectionAdapter, pair.tableAdapter] as [AnyObject] {
      #expect(!(adapter is any UIScrollViewDelegate))
      #expect(!(adapter is any UICollectionViewDataSource) && !(adapter is any UITableViewDataSource))
      #expect(!(adapter is any UICollectionViewDropDelegate) && !(adapter is any UITableViewDropDelegate))
    }
    #expect(pair.collection.delegate === pair.collectionAdapter.viewDelegate)
    #expect(pair.collection.dataSource === pair.collectionAdapter.viewDelegate)
    #expect(pair.table.delegate === pair.tableAdapter.viewDelegate)
    #expect(pair.table.dataSource === pair.tableAdapter.viewDelegate)
  }

  @Test("A data source of the app can forward calls to the adapter")
  func between() {
    let (pair, owner) = (AdapterPair(), Owner())
    owner.next = pair.collectionAdapter.viewDelegate
    pair.collection.dataSource = owner
    pair.collectionAdapter.show(Content { Section("names") { NameCell(name: "a") } })
    pair.screens[0].wait(1)
    #expect(owner.askedItems > 0)
    #expect(pair.collection.numberOfItems(inSection: 0) == 1)
    #expect(pair.collection.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
  }

  @Test("Adapters have few public functions")
  func functions() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/TesseraUIKit/Adapters")
    var functions: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard file.contains("ViewAdapter") || file.contains("AdapterDelegate") else { continue }
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      functions += source.split(separator: "\n").compactMap { line in
        line.range(of: "public func ").map { String(line[$0.upperBound...].prefix { $0 != "(" }) }
      }
    }
    #expect(
      functions == [
        "withSwipeActions", "itemIdentifier", "indexPath", "sectionIdentifier", "index", "scroll", "scroll",
        "scroll", "setSelection", "select", "deselectAll", "show", "apply", "remeasure",
      ])
  }

  /// A data source of an app that counts requests and forwards them.
  private final class Owner: NSObject, UICollectionViewDataSource {
    var next: (any UICollectionViewDataSource)?
    private(set) var askedItems = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      next?.numberOfSections(in: collectionView) ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      next?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      askedItems += 1
      return next?.collectionView(collectionView, cellForItemAt: indexPath) ?? UICollectionViewCell()
    }
  }
}
#endif
