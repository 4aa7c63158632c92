import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("View controllers")
  struct ControllerTests {
    let window = freshWindow()
    let log = Log()

    private func show(_ controller: UIViewController) {
      window.rootViewController = controller
      Simulation.turn()
    }

    @Test("A view is loaded when it is first accessed")
    func aViewIsLoadedWhenItIsAskedFor() {
      let controller = LoggingController("root", log)
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      _ = controller.view
      #expect(log.take() == ["root did load"])
    }

    @Test("A root view controller appears with its window")
    func aRootControllerAppearsWithItsWindow() {
      let controller = LoggingController("root", log)
      show(controller)
      #expect(log.take() == ["root did load", "root will appear", "root did appear"])
      #expect(controller.view.frame == window.bounds)
      Simulation.resize(window, to: CGSize(width: 480, height: 320))
      #expect(controller.view.bounds.size == CGSize(width: 480, height: 320))
      window.isHidden = true
      #expect(log.take() == ["root will disappear", "root did disappear"])
      window.isHidden = false
      #expect(log.take() == ["root will appear", "root did appear"])
      window.rootViewController = nil
      #expect(log.take() == ["root will disappear", "root did disappear"])
    }

    @Test("Adding and removing a child makes calls in the documented order")
    func aChildComesInTheDocumentedOrder() {
      let (root, child) = (LoggingController("root", log), LoggingController("child", log))
      show(root)
      _ = log.take()
      root.addChild(child)
      #expect(child.isMovingToParent)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(
        log.take() == [
          "child will join", "child did load", "child will appear", "child did appear", "child joined",
        ])
      #expect(!child.isMovingToParent && child.parent === root)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        log.take() == ["child will leave", "child will disappear", "child did disappear", "child left"])
      #expect(child.parent == nil && root.children.isEmpty)
    }

    @Test("Children appear with their parent")
    func childrenAppearWithTheirParent() {
      let (root, child) = (LoggingController("root", log), LoggingController("child", log))
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      _ = log.take()
      show(root)
      #expect(
        log.take() == ["root will appear", "child will appear", "root did appear", "child did appear"])
      window.isHidden = true
      #expect(
        log.take() == [
          "root will disappear", "child will disappear", "root did disappear", "child did disappear",
        ])
    }

    @Test("A parent can forward appearance calls itself")
    func aParentMayTellItsChildrenItself() {
      let (root, child) = (ManualController("root", log), LoggingController("child", log))
      show(root)
      root.addChild(child)
      _ = log.take()
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      #expect(log.take() == ["child did load", "child joined"], "nobody tells it of its appearance")
      child.beginAppearanceTransition(true, animated: true)
      #expect(log.take() == ["child will appear"])
      child.beginAppearanceTransition(false, animated: true)
      #expect(log.take() == ["child will disappear"], "turned round")
      child.endAppearanceTransition()
      #expect(log.take() == ["child did disappear"])
    }

    @Test("A child can move to another parent")
    func aChildMayMoveToAnotherParent() {
      let (first, second) = (LoggingController("first", log), LoggingController("second", log))
      let child = LoggingController("child", log)
      first.addChild(child)
      child.didMove(toParent: first)
      _ = log.take()
      second.addChild(child)
      child.didMove(toParent: second)
      #expect(log.take() == ["child will leave", "child will join", "child joined"])
      #expect(first.children.isEmpty && second.children == [child])
    }

    @Test("View controllers receive a new size before it is applied")
    func controllersHearOfANewSizeBefore() {
      final class Turning: UIViewController {
        let log: Log
        init(_ log: Log) {
          self.log = log
          super.init(nibName: nil, bundle: nil)
        }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          let log = log
          log("\(Int(view.bounds.width)) to \(Int(size.width))")
          coordinator.animate { _ in
            log("animates at \(Int(self.view.bounds.width))")
          } completion: { _ in
            log("done")
          }
        }
      }
      let (root, child) = (UIViewController(), Turning(log))
      show(root)
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      child.view.autoresizingMask = .flexibleWidth
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      Simulation.resize(window, to: CGSize(width: 480, height: 320))
      #expect(log.take() == ["100 to 260", "animates at 260"])
      Simulation.settle()
      #expect(log.take() == ["done"])
    }

    @Test("Additional safe areas are added")
    func additionalSafeAreasAddUp() {
      let root = LoggingController("root", log)
      show(root)
      Simulation.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0), of: window)
      _ = log.take()
      root.additionalSafeAreaInsets.top = 10
      #expect(root.view.safeAreaInsets.top == 50)
      #expect(log.take() == ["root safe area"])
    }

    @Test("The responder chain includes view controllers")
    func theResponderChainGoesThroughControllers() {
      let (root, child) = (LoggingController("root", log), LoggingController("child", log))
      show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let chain = Array(sequence(first: child.view as UIResponder, next: \.next))
      #expect(chain[1] === child && chain[2] === root.view && chain[3] === root && chain[4] === window)
    }

    @Test("A parent can override the traits of a child")
    func traitsOfAChildMayBeOverridden() {
      let (root, child) = (UIViewController(), UIViewController())
      show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
  }
}
