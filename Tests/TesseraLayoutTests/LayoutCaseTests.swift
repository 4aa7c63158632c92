import Testing
import TesseraLayout

/// Behavior that was recorded from other libraries, corrected where they are known to be wrong.
@Suite("Recorded layouts")
struct LayoutCaseTests {
  @Test("All recorded cases are loaded")
  func allCasesAreThere() { #expect(LayoutCase.all.count == 237) }

  @Test("Frames, sizes and requests are as recorded", arguments: LayoutCase.all)
  func placesItems(_ example: LayoutCase) {
    let items = example.makeItems()
    let arrangement = example.layout.layout.arrange(items, in: Size(example.collectionSize))

    #expect(arrangement.count == example.expectedFrames.count)
    for (index, expected) in example.expectedFrames.enumerated() {
      let frame = arrangement.frame(at: index)
      #expect(frame.isClose(to: Rect(expected)), "item \(index): \(frame) instead of \(expected)")
    }
    let size = arrangement.contentSize
    #expect(size.isClose(to: Size(example.expectedContentSize)), "\(size)")
    if let expected = example.expectedSizeRequests {
      #expect(items.requests.map { [Double($0.index), $0.offered.width, $0.offered.height] } == expected)
    }
  }

  @Test("Visible queries find the recorded items", arguments: LayoutCase.all.filter { $0.visible != nil })
  func findsWhatIsVisible(_ example: LayoutCase) {
    let arrangement = example.layout.layout.arrange(example.makeItems(), in: Size(example.collectionSize))
    for visible in example.visible ?? [] {
      let rect = Rect(visible.frame)
      let found = arrangement.indices(overlapping: rect)
      #expect(found == arrangement.bruteForce(example.layout.effectiveRect(rect)))

      var shown = Set(found)
      for index in example.layout.stickyIndexes ?? [] {
        let pinned = example.layout.pinnedFrame(of: index, in: arrangement, visible: rect)
        if pinned.overlaps(rect) { shown.insert(index) }
      }
      #expect(shown.isSuperset(of: visible.mustInclude ?? []))
      for (index, expected) in (visible.framesWhileScrolled ?? []).enumerated() {
        let frame = example.layout.pinnedFrame(of: index, in: arrangement, visible: rect)
        #expect(frame.isClose(to: Rect(expected)), "item \(index): \(frame) instead of \(expected)")
      }
    }
  }
}

struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let collectionSize: [Double]
  private let items: [CaseItem]
  private let identifiers: [String]?
  let layout: CaseLayout
  let expectedFrames: [[Double]]
  let expectedContentSize: [Double]
  let expectedSizeRequests: [[Double]]?
  let visible: [CaseVisible]?

  var testDescription: String { name }

  static let all: [LayoutCase] = (try? CaseFile.load("layout", as: LayoutCase.self)) ?? []

  /// Returns new items; the items with the identifiers that the layout names fill. By default, an identifier
  /// is the index.
  func makeItems() -> TestItems {
    let items = TestItems(items.map { layout.cellSize ?? $0.size })
    for index in items.sizes.indices {
      let identifier = identifiers?[index] ?? "\(index)"
      if layout.filling.contains(identifier) { items.filling.insert(index) }
    }
    items.fillAxis = layout.fillAxis
    return items
  }
}

struct CaseVisible: Decodable, Sendable {
  let frame: [Double]
  let mustInclude: [Int]?
  let framesWhileScrolled: [[Double]]?
}

final class CaseLayout: Decodable, Sendable {
  private let type: String
  private let root: CaseLayout?
  private let spacing: Double?
  private let interitemSpacing: Double?
  private let lineSpacing: Double?
  private let justifyContent: Justification?
  private let alignItems: Alignment?
  private let alignContent: Justification?
  private let fillIdentifiers: [String]?
  private let alwaysFillEmptySpaces: Bool?
  private let columns: Int?
  private let gap: Double?
  private let cell: [Double]?
  private let frames: [[Double]]?
  private let insets: [String: Double]?
  let stickyIndexes: [Int]?

  /// The size of all items, if the layout states it.
  var cellSize: ItemSize? { cell.map { ItemSize(.fixed($0[0]), .fixed($0[1])) } }

  var filling: [String] { fillIdentifiers ?? root?.filling ?? [] }

  var fillAxis: Axis {
    guard let root else { return .horizontal }
    return type == "transpose" ? root.fillAxis.cross : root.fillAxis
  }

  private var distances: Insets {
    let insets = insets ?? [:]
    return Insets(
      top: insets["top"] ?? 0, left: insets["left"] ?? 0, bottom: insets["bottom"] ?? 0,
      right: insets["right"] ?? 0)
  }

  var layout: Layout {
    let inner = root?.layout ?? .overlay
    switch type {
    case "flow":
      return .flow(
        spacing: interitemSpacing ?? 0, lineSpacing: lineSpacing ?? 0, justify: justifyContent ?? .start,
        align: alignItems ?? .start, alignLines: alignContent ?? .start)
    case "row":
      return .row(
        spacing: spacing ?? 0, justify: justifyContent ?? .start, align: alignItems ?? .start,
        alwaysFills: alwaysFillEmptySpaces ?? true)
    case "waterfall": return .waterfall(columns: columns ?? 2, spacing: spacing ?? 0)
    case "grid": return .grid(columns: .fixed(count: columns ?? 1, width: cell?[0] ?? 0), spacing: gap ?? 0)
    case "absolute": return .absolute((frames ?? []).map { Rect($0) })
    case "transpose": return inner.transposed()
    case "inset": return inner.inset(distances)
    case "visibleInset": return inner.visibleInset(distances)
    default: return inner
    }
  }

  /// Returns the rectangle of a visible query.
  func effectiveRect(_ rect: Rect) -> Rect { type == "visibleInset" ? rect.inset(by: distances) : rect }

  /// Sticky items are pinned up to the next sticky item, the last of them up to the end of the visible part.
  func pinnedFrame(of index: Int, in arrangement: Arrangement, visible: Rect) -> Rect {
    let natural = arrangement.frame(at: index)
    guard let stickyIndexes, stickyIndexes.contains(index) else { return natural }
    let next = stickyIndexes.first { $0 > index }.map { arrangement.frame(at: $0).minY }
    return Pinning.frame(of: natural, visible: visible, limit: next ?? visible.maxY)
  }
}
