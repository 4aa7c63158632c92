#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// What people change in the settings of their device while a collection is on screen, and what is different on another
// screen or in another place.

/// What is known of the settings.
struct SettingsState {
  /// The settings that the engine goes by; nil: those of its configuration.
  var known: DeviceSettings?
  /// What of them is followed.
  var followed: FollowedSettings = []
}

extension CollectionView {
  /// Has the collection look again when people want more or less motion; of all else views are told by UIKit.
  func observeSettings() {
    let device = DeviceSettings()
    settings = SettingsState(known: device, followed: FollowedSettings(of: engine.configuration, as: device))
    observations.add(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }

  /// Tells the engine what is different since it was told last.
  func followSettings() {
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
