import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

extension EngineConfiguration {
  /// Returns the configuration for a desktop: the default, adapted to the user's settings.
  ///
  /// It has no overscan: rows are created, measured and placed in the frame in which they become visible.
  @MainActor
  public static func desktop() -> EngineConfiguration { EngineConfiguration(overscan: 0).adaptedToDesktop() }

  /// Returns the configuration with the user's settings: the layout direction, reduced motion, the interval
  /// of a double click, the duration of a long press, and the distance that a press may move.
  ///
  /// Frames are rounded to whole points, and by a ``CollectionView`` to pixels of its display. A mouse
  /// selects by a marquee and by the button that opens menus, and items with a payload can be dragged.
  @MainActor
  public func adaptedToDesktop() -> EngineConfiguration {
    var copy = self
    copy.pixelGrid = PixelGrid(scale: 1)
    copy.selectsByMarquee = true
    copy.selectsForMenu = true
    copy.dragsItems = true
    let settings = DesktopSettings(
      otherwise: DesktopSettings(gestures: gestures, reducesMotion: reducesMotion, direction: direction))
    copy.gestures = settings.gestures
    copy.reducesMotion = settings.reducesMotion
    if settings.direction == .rightToLeft { copy.direction = .rightToLeft }
    return copy
  }
}
