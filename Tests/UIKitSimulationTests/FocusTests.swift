import Testing
import UIKit

/// A focusable view that records focus changes.
private final class Focusable: UIView {
  let name: String
  let log: Log
  var lets = true

  init(_ name: String, _ log: Log, at point: CGPoint) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(origin: point, size: CGSize(width: 50, height: 50)))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let (name, log) = (name, log)
    log(context.nextFocusedView === self ? "\(name) got it" : "\(name) lost it")
    coordinator.addCoordinatedAnimations({ log("\(name) animates") }, completion: { log("\(name) is done") })
  }
}

extension SimulationSuite {
  @MainActor @Suite("Focus")
  struct FocusTests {
    let window = freshWindow()
    let log = Log()
    private let left: Focusable
    private let right: Focusable
    private let below: Focusable

    init() {
      left = Focusable("left", log, at: .zero)
      right = Focusable("right", log, at: CGPoint(x: 100, y: 0))
      below = Focusable("below", log, at: CGPoint(x: 0, y: 100))
      for view in [below, right, left] { window.addSubview(view) }
    }

    @Test("The focus moves to the next item in a direction")
    func theFocusMovesToWhatLiesThatWay() {
      #expect(Simulation.moveFocus(.down, in: window))
      #expect(Simulation.focusedView === left, "the top left item comes first")
      _ = Simulation.settle()
      _ = log.take()
      #expect(Simulation.moveFocus(.right, in: window))
      #expect(Simulation.focusedView === right && right.isFocused && !left.isFocused)
      Simulation.settle()
      #expect(
        log.take() == [
          "left lost it", "right got it", "left animates", "right animates", "left is done", "right is done",
        ])
      #expect(!Simulation.moveFocus(.right, in: window), "there is nothing")
      #expect(Simulation.moveFocus(.left, in: window) && Simulation.moveFocus(.down, in: window))
      #expect(Simulation.focusedView === below)
    }

    @Test("An item can keep the focus")
    func anItemMayKeepTheFocus() {
      Simulation.moveFocus(.down, in: window)
      left.lets = false
      #expect(!Simulation.moveFocus(.right, in: window))
      #expect(Simulation.focusedView === left)
    }

    @Test("A hidden view receives no focus")
    func whatCannotBeSeenGetsNoFocus() {
      left.isHidden = true
      Simulation.moveFocus(.down, in: window)
      #expect(Simulation.focusedView === right)
    }

    @Test("The focus moves elsewhere when its view is removed")
    func theFocusLeavesWithItsViewAndGoesElsewhere() {
      Simulation.moveFocus(.down, in: window)
      let outer = UIView(frame: window.bounds)
      window.insertSubview(outer, at: 0)
      outer.addSubview(left)
      Simulation.moveFocus(.down, in: window)
      left.removeFromSuperview()
      #expect(!left.isFocused)
      Simulation.turn()
      #expect(Simulation.focusedView != nil && Simulation.focusedView !== left)
    }

    @Test("A focus environment updates the focus on request")
    func anEnvironmentAsksForAnUpdate() {
      final class Chooser: UIView {
        weak var choice: UIView?
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [choice].compactMap { $0 } }
      }
      let chooser = Chooser(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
      let (first, second) = (
        Focusable("first", log, at: .zero), Focusable("second", log, at: CGPoint(x: 60, y: 0))
      )
      window.addSubview(chooser)
      for view in [first, second] { chooser.addSubview(view) }
      Simulation.moveFocus(.down, in: window)
      chooser.choice = second
      chooser.setNeedsFocusUpdate()
      chooser.updateFocusIfNeeded()
      #expect(Simulation.focusedView === left, "the focus is not within it")
      UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: chooser)
      Simulation.turn()
      #expect(Simulation.focusedView === second)
      chooser.choice = first
      chooser.setNeedsFocusUpdate()
      #expect(Simulation.focusedView === second, "not before the update")
      chooser.updateFocusIfNeeded()
      #expect(Simulation.focusedView === first)
    }
  }
}
