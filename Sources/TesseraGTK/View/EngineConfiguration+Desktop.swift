import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

extension EngineConfiguration {
  /// How an engine works on a desktop: the default, with what people have chosen in their settings.
  ///
  /// From there come the side from which lines begin, whether anything moves by itself, how fast a double click is, how long
  /// a long press, and how far a pointer may stray. Frames are rounded to whole points.
  @MainActor
  public static func desktop() -> EngineConfiguration {
    let defaults = GestureTiming()
    let clickTime = tessera_setting_int("gtk-double-click-time", Int32(defaults.doubleTapInterval * 1000))
    let pressTime = tessera_setting_int("gtk-long-press-time", Int32(defaults.longPressDuration * 1000))
    let distance = tessera_setting_int("gtk-dnd-drag-threshold", Int32(defaults.slop))
    return EngineConfiguration(
      direction: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight,
      pixelGrid: PixelGrid(scale: 1),
      gestures: GestureTiming(
        doubleTapInterval: Double(clickTime) / 1000, longPressDuration: Double(pressTime) / 1000,
        slop: Double(distance)),
      reducesMotion: tessera_setting_bool("gtk-enable-animations", 1) == 0)
  }
}
