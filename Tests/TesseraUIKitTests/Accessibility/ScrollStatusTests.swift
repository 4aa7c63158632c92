#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// What VoiceOver says when people scroll with three fingers.
@MainActor
@Suite("Scroll status", .simulated)
struct ScrollStatusTests {
  private func words(_ view: CollectionView) -> String? {
    #expect(Simulation.scrollAccessibility(.down, from: view))
    return Simulation.accessibilityPosts.last { $0.notification == .pageScrolled }?.text
  }

  @Test("It says which rows are in view, over all sections")
  func says() {
    let view = CollectionView()
    view.show(
      Content {
        Section("a") { ForEach(0..<10) { NameCell(name: "a\($0)") } }.header { NameCell(name: "A") }
        Section("b") { ForEach(0..<90) { NameCell(name: "b\($0)") } }.header { NameCell(name: "B") }
      })
    let screen = TestWindow(view)
    // Twelve cells fit in a page: the first one has two headers, which are no rows.
    #expect(words(view) == "rows 11 to 22 of 100")
    view.accessibilityScrollWords = { "Zeilen \($0.first) bis \($0.last) von \($0.count)" }
    #expect(words(view)?.hasPrefix("Zeilen ") == true)
    _ = screen
  }

  @Test("An app's delegate has the first word")
  func delegate() {
    let (view, talker) = (CollectionView(), Talker())
    view.delegate = talker
    view.show(names(0..<100))
    let screen = TestWindow(view)
    #expect(words(view) == "well")
    talker.words = nil
    #expect(words(view) == "rows 25 to 36 of 100")
    _ = screen
  }
}

private final class Talker: NSObject, UIScrollViewAccessibilityDelegate {
  var words: String? = "well"

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { words }
}
#endif
