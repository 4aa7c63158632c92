#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Changes that an animator runs", .simulated)
struct AnimatorTests {
  /// Three rows on screen and an animator for them.
  @MainActor
  private struct Scene {
    let view = CollectionView()
    let screen: TestWindow
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    init() {
      view.show(rows(["a", "b", "c"]))
      screen = TestWindow(view)
      screen.wait(1)
    }

    /// Returns the view with a name, on screen or not.
    func row(_ name: String) -> NameView? {
      view.subviews.compactMap { $0 as? NameView }.first { $0.text == name && !$0.isHidden }
    }

    /// The snapshots of the removed rows.
    var pictures: [UIView] {
      view.subviews.filter { !($0 is NameView) && $0.bounds.height == 40 }
    }
  }

  @Test("Views start at their old frames and end at their new ones")
  func runs() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["c", "a", "new"]), with: animator)
    #expect(scene.row("c")?.center.y == 100 && scene.row("a")?.center.y == 20)
    #expect(scene.row("new")?.alpha == 0 && scene.row("new")?.center.y == 100)
    #expect(scene.pictures.map(\.center.y) == [60])
    #expect(scene.pictures.map(\.alpha) == [1])
    animator.startAnimation()
    #expect(scene.row("c")?.center.y == 20 && scene.row("a")?.center.y == 60 && scene.row("new")?.alpha == 1)
    #expect(scene.pictures.map(\.alpha) == [0])
    screen.wait(2)
    #expect(animator.state == .inactive)
    #expect(view.texts == ["c", "a", "new"])
    #expect(scene.pictures.isEmpty)
  }

  @Test("A paused animator leaves views halfway, and finishing puts them in place")
  func scrubbed() {
    let scene = Scene()
    let (view, animator) = (scene.view, scene.animator)
    view.show(rows(["c", "b", "a", "d"]), with: animator)
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(["a", "b", "c"].allSatisfy { scene.row($0)?.center.y == 60 })
    #expect(scene.row("d")?.alpha == 0.5)
    animator.finishAnimation(at: .current)
    #expect(view.texts == ["c", "b", "a", "d"])
    #expect(scene.row("d")?.alpha == 1 && scene.row("a")?.center.y == 100)
  }

  @Test("A reversed animator restores the former content and its position")
  func reversed() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(names(0..<100))
    screen.settle()
    view.contentOffset.y = 410
    screen.settle()
    let before = view.shownViews.map { [$0.text: $0.frame.minY - view.bounds.minY] }
    view.show(names(40..<44), with: animator)
    #expect(view.engine.count == 4)
    animator.startAnimation()
    screen.wait(0.4)
    animator.isReversed = true
    screen.wait(2)
    #expect(animator.state == .inactive)
    #expect(view.shownViews.map { [$0.text: $0.frame.minY - view.bounds.minY] } == before)
    #expect(view.engine.count == 100 && view.contentOffset.y == 410)
    #expect(view.shownViews.allSatisfy { $0.alpha == 1 } && scene.pictures.isEmpty)
  }

  @Test("An animator that is canceled before it starts restores the former content")
  func calledOff() {
    let scene = Scene()
    let (view, animator) = (scene.view, scene.animator)
    view.show(rows(["z"]), with: animator)
    animator.pauseAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.texts == ["a", "b", "c"])
  }

  @Test("Content that is shown during an animation is not undone by reversing it")
  func overruled() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["z"]), with: animator)
    animator.startAnimation()
    screen.wait(0.2)
    animator.isReversed = true
    view.show(rows(["x", "y"]))
    screen.settle()
    #expect(animator.state == .inactive)
    screen.wait(2)
    #expect(view.texts == ["x", "y"] && scene.pictures.isEmpty)
  }

  @Test("Another update ends the animation at its end and calls its completion")
  func updated() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    view.show(rows(["b", "a"]), with: animator)
    animator.startAnimation()
    screen.wait(0.5)
    view.show(rows(["b", "c", "a"]))
    screen.settle()
    #expect(ends == [.end])
    screen.wait(2)
    #expect(view.texts == ["b", "c", "a"])
    #expect(scene.row("a")?.center.y == 100 && scene.pictures.isEmpty)
  }

  @Test("A second animator starts at the end of the first and can reverse to it")
  func second() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["b", "a"]), with: animator)
    animator.startAnimation()
    screen.wait(0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear)
    view.show(rows(["a"]), with: second)
    #expect(animator.state == .inactive)
    #expect(scene.row("a")?.center.y == 60)
    second.startAnimation()
    second.isReversed = true
    screen.wait(2)
    #expect(view.texts == ["b", "a"])
  }

  @Test("An animator that was replaced before it started has no effect when it starts")
  func late() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["c"]), with: animator)
    view.show(rows(["a", "b", "c"]))
    screen.wait(2)
    #expect(view.texts == ["a", "b", "c"] && scene.pictures.isEmpty)
    animator.startAnimation()
    #expect(scene.row("c")?.center.y == 100)
    screen.wait(2)
    #expect(view.texts == ["a", "b", "c"] && scene.row("c")?.center.y == 100)
  }

  @Test("Scrolling to other items ends the animation, and a small step does not")
  func scrolled() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(names(0..<100))
    screen.wait(1)
    view.show(names(1..<100), with: animator)
    animator.startAnimation()
    screen.wait(0.2)
    view.contentOffset.y = 4
    screen.settle()
    #expect(animator.state == .active)
    view.contentOffset.y = 2000
    screen.settle()
    #expect(animator.state == .inactive)
    #expect(view.texts.first == "51" && view.shownViews.allSatisfy { $0.alpha == 1 })
  }

  @Test("The next layout repairs views after the animator stopped without finishing")
  func abandoned() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["c", "new"]), with: animator)
    animator.fractionComplete = 0.25
    animator.stopAnimation(true)
    #expect(scene.row("new")?.alpha == 0.25)
    view.setNeedsLayout()
    screen.settle()
    #expect(scene.row("new")?.alpha == 1 && scene.row("c")?.center.y == 20 && scene.pictures.isEmpty)
    #expect(view.texts == ["c", "new"])
  }

  @Test("Inserted and removed items use the given transition")
  func transition() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.show(rows(["a", "b", "c", "d"]), with: animator, transition: .offset(x: 50))
    #expect(scene.row("d")?.center.x == 210 && scene.row("d")?.alpha == 1)
    animator.startAnimation()
    #expect(scene.row("d")?.center.x == 160)
    screen.wait(2)
  }

  @Test("With reduced motion, remaining items do not move")
  func reducedMotion() {
    let animator = Scene().animator
    let still = CollectionView(configuration: EngineConfiguration(reducesMotion: true))
    still.show(rows(["a", "b"]))
    let screen = TestWindow(still)
    still.show(rows(["b", "c"]), with: animator, transition: .offset(x: 50))
    #expect(still.texts == ["b", "c"])
    #expect(still.shownViews.allSatisfy { $0.center.x == 160 })
    animator.startAnimation()
    screen.wait(2)
  }

  @Test("A collection view outside a window shows the result without the animator")
  func offscreen() {
    let scene = Scene()
    let (view, screen, animator) = (scene.view, scene.screen, scene.animator)
    view.removeFromSuperview()
    view.show(rows(["z"]), with: animator)
    #expect(animator.state == .inactive)
    screen.window.addSubview(view)
    screen.settle()
    #expect(view.texts == ["z"])
  }

  @Test("The collection view and the animator are released after the animation")
  func released() {
    weak var collection: CollectionView?
    weak var gone: UIViewPropertyAnimator?
    do {
      let view = CollectionView()
      view.show(rows(["a"]))
      let screen = TestWindow(view)
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
      view.show(rows(["b"]), with: animator)
      animator.startAnimation()
      screen.wait(1)
      (collection, gone) = (view, animator)
      view.removeFromSuperview()
      screen.settle()
    }
    #expect(collection == nil)
    #expect(gone == nil)
  }
}

@MainActor
private func rows(_ names: [String]) -> Content<UIKitHost> {
  Content { Section("rows") { ForEach(names, id: \.self) { NameCell(name: $0) } } }
}
#endif
