#if canImport(UIKit)
import UIKit

extension Scenario {
  /// Offsets and sizes of a plain scroll view.
  static var scrolling: [Scenario] {
    [
      Scenario("scroll view, offsets") { recorder in
        let view = start(recorder)
        recorder.step("the offset is set") { view.contentOffset.y = 100 }
        recorder.step("the same offset is set") { view.contentOffset.y = 100 }
        recorder.step("setContentOffset, not animated") {
          view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        }
        recorder.step("beyond the end") { view.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
        recorder.step("layout is invalidated") { view.setNeedsLayout() }
        recorder.step("before the start") { view.setContentOffset(CGPoint(x: 0, y: -50), animated: false) }
        recorder.step("sideways, where nothing scrolls") {
          view.setContentOffset(CGPoint(x: 30, y: 0), animated: false)
        }
        recorder.step("the bounds are moved") { view.bounds.origin = CGPoint(x: 0, y: 60) }
      },
      Scenario("scroll view, animated offsets") { recorder in
        let view = start(recorder)
        recorder.step("to 300") { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        recorder.step("to 300 again") { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        recorder.step("replaced by another animation") {
          view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
          view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        }
        recorder.step("ended by an offset that is not animated") {
          view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
          view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        }
        recorder.step("ended by the property") {
          view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
          view.contentOffset.y = 70
        }
        recorder.step("beyond the end") { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        recorder.step("without animations") {
          UIView.performWithoutAnimation { view.setContentOffset(.zero, animated: true) }
        }
        recorder.step("in an animation of views") {
          UIView.animate(withDuration: 0.2) { view.contentOffset.y = 150 }
        }
      },
      Scenario("scroll view, rectangles") { recorder in
        let view = start(recorder)
        recorder.step("below") { view.scrollRectToVisible(rect(500), animated: false) }
        recorder.step("visible already") { view.scrollRectToVisible(rect(480), animated: false) }
        recorder.step("above, animated") { view.scrollRectToVisible(rect(100), animated: true) }
        recorder.step("at the end") { view.scrollRectToVisible(rect(980), animated: false) }
        recorder.step("higher than the view") {
          view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 600), animated: false)
        }
      },
      Scenario("scroll view, sizes") { recorder in
        let view = start(recorder)
        recorder.step("to the end") { view.contentOffset.y = 600 }
        recorder.step("the content shrinks") { view.contentSize.height = 800 }
        recorder.step("the content fits") { view.contentSize.height = 300 }
        recorder.step("the content grows") { view.contentSize.height = 1000 }
        recorder.step("to the end again") { view.contentOffset.y = 600 }
        recorder.step("rotated") { recorder.resize(to: CGSize(width: 400, height: 320)) }
        recorder.step("rotated back, animated") {
          recorder.resize(to: CGSize(width: 320, height: 400), animated: true)
        }
        recorder.step("higher than the rest") { recorder.resize(to: CGSize(width: 320, height: 500)) }
      },
    ]
  }

  private static func rect(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 10, height: 20) }

  /// Shows a scroll view with content of 320 by 1000 points.
  static func start(_ recorder: ScenarioRecorder) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 320, height: 1000)
    let delegate = ScrollCallRecorder(recorder.log, RecorderData([]))
    view.delegate = delegate
    recorder.show(view, retaining: delegate)
    return view
  }
}
#endif
