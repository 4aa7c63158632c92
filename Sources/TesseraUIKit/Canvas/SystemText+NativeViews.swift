#if canImport(UIKit) && !os(watchOS)
import Foundation
import Tessera
import TesseraComponents
import TesseraLayout
import UIKit

// The sizes of views beside texts.

extension SystemText {
  @MainActor private static let measurer = NativeViewMeasurer<UIKitHost>()

  /// Returns the size that the view of a cell needs, or that the cell declares. Away from the main thread,
  /// where no view may be used, a measured extent is the estimate.
  final func size(of view: NativeView, offered: Size) -> Size {
    #if canImport(ObjectiveC)
    guard Thread.isMainThread else { return view.estimatedSize(offered: offered) }
    #endif
    return MainActor.assumeIsolated {
      Self.measurer.size(of: view, offered: offered) { view, offered, sizing in
        UIKitHost.measure(view, offered: offered, sizing: sizing)
      }
    }
  }
}
#endif
