import TesseraKernel
import TesseraLayout
import Testing

@testable import TesseraComponents

/// The native views of a drawing that changes.
@MainActor
@Suite("Lists of native views")
struct NativeViewListTests {
  private enum Host: DrawingHost {}

  /// A view that counts what happens to it.
  private class WordView: DrawingView {
    var word = ""
    var reuseCount = 0
  }

  private final class OtherWordView: WordView {}

  /// A cell with a view that has a word.
  private struct WordCell: Cell {
    var word: String
    static let sizing = Sizing(width: .fit, height: .fit)

    func makeView() -> WordView { WordView() }
    func update(_ view: WordView, state: CellState) { view.word = word }
    func prepareForReuse(_ view: WordView) { view.reuseCount += 1 }
  }

  /// A cell with a view of another type.
  private struct OtherCell: Cell {
    var word: String
    static let sizing = Sizing(width: .fit, height: .fit)

    func makeView() -> OtherWordView { OtherWordView() }
    func update(_ view: OtherWordView, state: CellState) { view.word = word }
    func prepareForReuse(_ view: OtherWordView) { view.reuseCount += 1 }
  }

  private var list = NativeViewList<Host>()

  private func word(_ word: String) -> AnyCell<Host> { AnyCell(WordCell(word: word), upcast: { $0 }) }

  private func other(_ word: String) -> AnyCell<Host> { AnyCell(OtherCell(word: word), upcast: { $0 }) }

  /// Shows the native views of a drawing with some cells, and returns the views in their order, and the
  /// removed ones.
  private mutating func show(
    _ cells: [AnyCell<Host>], ofOtherItem isOther: Bool = false
  ) throws -> (shown: [WordView], removed: [WordView]) {
    let shown = cells.enumerated().map { index, cell in
      list.show(
        NativeView(NativeCell(cell.declared), index: index, isEnabled: true),
        size: Size(width: 40, height: 16),
        ofOtherItem: isOther
      ) { _ in }
    }
    let removed = list.takeUnused()
    return (
      try shown.map { try #require($0 as? WordView) }, try removed.map { try #require($0 as? WordView) }
    )
  }

  @Test("A view of the same type is used again, and prepared for reuse only for another item")
  mutating func reuse() throws {
    let first = try show([word("one"), word("two")])
    #expect(first.shown.map(\.word) == ["one", "two"])
    let second = try show([word("three"), word("four")])
    #expect(second.shown[0] === first.shown[0] && second.shown[1] === first.shown[1])
    #expect(second.shown.map(\.word) == ["three", "four"])
    #expect(second.shown.map(\.reuseCount) == [0, 0])
    let third = try show([word("three"), word("four")], ofOtherItem: true)
    #expect(third.shown.map(\.reuseCount) == [1, 1] && third.removed.isEmpty)
  }

  @Test("A view of another type takes the place, and the one before is removed")
  mutating func otherType() throws {
    let first = try show([word("one"), word("two")])
    let second = try show([other("one"), word("two")])
    #expect(second.shown[0] is OtherWordView)
    #expect(second.removed.map(ObjectIdentifier.init) == [ObjectIdentifier(first.shown[0])])
    #expect(first.shown[0].reuseCount == 1 && second.shown[1] === first.shown[1])
    #expect(second.shown.map(\.word) == ["one", "two"])
  }

  @Test("Views that a drawing no longer has are removed, and none remains in an empty list")
  mutating func removal() throws {
    let first = try show([word("one"), word("two"), word("three")])
    let second = try show([word("one")])
    #expect(
      Set(second.removed.map(ObjectIdentifier.init))
        == Set(first.shown.dropFirst().map(ObjectIdentifier.init)))
    #expect(second.removed.allSatisfy { $0.reuseCount == 1 } && !list.isEmpty)
    #expect(try show([]).removed.map(ObjectIdentifier.init) == [ObjectIdentifier(first.shown[0])])
    #expect(list.isEmpty)
  }
}
