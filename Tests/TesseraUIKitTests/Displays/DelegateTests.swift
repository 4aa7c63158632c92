#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Adapters that are only the data source of their view.
@MainActor
@Suite("Adapters that leave the delegate alone", .simulated)
struct DelegateTests {
  /// A collection view and a table with delegates of the app, and adapters that are only data sources.
  @MainActor
  private struct Screen {
    let owner = Owner()
    let collection: UICollectionView
    let table = UITableView(frame: .zero, style: .plain)
    let adapters: [ViewAdapter]
    let windows: [TestWindow]
    var views: [UIScrollView] { [collection, table] }

    init(after isReplacing: Bool = false) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      (collection.delegate, table.delegate) = (owner, owner)
      let earlier = isReplacing ? [CollectionViewAdapter(collection), TableViewAdapter(table)] : []
      adapters = [
        CollectionViewAdapter(collection, takesDelegate: false),
        TableViewAdapter(table, takesDelegate: false),
      ]
      _ = earlier
      windows = [TestWindow(collection, height: 400), TestWindow(table, height: 400)]
    }
  }

  /// The delegate of both views.
  private final class Owner: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    var shown = 0

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown += 1 }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown += 1 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
  }

  private func rows(_ word: String, _ range: Range<Int> = 0..<100) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(range) { NameCell(name: "\($0)\(word)") } } }
  }

  private func texts(_ view: UIScrollView) -> [String] { view.shownNames.map { $0.text } }

  @Test("The view keeps its delegate, which gets all calls, and shows the content", arguments: [false, true])
  func kept(isReplacing: Bool) {
    let screen = Screen(after: isReplacing)
    for (view, (adapter, window)) in zip(screen.views, zip(screen.adapters, screen.windows)) {
      screen.owner.shown = 0
      #expect(view.delegate === screen.owner)
      adapter.show(rows(""))
      window.wait(1)
      #expect(texts(view) == (0..<10).map { "\($0)" })
      #expect(screen.owner.shown >= 10)
      adapter.show(rows("", 1..<101))
      window.wait(1)
      #expect(texts(view) == (1..<11).map { "\($0)" })
      #expect(view.delegate === screen.owner)
    }
  }

  @Test("Cells that were prepared early or kept show the latest content when they become visible")
  func prepared() {
    let screen = Screen()
    for (view, (adapter, window)) in zip(screen.views, zip(screen.adapters, screen.windows)) {
      func scroll(to place: CGFloat) {
        view.contentOffset.y = place
        window.settle()
        window.wait(1)
      }
      adapter.show(rows(""))
      scroll(to: 80)
      adapter.show(rows("!"))
      window.wait(1)
      scroll(to: 160)
      #expect(texts(view) == (4..<14).map { "\($0)!" })
      scroll(to: 0)
      #expect(texts(view) == (0..<10).map { "\($0)!" })
    }
  }
}
#endif
