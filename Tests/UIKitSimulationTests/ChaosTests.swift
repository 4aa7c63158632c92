import TestSupport
import Testing
import UIKit

/// A view that counts the touches it receives.
private final class CountingView: UIView {
  var open = 0
  var isWronged = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { open += touches.count }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if open <= 0 { isWronged = true }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

  private func close(_ touches: Set<UITouch>) {
    open -= touches.count
    if open < 0 { isWronged = true }
  }
}

/// A scroll view's delegate that checks the order of its calls.
private final class StrictDelegate: NSObject, UIScrollViewDelegate {
  var isDragging = false
  var isDecelerating = false
  var errors: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { errors.append("drag in a drag") }
    isDragging = true
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging { errors.append("end of no drag") }
    isDragging = false
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isDecelerating { errors.append("deceleration in a deceleration") }
    isDecelerating = true
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDecelerating { errors.append("end of no deceleration") }
    isDecelerating = false
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging != isDragging { errors.append("isDragging is \(scrollView.isDragging)") }
  }
}

extension SimulationSuite {
  /// Fingers, offsets and sizes in random order: everything that begins must end.
  @MainActor @Suite("Random input", .tags(.model))
  struct ChaosTests {
    private let window = freshWindow()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let content = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    private let delegate = StrictDelegate()
    private let balance = Log()

    init() {
      view.contentSize = content.bounds.size
      view.delegate = delegate
      view.addSubview(content)
      window.addSubview(view)
      for (index, recognizer) in recognizers.enumerated() {
        let log = balance
        recognizer.simulationHandler = { log("\(index) \($0.state)") }
        (index % 2 == 0 ? content : view).addGestureRecognizer(recognizer)
      }
      recognizers[1].require(toFail: recognizers[0])
    }

    private let recognizers: [UIGestureRecognizer] = {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return [double, UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()]
    }()

    @Test("Every touch, drag and gesture that begins also ends", arguments: (0..<200).sampled)
    func whatBeginsEnds(seed: Int) {
      var dice = SeededGenerator(seed: UInt64(seed))
      Simulation.quirks.offsetEndsDeceleration = Bool.random(using: &dice)
      view.delaysContentTouches = Bool.random(using: &dice)
      var fingers: [SimulatedFinger] = []
      for _ in 0..<60 { act(&dice, &fingers) }
      for finger in fingers { finger.lift() }
      #expect(Simulation.settle(), "nothing goes on for ever")

      #expect(content.open == 0 && !content.isWronged)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(delegate.errors == [])
      #expect(!delegate.isDragging && !delegate.isDecelerating)
      #expect(recognizers.map(\.state) == Array(repeating: .possible, count: 4))
      #expect(recognizers.map(\.numberOfTouches) == [0, 0, 0, 0])
      #expect(view.panGestureRecognizer.state == .possible)
      checkStates()
    }

    private func act(_ dice: inout SeededGenerator, _ fingers: inout [SimulatedFinger]) {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<320, using: &dice), y: CGFloat.random(in: 0..<480, using: &dice))
      switch Int.random(in: 0..<12, using: &dice) {
      case 0, 1: if fingers.count < 3 { fingers.append(Simulation.touch(at: point, in: window)) }
      case 2, 3, 4: fingers.randomElement(using: &dice)?.move(to: point, during: 0.05)
      case 5:
        if !fingers.isEmpty { fingers.remove(at: Int.random(in: 0..<fingers.count, using: &dice)).lift() }
      case 6:
        if !fingers.isEmpty { fingers.remove(at: Int.random(in: 0..<fingers.count, using: &dice)).cancel() }
      case 7: Simulation.tap(at: point, in: window)
      case 8: Simulation.advance(by: Double.random(in: 0..<0.8, using: &dice))
      case 9:
        view.setContentOffset(
          CGPoint(x: 0, y: CGFloat(Int.random(in: 0..<1500, using: &dice))),
          animated: Bool.random(using: &dice))
      case 10: view.contentOffset.y += 10
      default:
        content.removeFromSuperview()
        view.addSubview(content)
      }
    }

    /// A gesture begins before it changes, and ends before it begins again.
    private func checkStates() {
      var begun: Set<Substring> = []
      for entry in balance.take() {
        let parts = entry.split(separator: " ")
        switch parts[1] {
        case "began": #expect(begun.insert(parts[0]).inserted, "\(entry)")
        case "changed": #expect(begun.contains(parts[0]), "\(entry)")
        default: begun.remove(parts[0])
        }
      }
      #expect(begun.isEmpty, "all are over")
    }
  }
}
