import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// What people change while the program runs.

extension CollectionView {
  /// Lets the collection follow the settings of the desktop.
  func watchSettings() {
    settings = DesktopSettings(of: widget)
    // As a configuration has it that knows no display.
    settings.scale = 1
    followed = FollowedSettings(of: engine.configuration, as: settings)
    var callbacks = TesseraSettingsCallbacks(
      font_changed: { context in CollectionView.with(context) { $0.fontHasChanged() } },
      others_changed: { context in CollectionView.with(context) { $0.followSettings() } })
    tessera_collection_watch_settings(widget, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Tells the engine what people have chosen since it was told last. What a program has chosen in their place stays.
  func followSettings() {
    let (new, configuration) = (DesktopSettings(of: widget), engine.configuration)
    guard new != settings else { return }
    settings = new
    engine.adapt(
      gestures: followed.contains(.gestures) ? new.gestures : configuration.gestures,
      reducesMotion: followed.contains(.motion) ? new.reducesMotion : configuration.reducesMotion,
      direction: followed.contains(.direction) ? new.direction : configuration.direction,
      pixelGrid: followed.contains(.pixels) ? PixelGrid(scale: new.scale) : configuration.pixelGrid)
    setNeedsUpdate()
  }

  /// Goes by the pixels of the display that the window is on now.
  func followScale() {
    if tessera_get_scale(widget) != settings.scale { followSettings() }
  }
}
