#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Headers and footers from an app's nibs.
@MainActor
@Suite("Headers and footers from nibs", .simulated)
struct NibBarTests {
  private final class TableBar: UITableViewHeaderFooterView {
    var name = ""
    /// Set by the nib only.
    var isFromNib = false
  }

  private final class CollectionBar: UICollectionReusableView {
    var name = ""
    var isFromNib = false
  }

  private struct TableBarCell: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(30) }
    static var source: ReuseSource { .nib(UINib(nibName: "TableBar", bundle: nil)) }
    func makeView() -> TableBar { TableBar(reuseIdentifier: nil) }
    func update(_ view: TableBar, state: CellState) { view.name = name }
  }

  private struct CollectionBarCell: ReusableCell, Equatable {
    var name: String
    static var sizing: Sizing { .height(30) }
    static var source: ReuseSource { .nib(UINib(nibName: "CollectionBar", bundle: nil)) }
    func makeView() -> CollectionBar { CollectionBar(frame: .zero) }
    func update(_ view: CollectionBar, state: CellState) { view.name = name }
  }

  @Test("A table loads them from the nib and updates them in place")
  func table() {
    Simulation.provideNib(named: "TableBar") {
      let bar = TableBar(reuseIdentifier: nil)
      bar.isFromNib = true
      return [bar]
    }
    let pair = AdapterPair()
    for word in ["first", "second"] {
      pair.tableAdapter.show(
        Content {
          Section("rows") { NameCell(name: "row") }
            .header { TableBarCell(name: "\(word) header") }
            .footer { TableBarCell(name: "\(word) footer") }
        })
      pair.screens[1].wait(1)
      let header = pair.table.headerView(forSection: 0) as? TableBar
      let footer = pair.table.footerView(forSection: 0) as? TableBar
      #expect(header?.isFromNib == true && footer?.isFromNib == true)
      #expect(header?.name == "\(word) header" && footer?.name == "\(word) footer")
    }
    #expect(pair.table.rectForHeader(inSection: 0).height == 30)
  }

  @Test("A collection view loads them from the nib and updates them in place")
  func collectionView() {
    Simulation.provideNib(named: "CollectionBar") {
      let bar = CollectionBar(frame: .zero)
      bar.isFromNib = true
      return [bar]
    }
    let pair = AdapterPair()
    let layout = pair.collection.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.headerReferenceSize = CGSize(width: 320, height: 30)
    layout?.footerReferenceSize = CGSize(width: 320, height: 30)
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    for word in ["first", "second"] {
      pair.collectionAdapter.show(
        Content {
          Section("rows") { NameCell(name: "row") }
            .header { CollectionBarCell(name: "\(word) header") }
            .footer { CollectionBarCell(name: "\(word) footer") }
        })
      pair.screens[0].wait(1)
      let bars = kinds.compactMap {
        pair.collection.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0))
          as? CollectionBar
      }
      #expect(bars.map(\.isFromNib) == [true, true])
      #expect(bars.map(\.name) == ["\(word) header", "\(word) footer"])
    }
  }
}
#endif
