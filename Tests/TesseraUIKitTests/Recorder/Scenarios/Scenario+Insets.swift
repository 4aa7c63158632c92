#if canImport(UIKit)
import UIKit

extension Scenario {
  /// Insets and safe areas of scroll views, without a keyboard.
  static var insets: [Scenario] {
    [
      Scenario("scroll view, insets") { recorder in
        let view = start(recorder)
        recorder.step("an inset at the start") { view.contentInset.top = 50 }
        recorder.step("to the start") { view.contentOffset.y = -50 }
        recorder.step("a smaller inset") { view.contentInset.top = 20 }
        recorder.step("an inset at the end") { view.contentInset.bottom = 80 }
        recorder.step("to the end") { view.contentOffset.y = 680 }
        recorder.step("no inset at the end") { view.contentInset.bottom = 0 }
        recorder.step("insets at the sides") {
          (view.contentInset.left, view.contentInset.right) = (10, 15)
        }
      },
      Scenario("scroll view, safe area") { recorder in
        let view = start(recorder)
        recorder.step("bars appear at the start") { recorder.cover(top: 44, bottom: 30) }
        recorder.step("into the middle") { view.contentOffset.y = 300 }
        recorder.step("bars become higher") { recorder.cover(top: 96, bottom: 30) }
        recorder.step("to the end") { view.contentOffset.y = 630 }
        recorder.step("bars disappear at the end") { recorder.cover(top: 0, bottom: 0) }
        recorder.step("bars appear without adjustment") {
          view.contentInsetAdjustmentBehavior = .never
          recorder.cover(top: 44, bottom: 30)
        }
        recorder.step("adjustment always") { view.contentInsetAdjustmentBehavior = .always }
        recorder.step("content that fits, scrollable axes") {
          view.contentSize.height = 100
          view.contentInsetAdjustmentBehavior = .scrollableAxes
        }
        recorder.step("content that fits, automatic") { view.contentInsetAdjustmentBehavior = .automatic }
        recorder.step("content that fits bounces") { view.alwaysBounceVertical = true }
      },
      Scenario("table, safe area") { recorder in
        let table = UITableView(frame: .zero, style: .plain)
        let setup = TableSetup(recorder, table, RecorderData(counts: 12, 12))
        setup.data.hasHeaders = true
        setup.show()
        recorder.step("bars appear at the start") { recorder.cover(top: 44, bottom: 30) }
        recorder.step("into the middle") { table.contentOffset.y = 100 }
        recorder.step("bars disappear") { recorder.cover(top: 0, bottom: 0) }
      },
      Scenario("collection view, safe area") { recorder in
        let setup = CollectionSetup(recorder, RecorderData(counts: 12, 12))
        setup.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        setup.layout.sectionHeadersPinToVisibleBounds = true
        setup.show()
        recorder.step("bars appear at the start") { recorder.cover(top: 44, bottom: 30) }
        recorder.step("into the middle") { setup.view.contentOffset.y = 100 }
        recorder.step("bars disappear") { recorder.cover(top: 0, bottom: 0) }
      },
    ]
  }
}
#endif
