#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// VoiceOver's announcement after a three-finger swipe.
@MainActor
@Suite("Scroll status", .simulated)
struct ScrollStatusTests {
  private func words(_ view: CollectionView) -> String? {
    #expect(Simulation.scrollAccessibility(.down, from: view))
    return Simulation.accessibilityPosts.last { $0.notification == .pageScrolled }?.text
  }

  @Test("The scroll status names the visible rows across all sections")
  func says() {
    let view = CollectionView()
    view.show(
      Content {
        Section("a") { ForEach(0..<10) { NameCell(name: "a\($0)") } }.header { NameCell(name: "A") }
        Section("b") { ForEach(0..<90) { NameCell(name: "b\($0)") } }.header { NameCell(name: "B") }
      })
    let screen = TestWindow(view)
    // Twelve cells fit in a page: two of the first page are headers, which are no rows.
    #expect(words(view) == "rows 11 to 22 of 100")
    view.accessibilityScrollWords = { "Zeilen \($0.first) bis \($0.last) von \($0.count)" }
    #expect(words(view)?.hasPrefix("Zeilen ") == true)
    _ = screen
  }

  @Test("The status of the app's delegate takes precedence")
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
