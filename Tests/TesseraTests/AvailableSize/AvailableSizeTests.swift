import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Available size along the scroll axis")
struct AvailableSizeTests {
  private let size = Size(width: 100, height: 100)
  private let ends = Insets(horizontal: 0, vertical: 10)

  private func collection(
    _ content: Content<Headless>, size: Size? = nil, insets: Insets = .zero,
    direction: LayoutDirection = .leftToRight
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: size ?? self.size,
      configuration: EngineConfiguration(overscan: 0, contentInsets: insets, direction: direction),
      content: content)
  }

  /// Returns the size of the only item.
  private func itemSize(_ collection: HeadlessCollection) -> Size? {
    collection.engine.cells.first { $0.path.item != nil }?.placement.frame.size
  }

  /// Returns a section of one item that takes the whole visible size along an axis.
  private func full(_ layout: Layout, along axis: Axis = .vertical) -> Section<Headless> {
    Section("s", layout: layout) {
      Label("full").size(
        Sizing(
          width: axis == .horizontal ? .fraction(1) : .fill, height: axis == .vertical ? .fraction(1) : .fill)
      )
    }
  }

  private static let layouts: [(name: String, layout: Layout)] = [
    ("list", .list()), ("list at its end", .list(align: .end)), ("row", .row()), ("flow", .flow()),
    ("grid", .grid(columns: .count(2))), ("waterfall", .waterfall(columns: 2)), ("overlay", .overlay),
    ("pages", .pages()), ("pages of their own width", .pages(align: .center)),
    ("mosaic", .mosaic(.row(height: .fraction(1), [.item(), .item()]))),
    ("transposed list", .list().transposed()),
    ("transposed twice", .list().transposed().transposed()), ("mirrored", .list().mirrored()),
    ("reversed", .list().reversed()), ("centred", .list().centered()), ("rounded", .list().rounded(to: 2)),
    ("asked for more", .list().visibleInset(Insets(-10))),
  ]

  @Test("An item with the full visible height leaves out the insets of its layout", arguments: 0..<17)
  func insetLayouts(number: Int) {
    let (name, layout) = Self.layouts[number]
    let down = collection(Content { full(layout.inset(ends)) })
    #expect(itemSize(down)?.height == 80, "\(name)")
    #expect(down.engine.contentSize.height == 100, "\(name)")
    let twice = collection(Content { full(layout.inset(ends).inset(Insets(top: 0, bottom: 15))) })
    #expect(itemSize(twice)?.height == 65, "\(name)")
    let across = collection(
      Content(scrolling: .horizontal) {
        full(layout.transposed().inset(ends.transposed), along: .horizontal)
      })
    #expect(itemSize(across)?.width == 80, "\(name)")
  }

  @Test("Insets of enclosing sections reduce the available size of nested items")
  func nestedSections() {
    let nested = collection(
      Content(layout: .list().inset(ends)) {
        Section.nesting("outer", layout: .list().inset(Insets(horizontal: 0, vertical: 5))) {
          full(.list().inset(Insets(horizontal: 0, vertical: 5)))
        }
      })
    #expect(itemSize(nested) == Size(width: 100, height: 60))
    #expect(nested.engine.contentSize.height == 100)
    let section = collection(
      Content(layout: .list().inset(ends)) {
        Section("s") { ForEach(0..<2) { Label("\($0)") } }.size(height: .fraction(1))
          .background { Label("background") }
      })
    #expect(section.engine.cells.first { $0.path.item == nil }?.placement.frame.height == 80)
  }

  @Test("Groups within insets get the remaining size and measure their parts in it")
  func groups() {
    let group = collection(
      Content {
        Section("s", layout: .list().inset(10)) {
          Group(layout: .list(align: .end)) {
            Label("full").size(width: .fill, height: .fraction(1))
          }
          .size(width: .fit, height: .fit)
        }
      })
    #expect(itemSize(group) == Size(width: 80, height: 80))
    let text = collection(
      Content {
        Section("s", layout: .list().inset(Insets(horizontal: 18, vertical: 0))) {
          Paragraph("twelve chars").size(width: .fit, height: .fit)
        }
      })
    #expect(itemSize(text)?.height == 32, "64 points are eight characters")
    #expect(text.engine.contentSize.width <= 100)
  }

  // MARK: - Content insets

  private let insets = Insets(top: 10, left: 5, bottom: 20, right: 5)
  private let tall = Size(width: 100, height: 300)

  @Test("Items are offered the uncovered size", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func contentInsets(direction: LayoutDirection) {
    for layout in [
      Layout.list(), .pages(), .overlay, .grid(columns: .count(1)), .flow(), .waterfall(columns: 1),
    ] {
      let covered = collection(Content { full(layout) }, size: tall, insets: insets, direction: direction)
      #expect(itemSize(covered) == Size(width: 90, height: 270))
      #expect(covered.engine.contentSize == Size(width: 90, height: 270))
      let free = covered.engine.viewport.inset(by: insets)
      #expect(covered.engine.cells.map(\.placement.frame) == [free])
    }
    let pages = collection(
      Content(scrolling: .horizontal) {
        Section("pages", layout: .pages().transposed()) { ForEach(0..<4) { Label("\($0)") } }
      }
      .snapping(.pages), size: tall, insets: insets)
    #expect(pages.engine.contentSize == Size(width: 360, height: 270))
    pages.scroll(by: 1)
    #expect(pages.engine.viewport.minX == 85)
  }

  @Test("A list with horizontal insets does not scroll horizontally")
  func sideways() {
    let list = collection(
      Content {
        Section("s") { ForEach(0..<50) { Label("\($0)") } }.header { Label("header") }
        Section.nesting("outer") {
          Section("inner", layout: .grid(columns: .count(2))) { ForEach(0..<50) { Label("\($0)") } }
        }
      }, size: tall, insets: insets)
    #expect(list.engine.contentSize.width == 90)
    for distance in [50.0, -50] {
      list.scroll(by: Point(x: distance, y: 30))
      #expect(list.engine.viewport.minX == -5)
    }
  }

  @Test("Other insets change the available size at once")
  func otherInsets() {
    let list = collection(Content { full(.list()) }, size: tall)
    #expect(itemSize(list) == tall)
    list.engine.resize(to: tall, contentInsets: insets)
    list.update()
    #expect(itemSize(list) == Size(width: 90, height: 270))
    list.engine.resize(to: tall, contentInsets: Insets(top: 10))
    list.update()
    #expect(itemSize(list) == Size(width: 100, height: 290))
  }

  // MARK: - Scrolling sections

  @Test("Items of a scrolling section get the size that insets leave")
  func scrollingSections() {
    func scroller(_ layout: Layout) -> Section<Headless> {
      full(layout).scrolls(.vertical).size(height: .fixed(60))
    }
    #expect(itemSize(collection(Content { scroller(.list().inset(ends)) }))?.height == 40)
    let nested = collection(
      Content(layout: .list().inset(ends)) {
        Section.nesting("outer", layout: .list().inset(ends)) { full(.list()) }
          .scrolls(.vertical).size(height: .fraction(0.5))
      })
    #expect(itemSize(nested)?.height == 20)
    let sideways = collection(
      Content(layout: .list().inset(Insets(horizontal: 10, vertical: 0))) {
        full(.row().inset(Insets(horizontal: 10, vertical: 0)), along: .horizontal).scrolls(.horizontal)
      })
    #expect(itemSize(sideways)?.width == 60)
    let carousel = collection(
      Content {
        Section("s", layout: .pages().transposed()) { ForEach(0..<9) { Label("\($0)") } }
          .scrolls(.horizontal).size(height: .fixed(40))
      }, size: tall, insets: insets)
    #expect(itemSize(carousel) == Size(width: 90, height: 40))
  }
}
