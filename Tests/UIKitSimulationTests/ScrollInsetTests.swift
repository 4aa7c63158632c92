import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Insets and refreshing of scroll views")
  struct ScrollInsetTests {
    let window = freshWindow()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let delegate = ScrollDelegate()

    init() {
      view.contentSize = CGSize(width: 320, height: 5000)
      view.delegate = delegate
      window.addSubview(view)
      Simulation.turn()
    }

    @Test("Safe areas are added on axes that scroll")
    func safeAreasCountOnAxesThatScroll() {
      Simulation.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10), of: window)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(delegate.take().contains("inset"))
      view.contentInset.top = 6
      #expect(view.adjustedContentInset.top == 50)
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
      view.contentInsetAdjustmentBehavior = .always
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 10))
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      view.contentSize = CGSize(width: 100, height: 100)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
      view.alwaysBounceVertical = true
      #expect(view.adjustedContentInset.top == 50)
    }

    @Test("Horizontally scrolling content is adjusted horizontally")
    func contentThatScrollsAcrossIsAdjustedAcross() {
      Simulation.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10), of: window)
      view.contentSize = CGSize(width: 1000, height: 100)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }

    @Test("Content at its top can stay there when insets change", arguments: [true, false])
    func atItsTopTheContentMayStayThere(stays: Bool) {
      Simulation.quirks.staysAtEdgeWhenInsetsChange = stays
      view.contentInset.top = 50
      #expect(view.contentOffset.y == (stays ? -50 : 0))
    }

    @Test("Shrinking content moves the offset back", arguments: [true, false])
    func shrinkingContentPullsTheOffsetBack(atOnce: Bool) {
      Simulation.quirks.clampsOffsetAtOnce = atOnce
      view.contentOffset.y = 4000
      view.contentSize.height = 1000
      #expect(view.contentOffset.y == (atOnce ? 520 : 4000))
      Simulation.turn()
      #expect(view.contentOffset.y == 520)
    }

    @Test("A pull refreshes")
    func pullingRefreshes() {
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      view.refreshControl = control
      Simulation.drag(view, by: CGPoint(x: 0, y: 40))
      Simulation.settle()
      #expect(refreshes == 0 && !control.isRefreshing, "not far enough")
      Simulation.pullToRefresh(view)
      Simulation.settle()
      #expect(refreshes == 1 && control.isRefreshing)
      #expect(view.adjustedContentInset.top == 60 && view.contentOffset.y == -60, "room for the control")
      Simulation.pullToRefresh(view)
      #expect(refreshes == 1, "it refreshes already")
      Simulation.settle()
      control.endRefreshing()
      Simulation.settle()
      #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    }

    @Test("Refreshing by code sends no event and keeps the offset")
    func refreshingByHandTellsNobodyAndMovesNothingFarther() {
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      view.refreshControl = control
      view.contentOffset.y = 100
      control.beginRefreshing()
      #expect(control.isRefreshing && refreshes == 0 && view.contentOffset.y == 100)
    }
  }
}
