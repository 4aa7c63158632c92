import Testing
import TesseraLayout
import TestSupport

/// Swift Testing has a type of this name too.
typealias Attachment = TesseraLayout.Attachment

/// What is attached to a rectangle and takes no room.
@Suite struct AttachmentTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)
  private let size = Size(width: 20, height: 10)

  @Test("All cases are there") func allCasesAreThere() { #expect(AttachmentCase.all.count == 22) }

  @Test("Recorded badges, and a background", arguments: AttachmentCase.all)
  func placesBadges(_ example: AttachmentCase) {
    let frame = example.attachment.frame(size: Size(example.size), in: Rect(example.rect))
    #expect(frame == Rect(example.expectedFrame))
  }

  @Test(
    "Places along an axis",
    arguments: zip(
      Attachment.Place.allCases, [(10.0, 20.0), (50, 20), (90, 20), (10, 100), (-10, 20), (110, 20)]))
  func places(_ place: Attachment.Place, _ expected: (Double, Double)) {
    let across = Attachment(horizontal: place, vertical: .start).frame(size: size, in: rect)
    #expect(across == Rect(x: expected.0, y: 20, width: expected.1, height: 10))
    let down = Attachment(horizontal: .start, vertical: place).frame(
      size: size.transposed, in: rect.transposed)
    #expect(down.minY == expected.0 && down.height == expected.1)
    #expect(down.minX == 20 && down.width == 10)
  }

  @Test("Insets shrink the rectangle first")
  func insets() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    func frame(_ place: Attachment.Place) -> Rect {
      Attachment(horizontal: place, vertical: place, insets: insets).frame(size: size, in: rect)
    }
    #expect(frame(.stretch) == Rect(x: 12, y: 21, width: 94, height: 56))
    #expect(frame(.start) == Rect(x: 12, y: 21, width: 20, height: 10))
    #expect(frame(.end) == Rect(x: 86, y: 67, width: 20, height: 10))
    #expect(frame(.center) == Rect(x: 49, y: 44, width: 20, height: 10))
    let separator = Attachment(vertical: .after, insets: Insets(left: 16)).frame(
      size: Size(width: 0, height: 1), in: rect)
    #expect(separator == Rect(x: 26, y: 80, width: 84, height: 1))
    let apart = Attachment(horizontal: .before, vertical: .start, insets: Insets(left: -4))
    #expect(apart.frame(size: size, in: rect).maxX == 6)
  }

  @Test("What is larger than its rectangle sticks out")
  func largerThanItsRectangle() {
    let large = Size(width: 200, height: 100)
    let centered = Attachment(horizontal: .center, vertical: .end).frame(size: large, in: rect)
    #expect(centered == Rect(x: -40, y: -20, width: 200, height: 100))
    let nothing = Attachment(insets: Insets(100)).frame(size: large, in: rect)
    #expect(nothing == Rect(x: 110, y: 120, width: 0, height: 0))
  }

  @Test("Absurd numbers give finite frames")
  func badInput() {
    for seed in 0..<UInt64(1000) {
      var random = SeededGenerator(seed: seed)
      func wild() -> Double { random.extent(wild: true) }
      let attachment = Attachment(
        horizontal: random.pick(Attachment.Place.allCases), vertical: random.pick(Attachment.Place.allCases),
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

struct AttachmentCase: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  private let horizontal: Attachment.Place?
  private let vertical: Attachment.Place?
  private let offset: [Double]?
  let size: [Double]
  let rect: [Double]
  let expectedFrame: [Double]

  var testDescription: String { name }

  var attachment: Attachment {
    let offset = offset ?? [0, 0]
    return Attachment(
      horizontal: horizontal ?? .stretch, vertical: vertical ?? .stretch,
      offset: Point(x: offset[0], y: offset[1]))
  }

  static let all: [AttachmentCase] = (try? CaseFile.load("attachments", as: AttachmentCase.self)) ?? []
}

extension Attachment.Place: Decodable {
  /// Reads the name of a case; an unknown one is `stretch`.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = Attachment.Place.allCases.first { "\($0)" == name } ?? .stretch
  }
}
