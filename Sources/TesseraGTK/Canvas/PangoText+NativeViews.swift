import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

// The sizes of widgets beside texts.

extension PangoText {
  @MainActor private static let measurer = NativeViewMeasurer<GTK>()

  /// Returns the size that the widget of a cell needs, or that the cell declares. On a thread other than
  /// GTK's, where no widget may be used, a measured extent is the estimate.
  func size(of view: NativeView, offered: Size) -> Size {
    guard tessera_is_gtk_thread() != 0 else { return view.estimatedSize(offered: offered) }
    return MainActor.assumeIsolated {
      Self.measurer.size(of: view, offered: offered) { view, offered, _ in
        view.neededSize(offered: offered)
      }
    }
  }
}

extension WidgetView {
  /// Returns the natural size of the widget without its row: no wider than offered, and as high as necessary
  /// at that width.
  fileprivate func neededSize(offered: Size) -> Size {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    width = min(width, Int32(min(offered.width, Engine.largestViewport)))
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    return Size(width: Double(width), height: Double(height))
  }
}
