import Testing
import TesseraLayout
import TestSupport

@Suite("Mosaics")
struct MosaicTests {
  private let endless = Size(width: 300, height: .infinity)

  private func frames(_ template: MosaicGroup, _ count: Int, spacing: Double = 0, in container: Size? = nil)
    -> [Rect]
  {
    let items = RunItems([(count, Size(width: 7, height: 7))])
    return Layout.mosaic(template, spacing: spacing).arrange(items, in: container ?? endless).frames
  }

  @Test("A template of one large and two small items repeats")
  func oneAndTwo() {
    let template = MosaicGroup.row(
      height: .ratio(1 / 2), [.item(width: .fraction(2 / 3)), .column([.item(), .item()])])
    #expect(
      frames(template, 5, spacing: 10) == [
        Rect(x: 0, y: 0, width: 200, height: 150), Rect(x: 200, y: 0, width: 100, height: 75),
        Rect(x: 200, y: 75, width: 100, height: 75), Rect(x: 0, y: 160, width: 200, height: 150),
        Rect(x: 200, y: 160, width: 100, height: 75),
      ])
  }

  @Test("Fractions and their gaps fill a group and align across groups")
  func fractionsWithGaps() {
    let template = MosaicGroup.column([
      .row(height: .points(10), spacing: 12, [.item(width: .fraction(1 / 3)).repeated(3)]),
      .row(
        height: .points(10), spacing: 12, [.item(width: .fraction(2 / 3)), .item(width: .fraction(1 / 3))]),
    ])
    let placed = frames(template, 5)
    #expect(placed[0...2].map(\.minX) == [0, 104, 208])
    #expect(placed[2].maxX == 300)
    #expect(placed[3].maxX == placed[1].maxX && placed[4].minX == placed[2].minX && placed[4].maxX == 300)
  }

  @Test("Shares divide the extent that points, fractions and ratios leave")
  func shares() {
    let template = MosaicGroup.row(
      height: .points(50), spacing: 10,
      [
        .item(width: .points(40)), .item(width: .share(2)), .item(width: .ratio(1)), .item(width: .share(3)),
      ])
    #expect(frames(template, 4).map(\.minX) == [0, 50, 132, 192])
    #expect(frames(template, 4).map(\.width) == [40, 72, 50, 108])
  }

  @Test("A template is as high as its parts need")
  func derivedHeight() {
    let squares = MosaicGroup.row(
      spacing: 30,
      [
        .item(width: .fraction(1 / 3), height: .ratio(1)), .column(spacing: 10, [.item(), .item()]),
        .item(height: .fraction(1 / 2)),
      ])
    #expect(
      frames(squares, 5, spacing: 20) == [
        Rect(x: 0, y: 0, width: 80, height: 80), Rect(x: 110, y: 0, width: 80, height: 35),
        Rect(x: 110, y: 45, width: 80, height: 35), Rect(x: 220, y: 0, width: 80, height: 40),
        Rect(x: 0, y: 100, width: 80, height: 80),
      ])
    let column = MosaicGroup.column(
      spacing: 5,
      [
        .item(height: .points(44)), .row([.item(height: .ratio(2)).repeated(3)]), .item(),
        .item(height: .fraction(0.5)),
      ])
    #expect(frames(column, 7).map(\.minY) == [0, 49, 49, 49, 254, 259, 259])
    #expect(frames(column, 7).map(\.height) == [44, 200, 200, 200, 0, 0, 44])
  }

  @Test("A fractional height refers to the container or the viewport")
  func fractionalHeight() {
    let template = MosaicGroup.item(height: .fraction(0.5))
    let items = ViewportItems(count: 2, viewport: Size(width: 300, height: 600))
    func height(_ container: Size) -> Double {
      Layout.mosaic(template).arrange(items, in: container).frame(at: 0).height
    }
    #expect(height(Size(width: 300, height: 400)) == 200)
    #expect(height(endless) == 300)
    #expect(frames(template, 2)[1] == Rect(x: 0, y: 0, width: 300, height: 0))
    items.viewport = Size(width: 300, height: .infinity)
    #expect(height(endless) == 0)
    #expect(
      Layout.mosaic(template).arrange(items, in: Size(width: .infinity, height: 10)).frame(at: 1).width == 300
    )
  }

  @Test("A share as height is the height that the parts need")
  func noHeightIsLeft() {
    let template = MosaicGroup.column([.item(height: .points(10)), .item()])
    #expect(frames(template, 3, in: Size(width: 50, height: 400)).map(\.minY) == [0, 10, 10])
  }

  @Test("The content ends at the lowest item of an incomplete template")
  func incompleteTemplate() {
    let template = MosaicGroup.row(
      height: .points(100),
      [
        .item(width: .points(50), height: .fraction(0.2)), .item(height: .fraction(0.7)),
        .item(width: .points(400)),
      ])
    func size(_ count: Int) -> Size {
      Layout.mosaic(template, spacing: 10).arrange(RunItems([(count, .zero)]), in: endless).contentSize
    }
    #expect(size(0) == .zero)
    #expect(size(1) == Size(width: 50, height: 20))
    #expect(size(2) == Size(width: 50, height: 70))
    #expect(size(3) == Size(width: 450, height: 100))
    #expect(size(4) == Size(width: 450, height: 130))
    #expect(size(7) == Size(width: 450, height: 240))
  }

  @Test("Groups without parts are empty space")
  func emptyRoom() {
    let template = MosaicGroup.row(height: .points(20), [.row(width: .points(30), []), .item()])
    #expect(frames(template, 1) == [Rect(x: 30, y: 0, width: 270, height: 20)])
  }

  @Test(
    "A template without items places none",
    arguments: [
      MosaicGroup.row([]), .column(height: .points(50), []),
      .row([.item().repeated(0), .item().repeated(-3)]),
    ])
  func noItems(_ template: MosaicGroup) {
    let arrangement = Layout.mosaic(template, spacing: 5).arrange(RunItems([(3, .zero)]), in: endless)
    #expect(arrangement.frames == [.zero, .zero, .zero])
    #expect(arrangement.contentSize == .zero)
    #expect(arrangement.indices(overlapping: Rect(x: -1, y: -1, width: 2, height: 2)) == [0, 1, 2])
  }

  @Test("Invalid numbers count as the nearest valid ones")
  func absurdNumbers() {
    for number in [0, -1, Double.nan, -Double.infinity] {
      for extent in [MosaicGroup.Extent.points(number), .fraction(number), .ratio(number), .share(number)] {
        let placed = frames(
          .row(height: .points(10), spacing: number, [.item(width: extent), .item()]), 2, spacing: number)
        #expect(placed[0].width == 0 && placed[1].width == 300 && placed[1].height == 10, "\(extent)")
      }
    }
    let high = frames(.item(height: .points(.infinity)), 3, spacing: .infinity)
    #expect(high.map(\.minY) == [0, Size.largestExtent, Size.largestExtent])
    #expect(high.map(\.height) == [Size.largestExtent, 0, 0])
    let wide = frames(.row(height: .points(1), [.item(width: .fraction(0.75)).repeated(2), .item()]), 3)
    #expect(wide.map(\.minX) == [0, 225, 450] && wide.map(\.width) == [225, 225, 0])
    let round = frames(.row([.item(width: .ratio(2), height: .ratio(2)), .item(height: .points(10))]), 2)
    #expect(round.map(\.width) == [150, 150] && round[0].height == 300)
  }

  @Test("Parts beyond the limits are left out")
  func limits() {
    let many = MosaicGroup.row(height: .points(1), [.item().repeated(.max), .item(height: .points(0.5))])
    let placed = frames(many, MosaicGroup.maxParts + 1)
    #expect(placed[MosaicGroup.maxParts - 1].minY == 0 && placed[MosaicGroup.maxParts].minY == 1)
    #expect(many.repeated(.max).repeated(.max) != many)

    var pair = MosaicGroup.item(height: .points(1))
    var deep = MosaicGroup.item(height: .points(1))
    for _ in 0..<1000 {
      pair = .column([pair, pair])
      deep = .row([deep])
    }
    #expect(frames(pair, 3).count == 3)
    #expect(frames(deep, 3).count == 3)
  }

  @Test("A repeated part equals the part written several times")
  func repeating() {
    #expect(MosaicGroup.row([.item().repeated(2).repeated(2)]) == .row(Array(repeating: .item(), count: 4)))
    #expect(Layout.mosaic(.item().repeated(3)) != .mosaic(.item()))
    #expect(
      frames(MosaicGroup.item(height: .points(5)).repeated(3), 2) == frames(.item(height: .points(5)), 2))
    #expect(Layout.mosaic(.row([.item()])) == .mosaic(.row([.item()])))
    #expect(Layout.mosaic(.row([.item()])) != .mosaic(.column([.item()])))
    #expect(Layout.mosaic(.item(), spacing: 1) != .mosaic(.item()))
  }

  @Test("Ten million items cost one template")
  func tenMillion() {
    let items = RunItems([(10_000_000, .zero)])
    let template = MosaicGroup.row(height: .points(44.1), [.item().repeated(3)])
    let arrangement = Layout.mosaic(template, spacing: 1).arrange(items, in: endless)
    #expect(items.requests == 0)
    let pitch = 45_158.0 / 1024 + 1
    #expect(
      arrangement.frame(at: 9_999_999) == Rect(x: 0, y: 3_333_333 * pitch, width: 100, height: pitch - 1))
    #expect(arrangement.contentSize == Size(width: 300, height: 3_333_334 * pitch - 1))
    let visible = Rect(x: 50, y: 3_333_332 * pitch, width: 100, height: 500)
    #expect(arrangement.indices(overlapping: visible) == [9_999_996, 9_999_997, 9_999_999])
  }

  @Test("Any number of items is accepted")
  func absurdCounts() {
    for count in [Int.max, Int.max - 1, -5] {
      let items = ViewportItems(count: count, viewport: nil)
      let arrangement = Layout.mosaic(.row(height: .points(10), [.item().repeated(3)])).arrange(
        items, in: endless)
      #expect(arrangement.count == max(0, count))
      #expect(arrangement.contentSize.height == (count > 0 ? Size.largestExtent : 0))
      #expect(
        arrangement.indices(overlapping: Rect(x: 0, y: 5, width: 150, height: 10))
          == (count > 0 ? [0, 1, 3, 4] : []))
    }
  }

  @Test("Items that extend far beyond their template are found in order")
  func stickingOut() {
    let template = MosaicGroup.row(
      height: .points(10),
      [
        .item(), .item(height: .points(100_000)), .row(width: .points(30), [.item().repeated(20)]),
      ])
    let arrangement = Layout.mosaic(template).arrange(RunItems([(100_000, .zero)]), in: endless)
    for rect in [Rect(x: 200, y: 30_000, width: 10, height: 5), Rect(x: 0, y: 30_000, width: 300, height: 5)]
    {
      let found = arrangement.indices(overlapping: rect)
      #expect(found == arrangement.bruteForce(rect))
      #expect(found.count > 3000)
    }
  }

  @Test("A change of items changes only their number")
  func replacing() {
    let items = ViewportItems(count: 10, viewport: Size(width: 300, height: 100))
    let layout = Layout.mosaic(.row(height: .fraction(0.5), [.item().repeated(3)]))
    let arrangement = layout.arrange(items, in: endless)
    items.count = 8
    let after = arrangement.replacing([ItemSplice(old: 2..<4, new: 2..<2)], with: items)
    #expect(after?.frames == layout.arrange(items, in: endless).frames)
    #expect(
      after?.contentSize.height == 150 && arrangement.contentSize.height == 200 && arrangement.count == 10)
    items.viewport = nil
    #expect(arrangement.replacing([], with: items) == nil)
    #expect(
      arrangement.resize(at: 9, to: Size(width: 1, height: 1)) && !arrangement.resize(at: 10, to: .zero))
  }
}
