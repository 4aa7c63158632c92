import Testing
import TesseraLayout

/// Behavior of stacks, flows and waterfalls that was recorded from another library: 41 of its 87 cases.
///
/// A case recorded with a `minimum` is arranged in a container of that extent, while the recorded container
/// is unbounded: here, lines fill the container, and content may be larger. A spacer is an item without size
/// that grows.
///
/// Other tests cover overlays (zstack, 14) in ``OverlayTests``, badges (21) and a background in
/// ``RelativePlacementTests``, pages (2) in ``PagesTests``. Sizes of single items (7) belong to cells,
/// identities of nested stacks (1) to the engine. One case is left out because it differs on purpose: in a
/// bounded container, a row aligns to the container instead of its highest item (`vstack align=center`, 1). A
/// content size is the used size, never the offered line, so some cases have no `expectedSize`.
@Suite("Recorded stacks, flows and waterfalls")
struct ComponentCaseTests {
  @Test("All recorded cases are loaded")
  func allCasesAreThere() { #expect(ComponentCase.all.count == 41) }

  @Test("Frames, sizes and visible items are as recorded", arguments: ComponentCase.all)
  func placesItems(_ example: ComponentCase) {
    let items = example.makeItems()
    let arrangement = example.component.layout.arrange(items, in: example.size)

    #expect(arrangement.count == example.expectedFrames.count)
    for (index, expected) in example.expectedFrames.enumerated() {
      let frame = arrangement.frame(at: index)
      #expect(frame.isClose(to: Rect(expected)), "item \(index): \(frame) instead of \(expected)")
    }
    if let expected = example.expectedSize {
      #expect(arrangement.contentSize.isClose(to: Size(expected)), "\(arrangement.contentSize)")
    }
    if let expected = example.expectedSizeRequests {
      #expect(items.requests.map { [Double($0.index), $0.offered.width, $0.offered.height] } == expected)
    }
    for visible in example.visible ?? [] {
      #expect(arrangement.indices(overlapping: Rect(visible.frame)) == visible.indexes)
    }
  }
}

struct ComponentCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Visible: Decodable {
    let frame: [Double]
    let indexes: [Int]
  }

  /// A number, or "inf".
  struct Bound: Decodable {
    let extent: Double

    init(from decoder: any Decoder) throws {
      extent = (try? decoder.singleValueContainer().decode(Double.self)) ?? .infinity
    }
  }

  let name: String
  private let container: [Bound]
  private let minimum: [Double]?
  let component: Component
  private let items: [ComponentItem]
  let expectedFrames: [[Double]]
  let expectedSize: [Double]?
  let expectedSizeRequests: [[Double]]?
  let visible: [Visible]?

  var testDescription: String { name }
  var size: Size { Size(width: extent(0), height: extent(1)) }

  private func extent(_ axis: Int) -> Double {
    let extent = container[axis].extent
    guard let minimum, minimum[axis] > 0, extent == .infinity else { return extent }
    return minimum[axis]
  }

  func makeItems() -> TestItems {
    let result = TestItems(fixed: items.map { ($0.size[0], $0.size[1]) })
    for (index, item) in items.enumerated() {
      result.traits[index] = item.traits
      result.baselines[index] = item.ascender.map { Baselines(first: $0) }
    }
    return result
  }

  static let all: [ComponentCase] = (try? CaseFile.load("components", as: ComponentCase.self)) ?? []
}

/// An item: `[w, h]`, or its size and traits by name.
struct ComponentItem: Decodable, Sendable {
  let size: [Double]
  let traits: LayoutTraits
  let ascender: Double?

  private enum Key: CodingKey { case size, grow, shrink, alignSelf, ascender }

  init(from decoder: any Decoder) throws {
    if let pair = try? decoder.singleValueContainer().decode([Double].self) {
      size = pair
      traits = .none
      ascender = nil
      return
    }
    let values = try decoder.container(keyedBy: Key.self)
    size = try values.decode([Double].self, forKey: .size)
    traits = LayoutTraits(
      grow: try values.decodeIfPresent(Double.self, forKey: .grow) ?? 0,
      shrink: try values.decodeIfPresent(Double.self, forKey: .shrink) ?? 0,
      align: try values.decodeIfPresent(Alignment.self, forKey: .alignSelf))
    ascender = try values.decodeIfPresent(Double.self, forKey: .ascender)
  }
}

struct Component: Decodable, Sendable {
  struct Modifier: Decodable {
    let inset: [String: Double]?
    let visibleInset: Double?
  }

  private let kind: String
  private let spacing: Double?
  private let interitemSpacing: Double?
  private let lineSpacing: Double?
  private let justify: Justification?
  private let align: Alignment?
  private let alignContent: Justification?
  private let columns: Int?
  private let columnSpacing: Double?
  private let interItemSpacing: Double?
  private let frames: [[Double]]?
  private let mods: [Modifier]?

  var layout: Layout {
    var layout = plain
    for modifier in mods ?? [] {
      if let inset = modifier.inset {
        layout = layout.inset(
          Insets(
            top: inset["top"] ?? 0, left: inset["left"] ?? 0, bottom: inset["bottom"] ?? 0,
            right: inset["right"] ?? 0))
      }
      if let inset = modifier.visibleInset { layout = layout.visibleInset(Insets(inset)) }
    }
    return layout
  }

  private var plain: Layout {
    switch kind {
    case "hstack", "vstack":
      let row = Layout.row(spacing: spacing ?? 0, justify: justify ?? .start, align: align ?? .start)
      return kind == "hstack" ? row : row.transposed()
    case "flow":
      return .flow(
        spacing: interitemSpacing ?? 0, lineSpacing: lineSpacing ?? 0, justify: justify ?? .start,
        align: align ?? .start, alignLines: alignContent ?? .start)
    case "waterfall", "hwaterfall":
      let waterfall = Layout.waterfall(
        columns: columns ?? 2, columnSpacing: columnSpacing ?? 0, itemSpacing: interItemSpacing ?? 0)
      return kind == "waterfall" ? waterfall : waterfall.transposed()
    default: return .absolute((frames ?? []).map { Rect($0) })
    }
  }
}
