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
  /// to whole points, and by a ``CollectionView`` to pixels of its display; a mouse selects by a band and by the button that opens menus, and items that offer anything are dragged.
  @MainActor
  public func adaptedToDesktop() -> EngineConfiguration {
    var copy = self
    copy.pixelGrid = PixelGrid(scale: 1)
    copy.selectsByBand = true
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
