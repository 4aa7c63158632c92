import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Settings that the user changes while the program runs.

extension CollectionView {
  func watchSettings() {
    // The font may have changed while there was no collection.
    PangoText.updateFont()
    settings = DesktopSettings(of: widget)
    // As in a configuration that knows no display.
    settings.scale = 1
    followed = ObservedSettings(of: engine.configuration, as: settings)
    var callbacks = TesseraSettingsCallbacks(
      font_changed: { context in CollectionView.with(context) { $0.fontHasChanged() } },
      others_changed: { context in CollectionView.with(context) { $0.applySettings() } })
    tessera_collection_watch_settings(widget, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Applies the user's changes to the engine's configuration. Values that the app has set remain.
  func applySettings() {
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

  /// Applies the scale of the display that shows the window.
  func updateScale() {
    if tessera_get_scale(widget) != settings.scale { applySettings() }
  }
}
