#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Scrolling sections and VoiceOver's three-finger swipes.
@MainActor
@Suite("Scrolling sections under VoiceOver", .simulated)
struct AccessibilityFocusTests {
  private let view = CollectionView()

  /// Two scrolling sections of twenty tiles, 100 points wide each, and rows below. The tiles of the second
  /// section are accessible views.
  private func feed() -> TestWindow {
    view.show(
      Content {
        Section("a", layout: .row()) {
          ForEach(0..<20) { NameCell(name: "a\($0)").accessibilityLabel("a\($0)") }
            .size(.fixed(width: 100, height: 60))
        }
        .scrolls(.horizontal)
        Section("b", layout: .row()) {
          ForEach(0..<20) { TextCell(text: "b\($0)") }.size(.fixed(width: 100, height: 60))
        }
        .scrolls(.horizontal)
        Section("rows") { ForEach(0..<50) { NameCell(name: "\($0)").accessibilityLabel("\($0)") } }
      })
    Simulation.setVoiceOverRunning(true)
    return TestWindow(view)
  }

  /// Moves the VoiceOver cursor to an element and swipes; returns whether anything scrolled.
  private func swipe(_ direction: UIAccessibilityScrollDirection, on label: String) throws -> Bool {
    let element = try #require(view.spokenElements.first { $0.accessibilityLabel == label })
    Simulation.focusAccessibility(on: element)
    return Simulation.scrollAccessibility(direction, from: element)
  }

  private var words: String? { Simulation.accessibilityPosts.last { $0.notification == .pageScrolled }?.text }

  private func left(of label: String) -> CGFloat? {
    view.spokenElements.first { $0.accessibilityLabel == label }?.accessibilityFrame.minX
  }

  @Test("A three-finger swipe scrolls the section at the cursor and announces the rows")
  func sideways() throws {
    let screen = feed()
    #expect(try swipe(.right, on: "a1"))
    #expect(words == "rows 4 to 7 of 20")
    screen.settle()
    #expect(left(of: "a4") == 80)
    #expect(left(of: "b0") == 0)
    #expect(view.contentOffset == .zero)
    #expect(try swipe(.right, on: "b1"))
    screen.settle()
    #expect(left(of: "b4") == 80)
    #expect(try swipe(.left, on: "a4"))
    screen.settle()
    #expect(left(of: "a0") == 0)
    #expect(try !swipe(.left, on: "a0"))
  }

  @Test("A three-finger swipe scrolls the collection view otherwise")
  func upwards() throws {
    let screen = feed()
    #expect(try swipe(.down, on: "a1"))
    screen.settle()
    #expect(view.contentOffset.y == 480)
    #expect(try !swipe(.right, on: "12"))
    #expect(words == "rows 50 to 61 of 90")
  }
}

/// A cell with an accessible view.
private struct TextCell: Cell {
  var text: String

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = text }
}
#endif
