#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A group of cells inside a UIKit cell: a collection that is as high as its parts, and does not scroll.
final class GroupView: CollectionView {
  /// Creates a view without parts.
  init() {
    super.init(frame: .zero, configuration: .touch())
    isScrollEnabled = false
    #if !os(tvOS)
    scrollsToTop = false
    #endif
    contentInsetAdjustmentBehavior = .never
    avoidsKeyboard = false
  }

  /// Unavailable, because groups are declared.
  required init?(coder: NSCoder) { nil }

  /// Returns the height of the parts for a width. Estimated parts are measured for that.
  func height(offered: Size) -> Double {
    var height = max(bounds.height, 1)
    for _ in 0..<Self.maximumPasses {
      frame.size = CGSize(width: offered.width, height: height)
      setNeedsLayout()
      layoutIfNeeded()
      if contentSize.height == height { break }
      height = max(contentSize.height, 1)
    }
    return height
  }

  /// The maximum number of layout passes. Estimated parts are measured when they become visible, so the
  /// height may change a few times.
  private static var maximumPasses: Int { 4 }
}
#endif
