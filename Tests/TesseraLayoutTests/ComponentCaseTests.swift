import Testing
import TesseraLayout

/// Behaviour of stacks, flows and waterfalls that was recorded from another library: 30 of its 87 cases.
///
/// Overlays (zstack, 13), badges (21) and the background are in ``OverlayTests`` and ``AttachmentTests``. Left for
/// later, because there is no such thing here yet: offsets, pagers, grow weights, spacers and alignment per item,
/// baselines, minimum and maximum sizes, identities; sizes of single items belong to cells. Left out, because it
/// differs on purpose: an item that is moved is visible where it stands, not where it came from; a row
/// aligns to its container, not to its highest item, where the container has an end; and a content size is what
/// is used, never the line that was offered, so some cases have no `expectedSize`.
@Suite struct ComponentCaseTests {
  @Test func allCasesAreThere() { #expect(ComponentCase.all.count == 30) }

  @Test(arguments: ComponentCase.all)
  func placesItems(_ example: ComponentCase) {
    let items = TestItems(fixed: example.items.map { ($0[0], $0[1]) })
    let arrangement = example.component.layout.arrange(items, in: example.size)

    #expect(arrangement.count == example.expectedFrames.count)
    for (index, expected) in example.expectedFrames.enumerated() {
      let frame = arrangement.frame(at: index)
      #expect(frame.isClose(to: Rect(expected)), "item \(index): \(frame) instead of \(expected)")
    }
    if let expected = example.expectedSize {
      #expect(arrangement.contentSize.isClose(to: Size(expected)), "\(arrangement.contentSize)")
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
  let component: Component
  let items: [[Double]]
  let expectedFrames: [[Double]]
  let expectedSize: [Double]?
  let visible: [Visible]?

  var testDescription: String { name }
  var size: Size { Size(width: container[0].extent, height: container[1].extent) }

  static let all: [ComponentCase] = (try? CaseFile.load("components", as: ComponentCase.self)) ?? []
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
