import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Children added during a transition")
  struct LateChildTests {
    let window = freshWindow()
    let log = Log()

    @Test("A child that is added while its parent appears appears with it")
    func aChildThatIsAddedWhileItsParentAppearsAppearsWithIt() {
      let outer = ManualController("outer", log)
      let (parent, child) = (UIViewController(), LoggingController("child", log))
      window.rootViewController = outer
      outer.addChild(parent)
      parent.beginAppearanceTransition(true, animated: true)
      outer.view.addSubview(parent.view)
      parent.didMove(toParent: outer)
      _ = log.take()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(log.take() == ["child will join", "child did load", "child will appear", "child joined"])
      parent.endAppearanceTransition()
      #expect(log.take() == ["child did appear"])
    }
  }
}
