import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Views")
  struct ViewTests {
    @Test("The frame follows bounds and center")
    func theFrameFollowsBoundsAndCenter() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      view.bounds = CGRect(x: 5, y: 6, width: 50, height: 60)
      #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.bounds.origin == CGPoint(x: 5, y: 6), "the frame leaves the bounds' origin alone")
    }

    @Test("Views receive calls when they are added and removed")
    func viewsAreToldOfComingAndGoing() {
      let window = freshWindow()
      let log = Log()
      let outer = LoggingView("outer", log)
      let inner = LoggingView("inner", log)
      outer.addSubview(inner)
      #expect(log.take() == ["inner will enter superview", "inner entered superview", "outer added"])
      window.addSubview(outer)
      #expect(
        log.take() == [
          "outer will enter window", "inner will enter window", "outer will enter superview",
          "outer entered window", "inner entered window", "outer entered superview",
        ])
      inner.removeFromSuperview()
      #expect(
        log.take() == [
          "outer will remove", "inner will leave window", "inner will leave superview",
          "inner left window", "inner left superview",
        ])
    }

    @Test("A habit decides whether window calls come before superview calls")
    func whetherWindowsComeFirstIsAHabit() {
      let window = freshWindow()
      Simulation.quirks.announcesWindowFirst = false
      let log = Log()
      window.addSubview(LoggingView("view", log))
      #expect(
        log.take() == [
          "view will enter superview", "view will enter window", "view entered superview",
          "view entered window",
        ])
    }

    @Test("A view that is added elsewhere leaves its former superview")
    func aViewThatMovesLeavesItsFormerSuperview() {
      let log = Log()
      let (first, second) = (LoggingView("first", log), LoggingView("second", log))
      let view = UIView()
      first.addSubview(view)
      _ = log.take()
      second.addSubview(view)
      #expect(log.take() == ["first will remove", "second added"])
      #expect(view.superview === second && first.subviews.isEmpty)
    }

    @Test("Subviews keep their order")
    func subviewsAreKeptInOrder() {
      let parent = UIView()
      let views = (0..<4).map { _ in UIView() }
      parent.addSubview(views[0])
      parent.insertSubview(views[1], at: 0)
      parent.insertSubview(views[2], aboveSubview: views[1])
      parent.insertSubview(views[3], belowSubview: views[1])
      #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
      parent.bringSubviewToFront(views[3])
      parent.sendSubviewToBack(views[0])
      #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
      parent.addSubview(views[0])
      #expect(
        parent.subviews == [views[1], views[2], views[3], views[0]], "adding again brings to the front")
    }

    @Test("Points are converted between views")
    func pointsAreConverted() {
      let window = freshWindow()
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.bounds.origin = CGPoint(x: 0, y: 30)
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -5))
      #expect(inner.convert(CGPoint(x: 15, y: -5), from: window) == .zero)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: -20, y: -20, width: 100, height: 100))
    }

    @Test("Hit testing finds the frontmost view")
    func touchesFindTheFrontView() {
      let window = freshWindow()
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(back)
      window.addSubview(front)
      let point = CGPoint(x: 10, y: 10)
      #expect(window.hitTest(point, with: nil) === front)
      front.alpha = 0.005
      #expect(window.hitTest(point, with: nil) === back)
      front.alpha = 1
      front.isUserInteractionEnabled = false
      #expect(window.hitTest(point, with: nil) === back)
      back.isHidden = true
      #expect(window.hitTest(point, with: nil) === window)
    }

    @Test("Subviews outside of their superview receive no touches")
    func subviewsOutsideTheirSuperviewTakeNoTouches() {
      let window = freshWindow()
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.addSubview(outer)
      #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === window)
    }

    @Test("A view is resized with its superview")
    func aViewIsResizedWithItsSuperview() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 200, height: 150)
      #expect(view.frame == CGRect(x: 10, y: 70, width: 130, height: 40))
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.frame = CGRect(x: 50, y: 0, width: 100, height: 10)
      parent.frame.size.width = 300
      #expect(view.frame == CGRect(x: 100, y: 0, width: 100, height: 10), "margins share the change")
    }

    @Test("A view is drawn once per turn")
    func drawingIsAskedForOnceATurn() {
      let window = freshWindow()
      let log = Log()
      let view = LoggingView("view", log)
      window.addSubview(view)
      Simulation.turn()
      #expect(Simulation.drawnCount(of: view) == 1)
      Simulation.turn()
      #expect(Simulation.drawnCount(of: view) == 1)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      Simulation.turn()
      #expect(Simulation.drawnCount(of: view) == 2)
      #expect(
        Simulation.drawing(of: view) == [
          .fill(rect: CGRect(x: 1, y: 2, width: 3, height: 4), color: UIColor.red.cgColor)
        ])
    }

    @Test("Tint colors are inherited")
    func tintColorsAreInherited() {
      let log = Log()
      let outer = UIView()
      let inner = LoggingView("inner", log)
      outer.addSubview(inner)
      _ = log.take()
      #expect(inner.tintColor == .systemBlue)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      #expect(log.take() == ["inner tint"])
    }

    @Test("An activity indicator is visible while it animates")
    func anIndicatorIsSeenWhileItTurns() {
      let indicator = UIActivityIndicatorView(style: .large)
      #expect(indicator.isHidden && indicator.bounds.width == 37)
      indicator.startAnimating()
      #expect(!indicator.isHidden && indicator.isAnimating)
      indicator.stopAnimating()
      indicator.hidesWhenStopped = false
      #expect(!indicator.isHidden && !indicator.isAnimating)
    }

    @Test("Labels measure their text")
    func labelsMeasureTheirText() {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "twelve chars"
      #expect(label.intrinsicContentSize == CGSize(width: 120, height: 25))
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 70, height: 1000)) == CGSize(width: 60, height: 50))
      label.sizeToFit()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: 25))
    }

    @Test("A fitting size keeps a required width")
    func aFittingSizeKeepsARequiredWidth() {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.text = "twelve chars"
      let size = label.systemLayoutSizeFitting(
        CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 70, height: 50))
      #expect(
        label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 25))
    }
  }
}
