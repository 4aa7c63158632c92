import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Accessibility")
  struct AccessibilityTests {
    let window = freshWindow()
    let log = Log()

    @Test("Elements are found in order")
    func elementsAreFoundInOrder() {
      let container = UIView(frame: window.bounds)
      let (first, second) = (UILabel(), UILabel())
      first.text = "first"
      second.text = "second"
      window.addSubview(container)
      container.addSubview(first)
      container.addSubview(second)
      #expect(Simulation.accessibilityElements(in: window).map(\.accessibilityLabel) == ["first", "second"])
      container.accessibilityElements = [second, first]
      #expect(Simulation.accessibilityElements(in: window).map(\.accessibilityLabel) == ["second", "first"])
      container.accessibilityElementsHidden = true
      #expect(Simulation.accessibilityElements(in: window).isEmpty)
      container.accessibilityElementsHidden = false
      container.isAccessibilityElement = true
      #expect(
        Simulation.accessibilityElements(in: window) == [container], "what is within an element is not found")
    }

    @Test("A container can provide its elements by count and index")
    func aContainerMayCountItsElements() {
      final class Container: UIView {
        let elements: [UIAccessibilityElement] = []
        override func accessibilityElementCount() -> Int { 3 }
        override func accessibilityElement(at index: Int) -> Any? {
          let element = UIAccessibilityElement(accessibilityContainer: self)
          element.accessibilityLabel = "item \(index)"
          return element
        }
      }
      window.addSubview(Container(frame: window.bounds))
      #expect(
        Simulation.accessibilityElements(in: window).map(\.accessibilityLabel) == [
          "item 0", "item 1", "item 2",
        ])
    }

    @Test("A modal view hides its siblings")
    func aModalViewHidesItsSiblings() {
      let (back, front) = (UILabel(), UIView())
      let label = UILabel()
      label.text = "inside"
      front.addSubview(label)
      for view in [back, front] { window.addSubview(view) }
      front.accessibilityViewIsModal = true
      #expect(Simulation.accessibilityElements(in: window) == [label])
    }

    @Test("Accessibility frames are in screen coordinates")
    func placesAreOnTheScreen() {
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.addSubview(outer)
      #expect(outer.accessibilityFrame == CGRect(x: 10, y: 20, width: 100, height: 100))
      let element = UIAccessibilityElement(accessibilityContainer: outer)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(element.accessibilityActivationPoint == CGPoint(x: 12.5, y: 24))
    }

    @Test("Activating an element calls accessibilityActivate or taps its center")
    func anElementIsActivated() {
      final class Active: UIView {
        var count = 0
        override func accessibilityActivate() -> Bool {
          count += 1
          return true
        }
      }
      let active = Active()
      window.addSubview(active)
      Simulation.activate(active, in: window)
      #expect(active.count == 1)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let log = log
      button.addAction(UIAction { _ in log("pressed") }, for: .touchUpInside)
      window.addSubview(button)
      Simulation.activate(button, in: window)
      #expect(log.take() == ["pressed"], "by default its middle is tapped")
    }

    @Test("Controls are accessibility elements unless disabled")
    func controlsAreElementsUnlessTheyAreToldNotToBe() {
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      window.addSubview(button)
      #expect(Simulation.accessibilityElements(in: window) == [button])
      #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
      button.isAccessibilityElement = false
      #expect(Simulation.accessibilityElements(in: window).isEmpty)
    }

    @Test("Announcements are recorded until a reset")
    func announcementsAreKept() {
      UIAccessibility.post(notification: .announcement, argument: "three rows were added")
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      #expect(Simulation.accessibilityPosts.map(\.notification) == [.announcement, .layoutChanged])
      #expect(Simulation.accessibilityPosts.first?.text == "three rows were added")
      Simulation.reset()
      #expect(Simulation.accessibilityPosts.isEmpty)
    }

    @Test("A layout change notification moves the VoiceOver cursor")
    func aLayoutChangeMovesTheCursor() {
      let view = UIView()
      window.addSubview(view)
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: nil) == nil, "nobody listens")
      Simulation.setVoiceOverRunning(true)
      #expect(UIAccessibility.isVoiceOverRunning)
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
    }

    @Test("A change of reduced motion posts a notification")
    func settingsAreTold() {
      let log = log
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { log("told \(UIAccessibility.isReduceMotionEnabled)") } }
      defer { NotificationCenter.default.removeObserver(token) }
      Simulation.setReduceMotionEnabled(true)
      #expect(log.take() == ["told true"])
    }

    @Test("A three-finger swipe scrolls the first ancestor that accepts it")
    func threeFingersScrollTheFirstThatCan() {
      final class Scrolling: UIView {
        var direction: UIAccessibilityScrollDirection?
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          self.direction = direction
          return true
        }
      }
      let (outer, inner) = (Scrolling(), UILabel())
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(Simulation.scrollAccessibility(.down, from: inner))
      #expect(outer.direction == .down)
      #expect(!Simulation.scrollAccessibility(.down, from: window))
    }

    @Test("A custom action calls its handler")
    func aCustomActionIsPerformed() {
      let view = UIView()
      let log = log
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { action in
          log(action.name)
          return true
        }
      ]
      let action = view.accessibilityCustomActions?.first
      #expect(action.flatMap { $0.actionHandler?($0) } == true)
      #expect(log.take() == ["Delete"])
    }
  }
}
