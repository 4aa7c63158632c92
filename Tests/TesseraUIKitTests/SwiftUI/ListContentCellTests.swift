#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Cells with the look of the system's lists", .simulated)
struct ListContentCellTests {
  private func content(_ cells: [ListContentCell], header: ListContentCell? = nil) -> Content<UIKitHost> {
    let rows = Section("rows") {
      ForEach(Array(cells.enumerated()), id: \.offset) { $0.element.selectable() }
    }
    return Content { if let header { rows.header { header } } else { rows } }
  }

  private func views(in view: UIView) -> [UIListContentView] {
    if view.isHidden { return [] }
    if let view = view as? UIListContentView { return [view] }
    return view.subviews.flatMap { views(in: $0) }
      .sorted { $0.convert($0.bounds, to: view).minY < $1.convert($1.bounds, to: view).minY }
  }

  private func shown(in view: UIView) -> [UIListContentConfiguration] {
    views(in: view).compactMap { $0.configuration as? UIListContentConfiguration }
  }

  @Test("A row shows its texts and image")
  func parts() throws {
    let view = CollectionView()
    let image = try #require(UIImage(systemName: "wifi"))
    view.show(
      content(
        [ListContentCell("Wi-Fi", secondaryText: "Home", style: .value, image: image)],
        header: ListContentCell("Network", style: .groupedHeader)))
    TestWindow(view).settle()
    #expect(shown(in: view).map(\.text) == ["Network", "Wi-Fi"])
    #expect(shown(in: view).map(\.secondaryText) == [nil, "Home"])
    #expect(shown(in: view).last?.image === image)
    #expect(shown(in: view).map(\.prefersSideBySideTextAndSecondaryText) == [false, true])
  }

  @Test("A longer text makes the row higher, in the same view")
  func updates() throws {
    let view = CollectionView()
    view.show(content([ListContentCell("short"), ListContentCell("below")]))
    let screen = TestWindow(view)
    screen.wait(1)
    let first = try #require(views(in: view).first)
    let height = first.bounds.height
    let long = Array(repeating: "long", count: 40).joined(separator: " ")
    view.show(content([ListContentCell(long, style: .subtitle), ListContentCell("below")]))
    screen.wait(1)
    let changed = views(in: view)
    #expect(changed.first === first && shown(in: view).first?.text == long)
    #expect(first.bounds.height >= 2 * height)
    #expect(changed.map(\.bounds.height).reduce(0, +) == view.contentSize.height)
  }

  @Test("A view of a row that is gone shows other rows, in another style")
  func reuse() throws {
    let view = CollectionView()
    view.show(content((0..<200).map { ListContentCell("\($0)", style: $0 < 100 ? .cell : .value) }))
    let screen = TestWindow(view)
    let before = Set(views(in: view).map(ObjectIdentifier.init))
    view.scroll(to: ItemID(150), animated: false)
    screen.wait(1)
    #expect(shown(in: view).contains { $0.text == "150" && $0.prefersSideBySideTextAndSecondaryText })
    #expect(!before.isDisjoint(with: views(in: view).map(ObjectIdentifier.init)))
  }

  @Test("A selected row has a background, and loses it")
  func selection() throws {
    let view = CollectionView()
    view.engine.selectionMode = .single
    view.show(content([ListContentCell("a"), ListContentCell("b")]))
    let screen = TestWindow(view)
    #expect(views(in: view).map { $0.superview?.backgroundColor == nil } == [true, true])
    view.engine.setSelection(Selection([ItemID(1)]))
    screen.wait(1)
    view.setNeedsLayout()
    screen.wait(1)
    #expect(views(in: view).map { $0.superview?.backgroundColor == nil } == [true, false])
    view.engine.setSelection(Selection([]))
    view.setNeedsLayout()
    screen.wait(1)
    #expect(views(in: view).map { $0.superview?.backgroundColor == nil } == [true, true])
  }

  @Test("A table adapter measures the rows")
  func adapter() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    let long = Array(repeating: "long", count: 40).joined(separator: " ")
    adapter.show(content([ListContentCell("short"), ListContentCell(long)]))
    TestWindow(table).wait(1)
    let heights = table.visibleCells.map(\.bounds.height)
    #expect(table.visibleCells.flatMap { shown(in: $0).map(\.text) } == ["short", long])
    #expect(heights.count == 2 && heights.last ?? 0 >= 2 * (heights.first ?? 0))
    _ = adapter
  }

  @Test("A collection view's adapter measures the rows and a header", arguments: CollectionLayouts.allCases)
  func collectionAdapter(layouts: CollectionLayouts) {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: layouts.make(isEstimated: true))
    let adapter = CollectionViewAdapter(collection)
    let long = Array(repeating: "long", count: 40).joined(separator: " ")
    let header = ListContentCell("Header", style: .groupedHeader)
    adapter.show(content([ListContentCell("short"), ListContentCell(long)], header: header))
    TestWindow(collection).wait(1)
    let heights = (0..<2).compactMap { collection.cellForItem(at: [0, $0])?.bounds.height }
    #expect(shown(in: collection).map(\.text) == ["Header", "short", long])
    #expect(heights.count == 2 && heights.last ?? 0 >= 2 * (heights.first ?? 0))
    #expect(views(in: collection).allSatisfy { $0.bounds.width == 320 })
    _ = adapter
  }

  @Test("Equal content is equal, and any property makes a difference")
  func equality() {
    let cell = ListContentCell("a", secondaryText: "b")
    #expect(cell == ListContentCell("a", secondaryText: "b"))
    #expect(cell != ListContentCell("b", secondaryText: "b"))
    #expect(cell != ListContentCell("a"))
    #expect(cell != ListContentCell("a", secondaryText: "b", style: .value))
    #expect(cell != ListContentCell("a", secondaryText: "b", image: UIImage(systemName: "wifi")))
  }
}
#endif
