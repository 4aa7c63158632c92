import Testing
import TesseraLayout
import TestSupport

@Suite("Overlays")
struct OverlayTests {
  @Test("All recorded cases are loaded") func allCasesAreThere() { #expect(OverlayCase.all.count == 13) }

  @Test("Recorded overlays have the recorded frames", arguments: OverlayCase.all)
  func placesItems(_ example: OverlayCase) {
    let items = TestItems(fixed: example.items.map { ($0[0], $0[1]) })
    let arrangement = example.layout.arrange(items, in: Size(example.container))
    #expect(arrangement.frames == example.expectedFrames.map { Rect($0) })
    #expect(arrangement.contentSize == Size(example.expectedSize))
  }

  @Test("By default, items are at the top left corner, in their own size")
  func defaults() {
    #expect(Layout.overlay == .overlay(horizontal: .start, vertical: .start))
    let arrangement = Layout.overlay.arrange(
      TestItems(fixed: [(100, 80), (40, 20)]), in: Size(width: 300, height: .infinity))
    #expect(arrangement.frames.map(\.origin) == [.zero, .zero])
    #expect(arrangement.contentSize == Size(width: 100, height: 80))
  }

  @Test("Items stretch only up to the container or the largest item")
  func unbounded() {
    let layout = Layout.overlay(horizontal: .stretch, vertical: .stretch)
    let items = TestItems(fixed: [(100, 800), (400, 20)])
    let arrangement = layout.arrange(items, in: Size(width: 300, height: .infinity))
    #expect(arrangement.frames == Array(repeating: Rect(x: 0, y: 0, width: 300, height: 800), count: 2))
    #expect(layout.arrange(TestItems([]), in: Size(width: 300, height: 300)).contentSize == .zero)
  }

  @Test("Overlays ignore traits; baseline alignments mean the start")
  func ignoresTraits() {
    let items = TestItems(fixed: [(100, 80), (40, 20)])
    items.traits[1] = LayoutTraits(align: .end)
    items.baselines[0] = Baselines(first: 50)
    let layout = Layout.overlay(horizontal: .center, vertical: .firstBaseline)
    let arrangement = layout.arrange(items, in: Size(width: 300, height: 300))
    #expect(arrangement.frame(at: 1) == Rect(x: 30, y: 0, width: 40, height: 20))
  }

  @Test("Items stay inside the content and touch its edges as aligned", .tags(.model))
  func staysInside() {
    for seed in (0..<UInt64(500)).sampled {
      var random = SeededGenerator(seed: seed)
      let (horizontal, vertical) = (random.alignment(), random.alignment())
      let arrangement = Layout.overlay(horizontal: horizontal, vertical: vertical)
        .arrange(random.items(wild: seed % 2 == 0, most: 10), in: random.container(wild: seed % 2 == 0))
      let content = arrangement.contentSize
      for frame in arrangement.frames {
        #expect(frame.minX >= 0 && frame.minY >= 0, "seed \(seed)")
        #expect(frame.maxX <= content.width && frame.maxY <= content.height, "seed \(seed)")
        if horizontal == .stretch { #expect(frame.width == content.width, "seed \(seed)") }
        if vertical == .stretch { #expect(frame.height == content.height, "seed \(seed)") }
        if horizontal == .start { #expect(frame.minX == 0, "seed \(seed)") }
        if vertical == .end { #expect(frame.maxY >= content.height.nextDown, "seed \(seed)") }
      }
    }
  }
}

struct OverlayCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let container: [Double]
  private let horizontal: Alignment?
  private let vertical: Alignment?
  let items: [[Double]]
  let expectedFrames: [[Double]]
  let expectedSize: [Double]

  var testDescription: String { name }

  /// In the library of these cases, the center is the default.
  var layout: Layout { .overlay(horizontal: horizontal ?? .center, vertical: vertical ?? .center) }

  static let all: [OverlayCase] = (try? CaseFile.load("overlays", as: OverlayCase.self)) ?? []
}
