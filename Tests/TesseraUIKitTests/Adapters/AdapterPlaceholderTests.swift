#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Placeholders in views with layouts of their own.
@MainActor
@Suite("Placeholders in adapters", .simulated)
struct AdapterPlaceholderTests {
  private func content(_ items: [Int], isLoading: Bool = false) -> Content<UIKitHost> {
    Content {
      Section("a") { NameCell(name: "first") }
      Section("b") { ForEach(items, id: { $0 }) { NameCell(name: "\($0)") } }
        .empty { NameCell(name: "nothing here") }
        .loading(isLoading) { NameCell(name: "loading") }
    }
  }

  private func texts(of view: UIScrollView) -> [String] {
    view.subviews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.nameView?.text }
  }

  @Test("A section without items shows a placeholder until it has items")
  func sections() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(content([], isLoading: true))
      hand.screen.wait(1)
      #expect(texts(of: hand.view) == ["first", "loading"])
      hand.show(content([]))
      hand.screen.wait(1)
      #expect(texts(of: hand.view) == ["first", "nothing here"])
      hand.show(content([1, 2]))
      hand.screen.wait(1)
      #expect(texts(of: hand.view) == ["first", "1", "2"])
      // Present items stay while more are loading.
      hand.show(content([1], isLoading: true))
      hand.screen.wait(1)
      #expect(texts(of: hand.view) == ["first", "1"])
    }
  }

  @Test("The placeholder of empty content replaces all sections and is not selectable")
  func everything() {
    let pair = AdapterPair()
    for hand in pair.hands {
      hand.show(names(0..<3))
      hand.screen.wait(1)
      hand.show(names(0..<0).empty { NameCell(name: "nothing at all") })
      hand.screen.wait(1)
      #expect(texts(of: hand.view) == ["nothing at all"])
    }
    pair.tableAdapter.setSelection(["tessera.placeholder"])
    #expect(pair.tableAdapter.selection.isEmpty)
    #expect(pair.table.indexPathsForSelectedRows?.isEmpty ?? true)
  }
}
#endif
