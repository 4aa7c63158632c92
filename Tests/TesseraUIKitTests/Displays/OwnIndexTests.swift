#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The section index of Tessera's view.
@MainActor
@Suite("Index titles of a collection view of Tessera", .simulated)
struct OwnIndexTests {
  /// A collection with an index, alone in a window.
  @MainActor
  private struct Bench {
    let view = CollectionView()
    let screen: TestWindow

    init() {
      screen = TestWindow(view, height: 400)
      view.show(
        Content {
          for letter in ["A", "M", "Z"] {
            Section(letter) { ForEach(0..<30) { NameCell(name: "\(letter)\($0)") }.identityScope(.section) }
          }
        })
      view.indexTitles = ["A", "M", "Z"].map { ($0, ItemID($0)) }
      screen.settle()
    }

    /// The labels of the index, from top to bottom.
    var labels: [UILabel] {
      let index = view.subviews.first { $0 is UIControl }
      return (index?.subviews ?? []).compactMap { $0 as? UILabel }
    }

    func middle(of label: UILabel) -> CGPoint {
      label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
  }

  @Test("A tap on a title scrolls to its section, and no row is tapped")
  func taps() {
    let bench = Bench()
    let (view, screen) = (bench.view, bench.screen)
    #expect(bench.labels.map { $0.text } == ["A", "M", "Z"])
    let hit = Simulation.tap(at: bench.middle(of: bench.labels[1]), in: screen.window)
    #expect(hit is UIControl)
    screen.wait(1)
    #expect(view.contentOffset.y == 1200)
    #expect(view.texts.first == "M0")
  }

  @Test("Scrolling does not measure the titles again")
  func measuring() {
    let bench = Bench()
    let before = Simulation.labelMeasurementCount
    for step in 1...10 {
      bench.view.contentOffset.y = CGFloat(step) * 100
      bench.screen.settle()
    }
    #expect(Simulation.labelMeasurementCount == before)
  }

  @Test("A finger passes over the titles, and the content does not scroll with it")
  func passing() {
    let bench = Bench()
    let (view, screen) = (bench.view, bench.screen)
    let places = bench.labels.map { bench.middle(of: $0) }
    let finger = Simulation.touch(at: places[0], in: screen.window)
    finger.move(to: places[1], during: 0.2)
    screen.settle()
    #expect(view.contentOffset.y == 1200)
    finger.move(to: places[2], during: 0.2)
    screen.settle()
    #expect(view.contentOffset.y == 2400)
    // Beyond the ends.
    finger.move(to: CGPoint(x: places[0].x, y: 2), during: 0.2)
    screen.settle()
    #expect(view.contentOffset.y == 0)
    finger.lift()
    screen.wait(1)
    #expect(view.contentOffset.y == 0)
    #expect(!view.isDragging)
  }

  @Test("The index stays at the side of the visible part, in front of the rows")
  func place() {
    let bench = Bench()
    let (view, screen) = (bench.view, bench.screen)
    func frame() -> CGRect { bench.labels[0].superview.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    let before = frame()
    #expect(before.maxX == 320)
    #expect(before.height == 400)
    view.contentInset.top = 60
    view.scroll(to: 20, inSection: "M", at: .start)
    screen.wait(1)
    #expect(frame() == CGRect(x: before.minX, y: 60, width: before.width, height: 340))
    let hit = screen.window.hitTest(bench.middle(of: bench.labels[2]), with: nil)
    #expect(hit is UIControl)
    // Beside the titles, touches reach the rows.
    #expect(!(screen.window.hitTest(CGPoint(x: 310, y: 65), with: nil) is UIControl))
  }

  @Test("Of many titles, as many are shown as fit, the first and the last among them")
  func many() {
    let bench = Bench()
    let (view, screen) = (bench.view, bench.screen)
    view.indexTitles = (0..<200).map { ("\($0)", ItemID("A")) }
    screen.settle()
    #expect(bench.labels.count > 10 && bench.labels.count < 100)
    #expect(bench.labels.first?.text == "0")
    #expect(bench.labels.last?.text == "199")
    view.indexTitles = []
    screen.settle()
    #expect(bench.labels.isEmpty)
  }

  @Test("VoiceOver moves through the sections")
  func adjusting() throws {
    let bench = Bench()
    let (view, screen) = (bench.view, bench.screen)
    let index = try #require(view.subviews.first { $0 is UIControl })
    #expect(index.accessibilityTraits == .adjustable)
    index.accessibilityIncrement()
    index.accessibilityIncrement()
    screen.settle()
    #expect(index.accessibilityValue == "M")
    #expect(view.contentOffset.y == 1200)
    index.accessibilityDecrement()
    screen.settle()
    #expect(view.contentOffset.y == 0)
  }
}
#endif
