#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A group of cells inside of a cell of UIKit's: a collection that is as high as its parts, and scrolls by nothing.
final class GroupView: CollectionView {
  /// Makes a view without parts.
  init() {
    super.init(frame: .zero, configuration: .touch())
    isScrollEnabled = false
    #if !os(tvOS)
    scrollsToTop = false
    #endif
    contentInsetAdjustmentBehavior = .never
    avoidsKeyboard = false
  }

  /// Not from a file: groups are declared.
  required init?(coder: NSCoder) { nil }

  /// How high the parts are where there is so much room for a line. Parts that were not in view are measured for that.
  func height(offered: Size) -> Double {
    var height = max(bounds.height, 1)
    for _ in 0..<Self.mostPasses {
      frame.size = CGSize(width: offered.width, height: height)
      setNeedsLayout()
      layoutIfNeeded()
      if contentSize.height == height { break }
      height = max(contentSize.height, 1)
    }
    return height
  }

  /// Parts that were estimated are measured when they come into view: a few times the height may change.
  private static var mostPasses: Int { 4 }
}
#endif
