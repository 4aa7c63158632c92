import Tessera
import TesseraLayout

/// The settings of the desktop that a collection observes: those that the app has not set itself.
struct ObservedSettings: OptionSet {
  let rawValue: Int

  /// The durations and distances of presses.
  static let gestures = ObservedSettings(rawValue: 1)
  static let motion = ObservedSettings(rawValue: 2)
  static let direction = ObservedSettings(rawValue: 4)
  /// The number of pixels per point.
  static let pixels = ObservedSettings(rawValue: 8)
}

extension ObservedSettings {
  /// Creates the set of settings that a configuration has in common with the desktop.
  init(of configuration: EngineConfiguration, as settings: DesktopSettings) {
    self = []
    if configuration.gestures == settings.gestures { insert(.gestures) }
    if configuration.reducesMotion == settings.reducesMotion { insert(.motion) }
    if configuration.direction == settings.direction { insert(.direction) }
    if configuration.pixelGrid == PixelGrid(scale: settings.scale) { insert(.pixels) }
  }
}
