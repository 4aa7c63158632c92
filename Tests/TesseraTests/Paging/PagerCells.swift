import Tessera
import TesseraLayout
import TesseraTesting

/// Numbered pages, 100 points wide, side by side.
@MainActor
func pager(
  _ pages: Range<Int>, _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0),
  _ snapping: Snapping = .pages, at time: Double? = nil
) -> HeadlessCollection {
  HeadlessCollection(
    size: Size(width: 100, height: 64), configuration: configuration, at: time,
    content: pagerContent(Array(pages), snapping))
}

@MainActor
func pagerContent(_ pages: [Int], _ snapping: Snapping = .pages) -> Content<Headless> {
  Content(scrolling: .horizontal) {
    Section("pages", layout: .pages().transposed()) { ForEach(pages, id: \.self) { Label("\($0)") } }
  }
  .snapping(snapping)
}

extension HeadlessCollection {
  /// The number of the selected page.
  var page: Int? { engine.selectedPage.flatMap { $0.key.number } }

  /// Returns the page events from an index on, such as `+1 !1 -1 x1`.
  func story(from start: Int = 0) -> String {
    pageEvents.dropFirst(start).map { event in
      let sign =
        switch event {
        case .willAppear: "+"
        case .didAppear: "!"
        case .willDisappear: "-"
        case .didDisappear: "x"
        }
      return sign + event.page.element.description
    }.joined(separator: " ")
  }
}

extension ItemKey {
  /// The id of an item if it is a number.
  var number: Int? {
    if case .item(let id, _) = element { id.value(as: Int.self) } else { nil }
  }
}
