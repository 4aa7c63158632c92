import Testing
import UIKit

/// A delegate with a tooltip for the left half of a view.
private final class LeftHalf: NSObject, UIToolTipInteractionDelegate {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    point.x < 50
      ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 20)) : nil
  }
}

extension SimulationSuite {
  @MainActor @Suite("Tooltips")
  struct ToolTipTests {
    let window = freshWindow()

    @Test("The delegate's tooltip comes before the default")
    func theWordsAreTheDelegatesElseTheDefault() throws {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      window.addSubview(view)
      let (plain, asked, delegate) = (
        UIToolTipInteraction(defaultToolTip: "all"), UIToolTipInteraction(), LeftHalf()
      )
      view.addInteraction(plain)
      let first = try #require(Simulation.toolTip(at: CGPoint(x: 80, y: 20), in: window))
      #expect(first == ("all", CGRect(x: 10, y: 10, width: 100, height: 20)))
      view.removeInteraction(plain)
      asked.delegate = delegate
      view.addInteraction(asked)
      let second = try #require(Simulation.toolTip(at: CGPoint(x: 20, y: 20), in: window))
      #expect(second == ("left", CGRect(x: 10, y: 10, width: 50, height: 20)))
      #expect(Simulation.toolTip(at: CGPoint(x: 80, y: 20), in: window) == nil)
      asked.isEnabled = false
      #expect(Simulation.toolTip(at: CGPoint(x: 20, y: 20), in: window) == nil)
    }
  }
}
