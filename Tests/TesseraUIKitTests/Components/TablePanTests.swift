#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Tables of components that are wider than the screen.
@MainActor
@Suite("Scrolling tables sideways", .simulated)
struct TablePanTests {
  private struct Planet: Identifiable {
    var id: Int
  }

  /// A table of three columns of 200 points.
  @MainActor
  private final class Screen {
    let view = CollectionView()
    var state = TableState() { didSet { show() } }
    var taps = 0
    private let columns = TableColumns<Planet> {
      for number in 0..<3 {
        Column("column \(number)") { planet in "\(planet.id).\(number)" }.width(.points(200))
      }
    }

    func show() {
      view.show(
        Content {
          Table(
            "planets", of: (0..<100).map { Planet(id: $0) }, columns: columns, state: state
          ) { [unowned self] in state = $0 }
        })
    }
  }

  private let screen = Screen()
  private let window: TestWindow

  init() {
    Simulation.reset()
    screen.show()
    window = TestWindow(screen.view)
    window.wait(1)
  }

  private func drag(by way: CGPoint) {
    Simulation.drag(from: CGPoint(x: 200, y: 240), by: way, in: window.window)
    window.wait(2)
  }

  @Test("A finger that moves sideways scrolls the columns, not the rows")
  func sideways() {
    drag(by: CGPoint(x: -120, y: 6))
    #expect(screen.state.offset > 80 && screen.state.offset <= 120)
    #expect(screen.view.contentOffset.y == 0)
    drag(by: CGPoint(x: 150, y: 0))
    #expect(screen.state.offset == 0)
  }

  @Test("The columns follow the finger before it is lifted")
  func following() {
    let finger = Simulation.touch(at: CGPoint(x: 200, y: 240), in: window.window)
    for x in stride(from: 190, through: 140, by: -10) as StrideThrough<CGFloat> {
      finger.move(to: CGPoint(x: x, y: 240))
    }
    #expect(screen.state.offset > 30)
    finger.lift()
  }

  @Test("A finger that moves up scrolls the rows, not the columns")
  func upwards() {
    drag(by: CGPoint(x: 10, y: -200))
    #expect(screen.state.offset == 0)
    #expect(screen.view.contentOffset.y > 100)
  }

  @Test("A fling scrolls on, up to the last column")
  func fling() {
    Simulation.fling(screen.view, by: CGPoint(x: -150, y: 0))
    window.wait(3)
    #expect(screen.state.offset > 200)
    drag(by: CGPoint(x: -300, y: 0))
    let most = screen.state.offset
    drag(by: CGPoint(x: -300, y: 0))
    #expect(screen.state.offset == most)
  }

  @Test("Collections without tables have no additional recognizer")
  func others() {
    let view = CollectionView()
    view.show(names(0..<10))
    _ = TestWindow(view)
    #expect((view.gestureRecognizers?.count ?? 0) + 1 == screen.view.gestureRecognizers?.count)
  }
}
#endif
