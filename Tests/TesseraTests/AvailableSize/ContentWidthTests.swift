import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Sections that fit the width of their content")
struct ContentWidthTests {
  private let widths = [60.0, 50, 70]

  private func collection(
    axis: Axis = .vertical, _ section: Section<Headless>, layout: Layout? = nil
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 200, height: 200), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: axis, layout: layout) { section })
  }

  @ItemBuilder<Headless>
  private func tiles() -> Items<Headless> {
    for width in widths { Label("\(width)").id(width).size(.fixed(width: width, height: 16)) }
  }

  private func section(_ layout: Layout) -> Section<Headless> {
    Section("s", layout: layout) { tiles() }.size(width: .fit, height: .fit).background { Label("") }
  }

  /// Returns the leading edges of the tiles.
  private func starts(_ collection: HeadlessCollection) -> [Double] {
    widths.map { width in
      collection.engine.cells.first { $0.key.element == .item(ItemID(width), occurrence: 0) }?
        .placement.frame.minX ?? .nan
    }
  }

  /// Returns the frame of the background, which is that of the section.
  private func whole(_ collection: HeadlessCollection) -> Rect? {
    collection.engine.cells.first { $0.key.element == .decoration("background") }?.placement.frame
  }

  @Test("A fitting list aligns its items within the widest item")
  func lists() {
    let end = collection(section(.list(align: .end)))
    #expect(starts(end) == [10, 20, 0] && whole(end)?.width == 70)
    let middle = collection(section(.list(align: .center)))
    #expect(starts(middle) == [5, 10, 0] && whole(middle)?.width == 70)
    #expect(starts(collection(section(.list()))) == [0, 0, 0])
    let stretched = collection(section(.list(align: .stretch)))
    #expect(starts(stretched) == [0, 0, 0] && whole(stretched)?.width == 70)
    #expect(
      stretched.engine.cells.filter { $0.path.item != nil }.allSatisfy { $0.placement.frame.width == 70 })
  }

  @Test("Fitting groups are as wide as their widest part")
  func groups() {
    let group = collection(
      Section("around", layout: .list(align: .end)) {
        Group(layout: .list(align: .end)) { tiles() }.size(width: .fit, height: .fit).background { Label("") }
      })
    #expect(starts(group) == [140, 150, 130])
    #expect(whole(group) == Rect(x: 130, y: 0, width: 70, height: 48))
  }

  @Test("A section with a larger width keeps that width")
  func wide() {
    #expect(
      starts(collection(section(.list(align: .end)).size(width: .fill, height: .fit))) == [140, 150, 130])
    #expect(
      starts(collection(section(.list(align: .end)).size(width: .fixed(90), height: .fit))) == [30, 40, 20])
    let header = collection(
      section(.list(align: .end)).header { Label("header").size(.fixed(width: 90, height: 16)) })
    #expect(starts(header) == [30, 40, 20] && whole(header)?.width == 90)
    let filled = collection(
      Section("s", layout: .list(align: .end)) {
        tiles()
        Label("all")
      }
      .size(width: .fit, height: .fit))
    #expect(starts(filled) == [140, 150, 130])
  }

  @Test("Other layouts leave no free space in a fitting section")
  func layouts() {
    for justify in [Justification.end, .center, .spaceBetween, .spaceAround] {
      let row = collection(section(.row(justify: justify)))
      #expect(starts(row) == [0, 60, 110] && whole(row)?.width == 180, "\(justify)")
    }
    // Lines of 60 + 50 and of 70 points in 120 points.
    func flow(_ layout: Layout) -> HeadlessCollection {
      collection(section(layout), layout: .list().inset(Insets(horizontal: 40, vertical: 0)))
    }
    let end = flow(.flow(justify: .end))
    #expect(starts(end) == [40, 100, 80] && whole(end)?.width == 110)
    #expect(starts(flow(.flow(justify: .center))) == [40, 100, 60])
    #expect(starts(flow(.flow(justify: .spaceBetween))) == [40, 100, 40])
    let mirrored = collection(section(.list().mirrored()))
    #expect(starts(mirrored) == [10, 20, 0] && whole(mirrored)?.width == 70)
    let centered = collection(section(.list().centered()))
    #expect(starts(centered) == [0, 0, 0] && whole(centered)?.width == 70)
    let inset = collection(section(.list(align: .end).inset(10)))
    #expect(starts(inset) == [20, 30, 10] && whole(inset)?.width == 90)
    let sideways = collection(
      axis: .horizontal,
      Section("s", layout: .row(align: .end)) {
        for width in widths { Label("\(width)").id(width).size(.fixed(width: 16, height: width)) }
      }
      .size(width: .fit, height: .fit))
    #expect(sideways.engine.cells.map(\.placement.frame.minY) == [10, 20, 0])
    let transposed = collection(
      axis: .horizontal,
      Section("s", layout: .list(align: .end).transposed()) {
        for width in widths { Label("\(width)").id(width).size(.fixed(width: 16, height: width)) }
      }
      .size(width: .fit, height: .fit))
    #expect(transposed.engine.cells.map(\.placement.frame.minY) == [10, 20, 0])
  }

  @Test("A fitting section grows with measured items and headers")
  func measured() {
    func content(_ text: String, header: String) -> Section<Headless> {
      Section("s", layout: .list(align: .end)) {
        tiles()
        Word(text: text).id("text")
      }
      .size(width: .fit, height: .fit).background { Label("") }.header { Word(text: header) }
    }
    let collection = collection(content("1234567890", header: "h"))
    #expect(starts(collection) == [20, 30, 10] && whole(collection)?.width == 80)
    collection.show { content("12345678901234567890", header: "h") }
    #expect(starts(collection) == [100, 110, 90])
    collection.show { content("12345678901234567890", header: "1234567890123456789012") }
    #expect(whole(collection)?.width == 176)
    #expect(starts(collection) == [116, 126, 106])
    collection.show { content("1", header: "h") }
    #expect(starts(collection) == [10, 20, 0])
  }

  /// As wide as its letters.
  private struct Word: CanvasCell {
    var text: String

    static var sizing: Sizing { Sizing(width: .fit, height: .fit) }

    func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
      Size(width: Double(text.count) * 8, height: 16)
    }

    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }
}
