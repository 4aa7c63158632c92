#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The reaction of content to another text size.
@MainActor
@Suite("Text size", .simulated)
struct TextSizeTests {
  init() { Simulation.reset() }

  @Test("Native rows are measured again, and the visible row keeps its position")
  func native() {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") { ForEach(0..<200) { BodyCell(text: "row \($0)") }.size(.estimatedHeight(24)) }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 100, at: .start)
    view.setNeedsLayout()
    screen.settle()
    let height = view.label("row 100")?.frame.height ?? 0
    #expect(height > 0)
    Simulation.setContentSizeCategory(.accessibilityLarge)
    screen.settle()
    #expect((view.label("row 100")?.frame.height ?? 0) > 1.5 * height)
    #expect(view.label("row 100").map { $0.frame.minY - view.bounds.minY } == 0)
    Simulation.setContentSizeCategory(.large)
    screen.settle()
    #expect(view.label("row 100")?.frame.height == height)
    #expect(view.label("row 100").map { $0.frame.minY - view.bounds.minY } == 0)
  }

  @Test("Portable cells that measure their text grow and are drawn again")
  func portable() {
    let view = CollectionView()
    view.show(Content { Section("rows") { ForEach(0..<100) { Paragraph(text: "paragraph \($0)") } } })
    let screen = TestWindow(view)
    let drawn = view.canvas("paragraph 0").map { Simulation.drawnCount(of: $0) } ?? 0
    #expect(view.canvas("paragraph 0")?.frame.height == 16)
    Simulation.setContentSizeCategory(.accessibilityLarge)
    screen.settle()
    #expect((view.canvas("paragraph 0")?.frame.height ?? 0) > 24)
    let canvas = view.canvas("paragraph 0")
    #expect(canvas.map { Simulation.drawnCount(of: $0) } ?? 0 > drawn)
    // The whole text, rounded up to whole pixels.
    let gap = canvas.map { $0.frame.height - ($0.drawnTextHeight ?? 0) } ?? -1
    #expect(gap >= 0 && gap < 1)
  }

  @Test("Text in a cell of a fixed height is limited to that height")
  func fixed() {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          Paragraph(text: "low").size(.height(16))
          Paragraph(text: "high").size(.height(100))
        }
      })
    let screen = TestWindow(view)
    Simulation.setContentSizeCategory(.accessibilityLarge)
    screen.settle()
    #expect(view.canvas("low")?.drawnTextHeight == 16)
    #expect((view.canvas("high")?.drawnTextHeight ?? 0) > 24)
  }

  @Test("A view that is created after a text size change uses the new size")
  func later() {
    Simulation.setContentSizeCategory(.accessibilityLarge)
    let view = CollectionView()
    view.show(Content { Section("rows") { Paragraph(text: "a") } })
    let screen = TestWindow(view)
    #expect((view.canvas("a")?.frame.height ?? 0) > 24)
    Simulation.setContentSizeCategory(.large)
    screen.settle()
    #expect(view.canvas("a")?.frame.height == 16)
  }
}

/// A row of text that follows the text size.
private struct BodyCell: Cell, Equatable {
  var text: String

  func makeView() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  func update(_ view: UILabel, state: CellState) { view.text = text }
}

/// A portable row of text as high as its text.
private struct Paragraph: CanvasCell, Equatable {
  var text: String

  static var sizing: Sizing { .estimatedHeight(16) }

  func draw(in canvas: inout Canvas) { canvas.text(text) }

  func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    measurer.size(of: text, style: .body, width: offered.width)
  }
}

extension CollectionView {
  fileprivate func label(_ text: String) -> UILabel? {
    subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.text == text }
  }

  fileprivate func canvas(_ text: String) -> CanvasView? {
    subviews.compactMap { $0 as? CanvasView }.first { view in
      !view.isHidden
        && view.drawing.commands.contains {
          if case .text(text, _, _) = $0 { true } else { false }
        }
    }
  }
}

extension CanvasView {
  /// The height of the text that was drawn last.
  fileprivate var drawnTextHeight: CGFloat? {
    for case .text(_, let rect, _) in Simulation.drawing(of: self) { return rect.height }
    return nil
  }
}
#endif
