import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// What people have chosen in the settings of their desktop, as far as engines go by it.
struct DesktopSettings: Hashable {
  /// How fast a double click is, how long a long press, how far a pointer may stray.
  var gestures = GestureTiming()
  /// Whether nothing moves by itself.
  var reducesMotion = false
  /// The side from which lines begin.
  var direction = LayoutDirection.leftToRight
  /// How many pixels a point has.
  var scale = 1.0
}

extension DesktopSettings {
  /// The settings of the display, with those of a widget where it has its own; what nobody has set is as it was.
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

  /// A setting in milliseconds.
  @MainActor
  private static func seconds(_ name: String, otherwise: Double) -> Double {
    Double(tessera_setting_int(name, Int32(otherwise * 1000))) / 1000
  }
}
