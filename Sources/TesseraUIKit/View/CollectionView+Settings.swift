#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Changes of the device's settings, and of the screen, while a collection is visible.

struct SettingsState {
  /// The settings last applied to the engine; `nil` if those of its configuration apply.
  var known: DeviceSettings?
  var followed: ObservedSettings = []
  /// The text size for which everything was measured; `nil` if nothing was measured yet.
  var textSize: UIContentSizeCategory?
}

extension CollectionView {
  /// Observes reduced motion and assistive technologies; UIKit notifies views of all other settings.
  func observeSettings() {
    applyDeviceSettings()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
    for name in names {
      observations.add(name) { [weak self] _ in MainActor.assumeIsolated { self?.setNeedsLayout() } }
    }
  }

  /// Records the settings of the device that the configuration follows.
  func applyDeviceSettings() {
    let device = DeviceSettings()
    settings = SettingsState(known: device, followed: ObservedSettings(of: engine.configuration, as: device))
  }

  /// Applies changed settings to the engine.
  func applySettings() {
    let (new, configuration) = (DeviceSettings(of: self), engine.configuration)
    guard new != settings.known else { return }
    settings.known = new
    let followed = settings.followed
    let pixelGrid = followed.contains(.pixels) ? new.pixelGrid : nil
    engine.adapt(
      gestures: configuration.gestures,
      reducesMotion: followed.contains(.motion) ? new.reducesMotion : configuration.reducesMotion,
      direction: followed.contains(.direction) ? new.direction : configuration.direction,
      pixelGrid: pixelGrid ?? configuration.pixelGrid)
  }
}
#endif
