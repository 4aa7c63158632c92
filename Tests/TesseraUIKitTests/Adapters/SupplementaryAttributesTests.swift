#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Views that a layout of the app announces in batches.
@MainActor
@Suite("Supplementary attributes of an app's layout", .simulated)
struct SupplementaryAttributesTests {
  private func attributes(_ item: Int, _ section: Int, y: CGFloat = 0, kind: String = "badge")
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: item, section: section))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    return attributes
  }

  /// Shows sections of names with a `BadgeLayout`, one content after another.
  private func layout(_ contents: [NamedSections]) -> BadgeLayout {
    let layout = BadgeLayout()
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let adapter = CollectionViewAdapter(view)
    let window = TestWindow(view)
    for content in contents {
      adapter.show(content.content)
      window.wait(1)
    }
    return layout
  }

  private func text(_ attributes: [UICollectionViewLayoutAttributes], _ kind: String) -> [String] {
    attributes.filter { $0.representedElementKind == kind }
      .sorted { $0.indexPath < $1.indexPath }
      .map { "\($0.indexPath.section).\($0.indexPath.item) at \(Int($0.frame.minY)), \($0.alpha)" }
  }

  @Test("Attributes are found by kind, index path and rectangle, and the last ones count")
  func lookup() {
    var views = SupplementaryAttributes()
    views.prepare()
    views.add(attributes(0, 0))
    views.add(attributes(1, 0, y: 50))
    views.add(attributes(1, 0, y: 100))
    views.add(attributes(1, 0, y: 7, kind: "letter"))
    views.add(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
    #expect(views.attributes(in: CGRect(x: 0, y: 0, width: 100, height: 1000)).count == 3)
    #expect(views.attributes(in: CGRect(x: 0, y: 40, width: 100, height: 30)).isEmpty)
    let path = IndexPath(item: 1, section: 0)
    #expect(views.attributes(ofKind: "badge", at: path)?.frame.minY == 100)
    #expect(views.attributes(ofKind: "letter", at: path)?.frame.minY == 7)
    #expect(views.attributes(ofKind: "letter", at: IndexPath(item: 0, section: 0)) == nil)
    views.prepare()
    #expect(views.attributes(ofKind: "badge", at: path) == nil)
    #expect(views.indexPathsToDelete(ofKind: "badge").isEmpty)
  }

  @Test("Views of items begin and end where their items do")
  func moves() {
    let layout = layout(["a: 1 2 3", "a: 9 1 3"])
    // Item 1 moves down by a row, 2 disappears, and 3 stays.
    #expect(text(layout.initial, "badge") == ["0.0 at 40, 0.0", "0.1 at 40, 0.0", "0.2 at 120, 0.0"])
    #expect(text(layout.final, "badge") == ["0.0 at 80, 0.0", "0.1 at 80, 0.0", "0.2 at 120, 0.0"])
    #expect(text(layout.initial + layout.final, "letter").isEmpty)
  }

  @Test("Views of sections are announced when a section gets its first item or loses its last one")
  func sections() {
    let layout = layout(["a:|b: 1", "a: 2|b:"])
    #expect(text(layout.initial, "letter") == ["0.0 at 40, 0.0"])
    #expect(text(layout.final, "letter") == ["1.0 at 80, 0.0"])
  }

  @Test("Views of inserted and deleted sections are not announced")
  func wholeSections() {
    let layout = layout(["a: 1|b: 2", "a: 1|b: 2|c: 3", "a: 1"])
    #expect(layout.initial.isEmpty && layout.final.isEmpty)
  }
}
#endif
