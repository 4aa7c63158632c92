#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Random programs of animators", .tags(.model), .simulated)
struct AnimatorProgramTests {
  @Test(
    "After random animator calls, the view shows exactly the declared items",
    arguments: (0..<UInt64(40)).sampled)
  func program(seed: UInt64) {
    Simulation.quirks = .ofProgram(seed)
    let program = Program(seed: seed)
    for _ in 0..<30 { program.step() }
    program.end()
    #expect(program.view.texts == program.shown)
    #expect(program.view.shownViews.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    #expect(program.view.subviews.allSatisfy { $0 is NameView })
  }

  /// A collection view and the texts that it should show.
  @MainActor
  private final class Program {
    let view = CollectionView()
    private(set) var shown: [String] = []
    private let screen: TestWindow
    private var random: SeededGenerator
    private var animator: UIViewPropertyAnimator?
    private var count = 0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      screen = TestWindow(view)
    }

    func step() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: view.show(next())
      case 1, 2, 3: animate()
      case 4: if animator?.state != .stopped { animator?.startAnimation() }
      case 5: if animator?.state == .active { animator?.isReversed.toggle() }
      case 6: if animator?.state == .active { animator?.pauseAnimation() }
      case 7:
        guard animator?.state == .active else { return }
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: [.start, .end, .current].randomElement(using: &random) ?? .end)
      case 8: screen.wait(Double.random(in: 0..<0.6, using: &random))
      default: screen.settle()
      }
    }

    func end() {
      if animator?.state == .active {
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: .end)
      } else {
        view.show(next())
      }
      screen.wait(2)
    }

    private func animate() {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      // `show` ends the former animation, which may restore the content from before it.
      var former: [String] = []
      let (content, names) = make()
      view.show(content, with: animator)
      (former, shown) = (shown, names)
      count += 1
      let number = count
      animator.addCompletion { [unowned self] in
        if $0 == .start, number == count { shown = former }
      }
      // An animator that starts again after its end would be deallocated while it is paused.
      if let old = self.animator, old.state == .active {
        old.stopAnimation(false)
        old.finishAnimation(at: .end)
      }
      self.animator = animator
    }

    private func next() -> Content<UIKitHost> {
      let (content, names) = make()
      shown = names
      count += 1
      return content
    }

    private func make() -> (Content<UIKitHost>, [String]) {
      let names = "abcdefghijklmnop".map(String.init).shuffled(using: &random)
        .prefix(Int.random(in: 0...12, using: &random))
      return (Content { Section("rows") { ForEach(names, id: \.self) { NameCell(name: $0) } } }, Array(names))
    }
  }
}
#endif
