import TesseraLayout
import Testing

@Suite("Issues of layouts")
struct LayoutIssueTests {
  private let container = Size(width: 100, height: 100)

  @Test(
    "Valid layouts have no issues",
    arguments: [
      .list(spacing: 8), .grid(columns: .count(3), spacing: 8), .grid(columns: .minimumWidth(40)),
      .flow(spacing: 8),
      .row(spacing: 8), .waterfall(columns: 3, spacing: 8), .overlay,
      .absolute([Rect(x: -5, y: 0, width: 1, height: 1)]),
      .list().inset(-8).transposed().mirrored().reversed().centered().aspect(2).rounded(to: 2).visibleInset(
        Insets(-9)),
      .pages(spacing: 8), .mosaic(.row(height: .points(50), [.item()])),
    ] as [Layout])
  func sound(_ layout: Layout) {
    #expect(layout.issues(in: container) == [])
  }

  @Test(
    "Invalid settings are reported together with their effect",
    arguments: [
      (.list(spacing: -1), "spacing is negative or not finite, and is treated as 0"),
      (.flow(spacing: 1, lineSpacing: .nan), "lineSpacing is negative or not finite, and is treated as 0"),
      (
        .row(spacing: .infinity), "spacing is negative or not finite, and is treated as the largest extent"
      ),
      (.grid(columns: .count(0)), "columns are fewer than 1; 1 is used"),
      (.grid(columns: .count(Int.max)), "columns are too many; 1000000 are used"),
      (
        .grid(columns: .count(60), spacing: 2),
        "columns and the gaps between them do not fit; columns have no width"
      ),
      (.grid(columns: .width(.nan)), "columns.width is negative or not finite, and is treated as 0"),
      (.waterfall(columns: -4), "columns are fewer than 1; 1 is used"),
      (
        .absolute([Rect(x: .nan, y: 0, width: 1, height: 1)]),
        "frames contain invalid numbers; the nearest valid ones are used"
      ),
      (.list().inset(.nan), "insets are not finite; the nearest finite numbers are used"),
      (
        .list(spacing: -1).transposed().mirrored().inset(3),
        "spacing is negative or not finite, and is treated as 0"
      ),
      (.list().aspect(0), "ratio is not a finite number above 0, and is ignored"),
      (.list().rounded(to: .nan), "scale is not between 1/1024 and 1024, and is ignored"),
      (.pages(peek: -1), "peek is negative or not finite, and is treated as 0"),
    ] as [(Layout, String)])
  func absurd(_ layout: Layout, _ expected: String) {
    #expect(layout.issues(in: container).map { $0.description } == [expected])
  }
}
