import Testing
import TesseraLayout
import TestSupport

@Suite("Relative placements")
struct RelativePlacementTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)
  private let size = Size(width: 20, height: 10)

  @Test("All recorded cases are loaded") func allCasesAreThere() { #expect(PlacementCase.all.count == 22) }

  @Test("Recorded badges and backgrounds have the recorded frames", arguments: PlacementCase.all)
  func placesBadges(_ example: PlacementCase) {
    let frame = example.attachment.frame(size: Size(example.size), in: Rect(example.rect))
    #expect(frame == Rect(example.expectedFrame))
  }

  @Test(
    "Each place along an axis gives its position",
    arguments: zip(
      RelativePlacement.Place.allCases, [(10.0, 20.0), (50, 20), (90, 20), (10, 100), (-10, 20), (110, 20)]))
  func places(_ place: RelativePlacement.Place, _ expected: (Double, Double)) {
    let across = RelativePlacement(horizontal: place, vertical: .start).frame(size: size, in: rect)
    #expect(across == Rect(x: expected.0, y: 20, width: expected.1, height: 10))
    let down = RelativePlacement(horizontal: .start, vertical: place).frame(
      size: size.transposed, in: rect.transposed)
    #expect(down.minY == expected.0 && down.height == expected.1)
    #expect(down.minX == 20 && down.width == 10)
  }

  @Test("Insets shrink the rectangle first")
  func insets() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    func frame(_ place: RelativePlacement.Place) -> Rect {
      RelativePlacement(horizontal: place, vertical: place, insets: insets).frame(size: size, in: rect)
    }
    #expect(frame(.stretch) == Rect(x: 12, y: 21, width: 94, height: 56))
    #expect(frame(.start) == Rect(x: 12, y: 21, width: 20, height: 10))
    #expect(frame(.end) == Rect(x: 86, y: 67, width: 20, height: 10))
    #expect(frame(.center) == Rect(x: 49, y: 44, width: 20, height: 10))
    let separator = RelativePlacement(vertical: .after, insets: Insets(left: 16)).frame(
      size: Size(width: 0, height: 1), in: rect)
    #expect(separator == Rect(x: 26, y: 80, width: 84, height: 1))
    let apart = RelativePlacement(horizontal: .before, vertical: .start, insets: Insets(left: -4))
    #expect(apart.frame(size: size, in: rect).maxX == 6)
  }

  @Test("Elements that are larger than their rectangle extend beyond it")
  func largerThanItsRectangle() {
    let large = Size(width: 200, height: 100)
    let centered = RelativePlacement(horizontal: .center, vertical: .end).frame(size: large, in: rect)
    #expect(centered == Rect(x: -40, y: -20, width: 200, height: 100))
    let nothing = RelativePlacement(insets: Insets(100)).frame(size: large, in: rect)
    #expect(nothing == Rect(x: 110, y: 120, width: 0, height: 0))
  }

  @Test("Invalid numbers give finite frames", .tags(.model))
  func badInput() {
    for seed in (0..<UInt64(1000)).sampled {
      var random = SeededGenerator(seed: seed)
      func wild() -> Double { random.extent(wild: true) }
      let attachment = RelativePlacement(
        horizontal: random.pick(RelativePlacement.Place.allCases),
        vertical: random.pick(RelativePlacement.Place.allCases),
        offset: Point(x: wild(), y: wild()),
        insets: Insets(top: wild(), left: wild(), bottom: wild(), right: wild()))
      let frame = attachment.frame(
        size: Size(width: wild(), height: wild()),
        in: Rect(x: wild(), y: wild(), width: wild(), height: wild()))
      let isSane =
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
        && frame.width >= 0 && frame.height >= 0
      #expect(isSane, "seed \(seed), \(attachment): \(frame)")
    }
  }
}

struct PlacementCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  private let horizontal: RelativePlacement.Place?
  private let vertical: RelativePlacement.Place?
  private let offset: [Double]?
  let size: [Double]
  let rect: [Double]
  let expectedFrame: [Double]

  var testDescription: String { name }

  var attachment: RelativePlacement {
    let offset = offset ?? [0, 0]
    return RelativePlacement(
      horizontal: horizontal ?? .stretch, vertical: vertical ?? .stretch,
      offset: Point(x: offset[0], y: offset[1]))
  }

  static let all: [PlacementCase] = (try? CaseFile.load("placements", as: PlacementCase.self)) ?? []
}

extension RelativePlacement.Place: Decodable {
  /// Decodes the name of a case; an unknown one is `stretch`.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = RelativePlacement.Place.allCases.first { "\($0)" == name } ?? .stretch
  }
}
