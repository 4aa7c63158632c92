import CGTK
import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  /// Tooltips of items.
  @MainActor
  struct TooltipTests {
    private func rows(_ words: String = "about") -> Content<GTK> {
      Content {
        Section("rows") {
          ForEach(0..<100) { row -> AnyCell<GTK> in
            if row.isMultiple(of: 2) {
              LabelCell(text: "row \(row)").tooltip("\(words) \(row)")
            } else {
              LabelCell(text: "row \(row)")
            }
          }
        }
      }
    }

    @Test("A pointer that rests on an item shows its tooltip")
    func aPointerThatRestsOnAnItemIsToldAboutIt() async throws {
      let window = try await Window(rows())
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 300))
      try await window.movePointer(to: Point(x: 100, y: 2 * 32 + 10))
      try await wait("the words") { window.view.tooltip?.words.text == "about 2" }
      #expect(window.view.tooltip?.words.area == Rect(x: 0, y: 64, width: 320, height: 32))
      try await window.movePointer(to: Point(x: 100, y: 3 * 32 + 10))
      try await wait("no words") { window.view.tooltip == nil }
      try await window.movePointer(to: Point(x: 100, y: 4 * 32 + 10))
      try await wait("other words") { window.view.tooltip?.words.text == "about 4" }
    }

    @Test("A tooltip follows the item under a resting pointer")
    func aTooltipFollowsWhatIsUnderARestingPointer() async throws {
      let window = try await Window(rows())
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 300))
      try await window.movePointer(to: Point(x: 100, y: 2 * 32 + 10))
      try await wait("the words") { window.view.tooltip?.words.text == "about 2" }
      window.view.show(rows("news of"))
      try await wait("new words") { window.view.tooltip?.words.text == "news of 2" }
      window.engine.scroll(by: Point(y: 64))
      window.view.setNeedsUpdate()
      try await wait("another item") { window.view.tooltip?.words.text == "news of 4" }
    }

    @Test("The tooltip is shown on screen")
    func theWordsAreShownBesideTheItem() async throws {
      let window = try await Window(rows())
      defer { window.close() }
      try await window.movePointer(to: Point(x: 100, y: 300))
      try await window.movePointer(to: Point(x: 100, y: 2 * 32 + 10))
      // GTK shows the tooltip some time after the pointer has come to rest.
      try await wait("a tooltip") { window.tooltipTexts == ["about 2"] }
      try await window.movePointer(to: Point(x: 100, y: 3 * 32 + 10))
      try await wait("no tooltip") { window.tooltipTexts.isEmpty }
    }
  }
}

extension Window {
  /// The texts of the visible tooltips.
  fileprivate var tooltipTexts: [String] {
    window.descendants.filter { $0.typeName == "GtkTooltipWindow" && gtk_widget_get_mapped($0) != 0 }
      .flatMap { $0.descendants }.filter { $0.typeName == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }
}

extension Widget {
  fileprivate var descendants: [Widget] { children.flatMap { [$0] + $0.descendants } }

  fileprivate var typeName: String {
    withMemoryRebound(to: GTypeInstance.self, capacity: 1) { String(cString: g_type_name_from_instance($0)) }
  }
}
