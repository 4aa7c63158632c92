import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The user's settings of the desktop that engines apply.
struct DesktopSettings: Hashable {
  /// The interval of a double click, the duration of a long press, and the distance that a press may move.
  var gestures = GestureTiming()
  var reducesMotion = false
  var direction = LayoutDirection.leftToRight
  /// The number of pixels per point.
  var scale = 1.0
}

extension DesktopSettings {
  /// Creates the settings of a display, or of a widget with its own; `otherwise` provides missing values.
  @MainActor
  init(of widget: Widget? = nil, otherwise: DesktopSettings = DesktopSettings()) {
    let gestures = otherwise.gestures
    self.gestures = GestureTiming(
      doubleTapInterval: Self.seconds("gtk-double-click-time", otherwise: gestures.doubleTapInterval),
      longPressDuration: Self.seconds("gtk-long-press-time", otherwise: gestures.longPressDuration),
      slop: Double(tessera_setting_int("gtk-dnd-drag-threshold", Int32(gestures.slop))),
      highlightDelay: gestures.highlightDelay)
    reducesMotion = tessera_setting_bool("gtk-enable-animations", otherwise.reducesMotion ? 0 : 1) == 0
    let textDirection = widget.map { gtk_widget_get_direction($0) } ?? gtk_widget_get_default_direction()
    direction = textDirection == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    if let widget { scale = tessera_get_scale(widget) }
  }

  /// Returns a setting in milliseconds, converted to seconds.
  @MainActor
  private static func seconds(_ name: String, otherwise: Double) -> Double {
    Double(tessera_setting_int(name, Int32(otherwise * 1000))) / 1000
  }
}
