#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// Everything that shows content: a collection view, a table with adapters, and Tessera's view, each alone in
/// a window of ten rows of 40 points.
@MainActor
struct DisplayTrio {
  let pair = AdapterPair()
  let own = CollectionView()
  let screen: TestWindow

  init() {
    screen = TestWindow(own, height: 400)
    own.selectionMode = .multiple
    pair.table.allowsMultipleSelection = true
    pair.collection.allowsMultipleSelection = true
  }

  /// One of the views and its operations.
  @MainActor
  struct Part {
    let name: String
    let display: any ContentDisplay
    let view: UIScrollView
    let screen: TestWindow

    /// The visible texts, from top to bottom.
    var texts: [String] {
      if let own = view as? CollectionView { return own.texts }
      return view.shownNames.filter { !$0.isHidden }.map { $0.text }
    }

    /// The texts of the visible rows that are marked as selected.
    var marked: [String] {
      if let own = view as? CollectionView { return own.shownViews.filter { $0.isMarked }.map { $0.text } }
      return view.shownNames.filter { $0.isMarked }.map { $0.text }
    }

    func show(_ content: Content<UIKitHost>) {
      display.show(content, animated: false, completion: nil)
      screen.wait(1)
    }
  }

  /// The three views.
  var parts: [Part] {
    [
      Part(
        name: "collection", display: pair.collectionAdapter, view: pair.collection, screen: pair.screens[0]),
      Part(name: "table", display: pair.tableAdapter, view: pair.table, screen: pair.screens[1]),
      Part(name: "own", display: own, view: own, screen: screen),
    ]
  }
}
#endif
