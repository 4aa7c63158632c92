import Tessera
import TesseraLayout

/// Which settings of the desktop a collection follows: those that a program has left as people had chosen them.
struct FollowedSettings: OptionSet {
  let rawValue: Int

  /// How long and how far presses may be.
  static let gestures = FollowedSettings(rawValue: 1)
  /// Whether anything moves by itself.
  static let motion = FollowedSettings(rawValue: 2)
  /// The side from which lines begin.
  static let direction = FollowedSettings(rawValue: 4)
  /// How many pixels a point has.
  static let pixels = FollowedSettings(rawValue: 8)
}

extension FollowedSettings {
  /// What a configuration has from the settings at the time.
  init(of configuration: EngineConfiguration, as settings: DesktopSettings) {
    self = []
    if configuration.gestures == settings.gestures { insert(.gestures) }
    if configuration.reducesMotion == settings.reducesMotion { insert(.motion) }
    if configuration.direction == settings.direction { insert(.direction) }
    if configuration.pixelGrid == PixelGrid(scale: settings.scale) { insert(.pixels) }
  }
}
