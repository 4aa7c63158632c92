#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Menus that content declares for a collection view, beside those of a delegate with menus for several
/// items.
@MainActor
@Suite("Menus of a former delegate", .simulated)
struct MenuDelegateTests {
  /// Implements the method that came with iOS 16.
  private final class Owner: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { MenuDelegateTests.menu("own \(indexPaths.map(\.item))") }
  }

  /// Implements the older method.
  private final class OldOwner: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { MenuDelegateTests.menu("old \(indexPath.item)") }
  }

  private let content = Content<UIKitHost> {
    Section("rows") {
      NameCell(name: "declared").contextAction("Copy") {}
      NameCell(name: "bare")
    }
  }

  fileprivate static func menu(_ title: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: title as NSString, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: title) { _ in }])
    }
  }

  /// Returns the titles of the menu at an item.
  private func titles(at row: Int, of pair: AdapterPair) -> [String]? {
    let point = CGPoint(x: 100, y: 20 + CGFloat(row) * 40)
    let menu = Simulation.openContextMenu(at: point, in: pair.screens[0].window)
    defer { menu?.dismiss() }
    return menu?.actions.map(\.title)
  }

  @Test("A declared menu is shown, and otherwise the menu of the delegate")
  func single() {
    let (pair, owner, old) = (AdapterPair(), Owner(), OldOwner())
    pair.collectionAdapter.show(content)
    pair.screens[0].wait(1)
    #expect(titles(at: 0, of: pair) == ["Copy"] && titles(at: 1, of: pair) == nil)
    pair.collectionAdapter.delegate = owner
    #expect(titles(at: 0, of: pair) == ["Copy"] && titles(at: 1, of: pair) == ["own [1]"])
    #expect(titles(at: 5, of: pair) == ["own []"])
    pair.collectionAdapter.delegate = old
    #expect(titles(at: 0, of: pair) == ["Copy"] && titles(at: 1, of: pair) == ["old 1"])
  }

  @Test("For several items, the delegate's menu comes before that of the touched item")
  func several() {
    let (pair, owner) = (AdapterPair(), Owner())
    pair.collectionAdapter.show(content)
    pair.screens[0].wait(1)
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }
    let ask = { (row: CGFloat) in
      pair.collectionAdapter.viewDelegate.collectionView(
        pair.collection, contextMenuConfigurationForItemsAt: paths, point: CGPoint(x: 100, y: row))
    }
    #expect(ask(20) != nil && ask(60) == nil)
    pair.collectionAdapter.delegate = owner
    #expect(ask(20)?.identifier as? NSString == "own [0, 1]")
  }
}
#endif
