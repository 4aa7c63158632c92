import Foundation
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  private func empty(_ configuration: EngineConfiguration = .init(overscan: 0)) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 80, height: 160), configuration: configuration, content: Content {})
  }

  @Test("A position is restored exactly in another collection with unmeasured rows")
  func restored() {
    let collection = unevenRows(0..<400)
    collection.engine.scroll(to: 200, at: .start)
    collection.update()
    collection.scroll(by: 7)
    let position = collection.engine.scrollPosition
    #expect(position.description == "rows/201 at 41.0")
    let other = unevenRows(-100..<300)
    other.engine.restore(position)
    _ = other.stage.update()
    #expect(other.text() == collection.text() && other.engine.scrollPosition == position)
  }

  @Test("A restored position waits until its item is in the content")
  func lateData() {
    let collection = empty()
    collection.engine.restore(.item(200, inSection: "rows", distance: 5))
    collection.update()
    #expect(collection.engine.scrollPosition == .item(200, inSection: "rows", distance: 5))
    collection.show(unevenContent(0..<20))
    #expect(collection.top(of: 0) == 0)
    collection.show(unevenContent(0..<400))
    #expect(collection.top(of: 200) == 5)
    collection.show(unevenContent(-9..<400))
    #expect(collection.top(of: 200) == 5)
  }

  @Test("A scroll by the user cancels a pending restoration")
  func givenUp() {
    let collection = empty()
    collection.engine.restore(.item(200, inSection: "rows"))
    collection.show(unevenContent(0..<20))
    collection.scroll(by: 3)
    collection.show(unevenContent(0..<400))
    #expect(collection.engine.viewport.minY == 3)
  }

  @Test("The end is restored as an edge once there is content")
  func edge() {
    let collection = empty()
    collection.engine.restore(.end)
    collection.update()
    #expect(collection.engine.scrollPosition == .end)
    collection.show(unevenContent(0..<50))
    #expect(collection.top(of: 49) == 128)
    let chat = numberedLines(0..<50, EngineConfiguration(anchoring: .end))
    #expect(chat.engine.scrollPosition == .end)
    chat.scroll(by: -8)
    #expect(chat.engine.scrollPosition == .item(40, inSection: "numbers", distance: 8))
  }

  private func scrollers(_ items: Range<Int>) -> Content<Headless> {
    Content {
      for id in ["a", "b"] {
        Section(id, layout: .row()) {
          ForEach(items) { Label("\(id)\($0)").size(.fixed(width: 24, height: 16)) }
        }
        .scrolls(.horizontal)
      }
    }
  }

  @Test("The offset of each scrolling section is restored when its items arrive")
  func stripPositions() {
    let collection = HeadlessCollection(size: Size(width: 48, height: 32), content: scrollers(10..<40))
    collection.scroll(by: Point(x: 100), at: Point(x: 4, y: 20))
    let position = collection.engine.scrollPosition
    #expect(position.description == "a/10 at 0.0, b: 15 at 20.0")
    let other = HeadlessCollection(size: Size(width: 48, height: 32), content: scrollers(10..<12))
    other.engine.restore(position)
    other.update()
    other.show(scrollers(10..<40))
    #expect(other.text() == collection.text())
  }

  @Test("A pending section offset is canceled only by a scroll of that section")
  func stripsWait() {
    let collection = HeadlessCollection(size: Size(width: 48, height: 32), content: scrollers(10..<40))
    collection.scroll(by: Point(x: 100), at: Point(x: 4, y: 20))
    let position = collection.engine.scrollPosition
    for isScrolled in [false, true] {
      let other = HeadlessCollection(size: Size(width: 48, height: 16), content: scrollers(10..<14))
      other.engine.restore(position)
      other.update()
      other.scroll(by: Point(y: 16))
      if isScrolled { other.scroll(by: Point(x: 24), at: Point(x: 4, y: 4)) }
      other.show(scrollers(10..<40))
      #expect(other.engine.scrollPosition.scrollers[SectionKey("b")]?.id == (isScrolled ? 11 : 15))
    }
  }

  @Test("A requested position is reported before the update, including the cross axis")
  func requested() {
    func content() -> Content<Headless> {
      Content {
        Section("s", layout: .row()) {
          ForEach(0..<9) { Label("\($0)").size(.fixed(width: 60, height: 900)) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 96), content: content())
    collection.engine.scroll(to: Point(x: 130, y: 40))
    collection.update()
    let position = collection.engine.scrollPosition
    #expect(position.across == 130)
    let other = HeadlessCollection(size: Size(width: 80, height: 96), content: content())
    other.engine.restore(position)
    #expect(other.engine.scrollPosition == position)
    other.update()
    #expect(other.engine.viewport == collection.engine.viewport)
  }

  @Test("A position at a part of a group is restored before the group was visible")
  func group() {
    func content() -> Content<Headless> {
      Content {
        Section("s") {
          ForEach(0..<500) { number in Group { ForEach(0..<5) { Label("\(number).\($0)") } } }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: content())
    collection.engine.scroll(to: 3, inSection: 300, at: .start)
    collection.update()
    let position = collection.engine.scrollPosition
    #expect(position.description == "s/300/3 at 0.0")
    let other = HeadlessCollection(size: Size(width: 80, height: 48), content: Content {})
    other.engine.restore(position)
    other.show(content())
    #expect(other.text() == "300.3\n300.4\n301.0\n")
  }

  private struct Person: Hashable, CustomStringConvertible {
    var name: String
    var description: String { "person " + name }
  }

  @Test("A position can be encoded and decoded; other ids match by their descriptions")
  func coded() throws {
    func content() -> Content<Headless> {
      Content {
        Section(ItemID(Person(name: "section"))) {
          ForEach((0..<90).map { Person(name: "\($0)") }, id: \.self) { Label($0.name) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 48), content: content())
    collection.scroll(by: 324)
    let data = try JSONEncoder().encode(collection.engine.scrollPosition)
    let read = try JSONDecoder().decode(ScrollPosition.self, from: data)
    let other = HeadlessCollection(size: Size(width: 80, height: 48), content: content())
    other.engine.restore(read)
    other.update()
    #expect(other.engine.viewport.minY == 324)
    #expect(other.text() == collection.text())
    let all: [ScrollPosition] = [
      .start, .end, ScrollPosition(.offset(3), across: 7), .item(7, inSection: "s", distance: -2),
      ScrollPosition(.element(.header, section: SectionKey("s", occurrence: 2), distance: 1)),
      ScrollPosition(
        .section(SectionKey("s", ancestors: [.init("t", occurrence: 1)]), distance: 1),
        scrollers: [SectionKey("x"): .init(id: "id", occurrence: 3, distance: 4)]),
    ]
    for position in all {
      let data = try JSONEncoder().encode(position)
      #expect(try JSONDecoder().decode(ScrollPosition.self, from: data) == position)
    }
  }

  @Test("Invalid distances keep the position finite", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func absurd(distance: Double) {
    let collection = unevenRows(0..<50)
    collection.engine.restore(
      ScrollPosition(
        .element(.item(20, occurrence: 9), section: SectionKey("rows"), distance: distance),
        scrollers: [SectionKey("rows"): .init(id: 3, distance: distance)]))
    collection.update()
    #expect(collection.engine.viewport.minY.isFinite)
    collection.engine.restore(ScrollPosition(.offset(distance)))
    collection.update()
    #expect(collection.engine.viewport.minY.isFinite)
  }

  @Test("A viewport without extent keeps the scroll position")
  func noExtent() {
    let collection = unevenRows(0..<400)
    collection.scroll(by: 333)
    let position = collection.engine.scrollPosition
    for size in [Size.zero, Size(width: 0, height: 160), Size(width: 80, height: 0)] {
      collection.resize(to: size)
      #expect(collection.engine.scrollPosition == position)
      collection.resize(to: Size(width: 80, height: 160))
      #expect(collection.engine.scrollPosition == position)
    }
  }
}

@MainActor
@Suite("Scroll positions without an item, or out of reach")
struct NamelessPositionTests {
  private let size = Size(width: 100, height: 100)

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: size, configuration: EngineConfiguration(overscan: 0), content: content)
  }

  private var sparse: Content<Headless> {
    Content {
      Section("a") { Label("a").id("a").size(height: .fixed(100)) }
      Section("b", layout: .list().inset(Insets(horizontal: 0, vertical: 200))) {
        Label("b").id("b").size(height: .fixed(20))
      }
      .background { Label("background") }
      Section("c") { Label("c").id("c").size(height: .fixed(400)) }
    }
  }

  @Test("If only a decoration is visible, the offset is stored and restored")
  func decoration() {
    let collection = collection(sparse)
    collection.scroll(by: 150)
    #expect(collection.engine.scrollPosition == ScrollPosition(.offset(150)))
    let other = self.collection(sparse)
    other.engine.restore(collection.engine.scrollPosition)
    other.update()
    #expect(other.engine.viewport.minY == 150)
    other.scroll(by: 50)
    #expect(other.engine.scrollPosition == ScrollPosition(.offset(200)))
  }

  @Test("A stored position at a decoration does not wait for its element")
  func oldDecoration() {
    let collection = collection(sparse)
    for element in [
      ItemKey.Element.decoration("background"), .itemDecoration("line", of: .item("b", occurrence: 0)),
    ] {
      collection.engine.restore(ScrollPosition(.element(element, section: SectionKey("b"), distance: -50)))
      collection.update()
      #expect(collection.engine.behavior(RestorationBehavior.self)?.restoration == nil)
    }
    collection.scroll(by: 30)
    #expect(collection.engine.scrollPosition.description == "a/a at -30.0")
  }

  private func headers(_ items: Range<Int>) -> Content<Headless> {
    Content {
      for number in 0..<20 {
        Section(ItemID(number)) { ForEach(items) { Label("\(number).\($0)") } }.header {
          Label("header \(number)")
        }
      }
    }
  }

  @Test(
    "The end is restored in content with headers but no items",
    arguments: [ScrollPosition.end, ScrollPosition(.offset(70))])
  func headersOnly(position: ScrollPosition) {
    let collection = collection(headers(0..<0))
    collection.engine.restore(position)
    collection.update()
    #expect(collection.engine.viewport.minY == (position == .end ? 220 : 70))
    #expect(collection.engine.behavior(RestorationBehavior.self)?.restoration == nil)
    collection.scroll(by: -20)
    collection.show(headers(0..<1))
    #expect(collection.engine.viewport.minY < 640 - 100, "nobody is carried to an end that was waited for")
  }

  @Test("A pending restoration waits while only placeholders are shown")
  func placeholders() {
    func content(_ items: Range<Int>) -> Content<Headless> {
      Content { Section("s") { ForEach(items) { Label("\($0)") } }.empty { Label("Loading") } }
    }
    let collection = collection(content(0..<0))
    collection.engine.restore(.end)
    collection.update()
    collection.show(content(0..<50))
    #expect(collection.engine.viewport.maxY == 800)
  }

  @Test("A scroll in a viewport without width still applies to the next content", arguments: [false, true])
  func noWidth(isStep: Bool) {
    func content() -> Content<Headless> {
      Content { Section("s") { ForEach(0..<100) { Label("\($0)").size(height: .fixed(20)) } } }
    }
    let collection = collection(content())
    collection.engine.scroll(to: Point(y: 500))
    collection.update()
    collection.resize(to: Size(width: 0, height: 100))
    #expect(collection.engine.viewport.minY == 500)
    if isStep {
      collection.engine.scroll(by: Point(y: -300))
    } else {
      collection.engine.scroll(to: Point(y: 200))
    }
    collection.update()
    #expect(collection.engine.viewport.minY == 200)
    collection.show(content())
    #expect(collection.engine.viewport.minY == 200)
    collection.resize(to: size)
    #expect(collection.engine.viewport.minY == 200)
    #expect(collection.engine.scrollPosition == .item(10, inSection: "s"))
  }
}
