import Tessera
import TesseraTesting
import Testing

@Suite("Layout traits")
struct TraitsTests {
  @Test(
    "Modifiers set the traits of an item",
    arguments: [
      ("nothing", traits(of: Label("")), LayoutTraits(fillsWidth: true)),
      ("grow", traits(of: Label("").grow()), LayoutTraits(fillsWidth: true, grow: 1)),
      ("grow by weight", traits(of: Label("").grow(2.5)), LayoutTraits(fillsWidth: true, grow: 2.5)),
      ("shrink", traits(of: Label("").shrink()), LayoutTraits(fillsWidth: true, shrink: 1)),
      ("shrink by weight", traits(of: Label("").shrink(3)), LayoutTraits(fillsWidth: true, shrink: 3)),
      ("align", traits(of: Label("").align(.center)), LayoutTraits(fillsWidth: true, align: .center)),
      (
        "align as the others", traits(of: Label("").align(.center).align(nil)), LayoutTraits(fillsWidth: true)
      ),
      ("span", traits(of: Label("").span(2)), LayoutTraits(fillsWidth: true, span: 2)),
      ("span all", traits(of: Label("").spansAll()), LayoutTraits(fillsWidth: true, span: .max)),
      (
        "all, in any order",
        traits(of: Label("").grow().size(width: .fixed(3), height: .fill).align(.end).span(4).shrink(2)),
        LayoutTraits(fillsHeight: true, grow: 1, shrink: 2, align: .end, span: 4)
      ),
    ] as [(String, LayoutTraits, LayoutTraits)])
  func modifiers(name: String, traits: LayoutTraits, expected: LayoutTraits) {
    #expect(traits == expected)
  }

  @Test("Only the size decides whether an item fills")
  func filling() {
    let wide = Label("").size(width: .fill.clamped(max: 9), height: .fit)
    #expect(Self.traits(of: wide) == LayoutTraits(fillsWidth: true))
    #expect(Self.traits(of: FillingBothWays()) == LayoutTraits(fillsHeight: true))
  }

  @Test("Traits keep other attributes and are queried for each item")
  func together() {
    let cell = Label("a").id(7).size(.height(3)).grow(2)
    #expect(cell.attributes.id == 7)
    #expect(cell.attributes.sizing == .height(3))
    #expect(cell.attributes.traits == LayoutTraits(grow: 2))
    #expect(
      variesByItem(Label("").grow()) && variesByItem(Label("").shrink()) && variesByItem(Label("").span(1)))
    #expect(variesByItem(Label("").align(.end)) && variesByItem(Label("").spansAll().id(1)))
    #expect(!variesByItem(Label("").id(1)) && !variesByItem(Label("")))
  }

  private func variesByItem<M: ModifiableCell>(_ cell: M) -> Bool { M.Sizes.variesByItem }

  private static func traits<M: ModifiableCell>(of cell: M) -> LayoutTraits where M.Base: CanvasCell {
    AnyCell<Headless>(cell).declared.traits
  }
}

/// A cell whose attributes claim that it fills both ways, while its size says otherwise.
private struct FillingBothWays: ModifiableCell {
  typealias Sizes = OwnSizes
  let unmodified = Label("")

  var attributes: CellAttributes {
    var attributes = CellAttributes()
    attributes.sizing = Sizing(width: .fixed(3), height: .fill)
    attributes.traits = LayoutTraits(fillsWidth: true, fillsHeight: true)
    return attributes
  }
}
