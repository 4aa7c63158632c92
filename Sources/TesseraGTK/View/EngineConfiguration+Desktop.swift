import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

extension EngineConfiguration {
  /// How an engine works on a desktop: the default, adapted to what people have chosen.
  ///
  /// Nothing is kept ready beyond the viewport: rows are made, measured and placed in the frame in which they come into view.
  @MainActor
  public static func desktop() -> EngineConfiguration { EngineConfiguration(overscan: 0).adaptedToDesktop() }

  /// The configuration with what people have chosen in their settings: the side from which lines begin, whether anything
  /// moves by itself, how fast a double click is, how long a long press, how far a pointer may stray. Frames are rounded
  /// to whole points, a mouse selects by a band and by the button that opens menus, and items that offer anything are dragged.
  @MainActor
  public func adaptedToDesktop() -> EngineConfiguration {
    var copy = self
    if gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL { copy.direction = .rightToLeft }
    copy.pixelGrid = PixelGrid(scale: 1)
    copy.selectsByBand = true
    copy.selectsForMenu = true
    copy.dragsItems = true
    copy.gestures = GestureTiming(
      doubleTapInterval: Self.seconds("gtk-double-click-time", otherwise: gestures.doubleTapInterval),
      longPressDuration: Self.seconds("gtk-long-press-time", otherwise: gestures.longPressDuration),
      slop: Double(tessera_setting_int("gtk-dnd-drag-threshold", Int32(gestures.slop))))
    copy.reducesMotion = tessera_setting_bool("gtk-enable-animations", reducesMotion ? 0 : 1) == 0
    return copy
  }

  /// A setting in milliseconds.
  private static func seconds(_ name: String, otherwise: Double) -> Double {
    Double(tessera_setting_int(name, Int32(otherwise * 1000))) / 1000
  }
}
