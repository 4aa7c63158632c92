import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Layout, safe areas and traits")
  struct LayoutTests {
    @Test("Layout runs from outer to inner views")
    func layoutGoesFromTheOutsideToTheInside() {
      let window = freshWindow()
      let log = Log()
      let outer = LoggingView("outer", log)
      let inner = LoggingView("inner", log)
      window.addSubview(outer)
      outer.addSubview(inner)
      _ = log.take()
      Simulation.turn()
      #expect(log.take().filter { $0.hasSuffix("layout") } == ["outer layout", "inner layout"])
      Simulation.turn()
      #expect(log.take().isEmpty)
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      Simulation.turn()
      #expect(log.take() == ["inner layout"], "asking twice is asking once")
    }

    @Test("A hidden window is not laid out")
    func aHiddenWindowIsNotLaidOut() {
      Simulation.reset()
      let log = Log()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(LoggingView("view", log))
      Simulation.turn()
      #expect(!log.take().contains("view layout"))
      window.isHidden = false
      Simulation.turn()
      #expect(log.take().contains("view layout"))
    }

    @Test("A new size needs layout and a new position does not")
    func aNewSizeAsksForLayoutAndANewPlaceDoesNot() {
      let window = freshWindow()
      let log = Log()
      let view = LoggingView("view", log)
      window.addSubview(view)
      Simulation.turn()
      _ = log.take()
      view.center.x += 10
      Simulation.turn()
      #expect(log.take().isEmpty)
      view.frame.size.width += 10
      Simulation.turn()
      #expect(log.take() == ["view layout"])
    }

    @Test("Safe areas reach subviews")
    func safeAreasReachIntoSubviews() {
      let window = freshWindow()
      let log = Log()
      let full = UIView(frame: window.bounds)
      let low = LoggingView("low", log, frame: CGRect(x: 0, y: 400, width: 320, height: 80))
      let middle = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
      window.addSubview(full)
      for view in [low, middle] { full.addSubview(view) }
      Simulation.turn()
      _ = log.take()
      Simulation.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), of: window)
      #expect(full.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(middle.safeAreaInsets == .zero)
      #expect(log.take() == ["low safe area", "low margins", "low layout"])
    }

    @Test("Margins follow the layout direction and the safe area")
    func marginsFollowTheDirectionAndTheSafeArea() {
      let window = freshWindow()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
      Simulation.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0), of: window)
      #expect(view.layoutMargins.top == 41)
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins.top == 1)
    }

    @Test("Trait changes reach every view")
    func traitsReachEveryView() {
      let window = freshWindow()
      let log = Log()
      let view = LoggingView("view", log)
      window.addSubview(view)
      Simulation.turn()
      _ = log.take()
      var told: [UIContentSizeCategory] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated { told += [category].compactMap { $0 } }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      Simulation.setContentSizeCategory(.accessibilityLarge)
      #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(log.take() == ["view traits", "view layout"])
      #expect(told == [.accessibilityLarge])
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 33)
      Simulation.setLayoutDirection(.rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("An overridden interface style reaches subviews")
    func aStyleOfTheirOwnReachesWhatIsWithin() {
      let window = freshWindow()
      let outer = UIView()
      let inner = UIView()
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(UIColor.label.resolvedColor(with: inner.traitCollection) == UIColor(white: 1, alpha: 1))
      #expect(window.traitCollection.userInterfaceStyle == .light)
    }
  }
}
