#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The user's settings of the device, and the properties of its screen.
struct DeviceSettings: Equatable {
  let direction: LayoutDirection
  /// The pixels of the screen; `nil` if they are unknown yet.
  let pixelGrid: PixelGrid?
  let reducesMotion: Bool

  /// Creates the settings that apply to the whole app.
  @MainActor
  init() {
    self.init(UIView.userInterfaceLayoutDirection(for: .unspecified), UITraitCollection.current.displayScale)
  }

  /// Creates the settings that apply to a view.
  @MainActor
  init(of view: UIView) {
    self.init(view.effectiveUserInterfaceLayoutDirection, view.traitCollection.displayScale)
  }

  @MainActor
  private init(_ direction: UIUserInterfaceLayoutDirection, _ scale: CGFloat) {
    self.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    pixelGrid = scale > 0 ? PixelGrid(scale: scale) : nil
    reducesMotion = UIAccessibility.isReduceMotionEnabled
  }
}

/// The settings of the device that a collection observes: those that its initial configuration had in common
/// with the device. Values that the app has set remain.
struct ObservedSettings: OptionSet {
  let rawValue: Int

  static let direction = ObservedSettings(rawValue: 1)
  static let pixels = ObservedSettings(rawValue: 2)
  static let motion = ObservedSettings(rawValue: 4)
}

extension ObservedSettings {
  /// Creates the set of settings that a configuration has in common with the device.
  init(of configuration: EngineConfiguration, as settings: DeviceSettings) {
    self = []
    if configuration.direction == settings.direction { insert(.direction) }
    if configuration.pixelGrid == settings.pixelGrid { insert(.pixels) }
    if configuration.reducesMotion == settings.reducesMotion { insert(.motion) }
  }
}
#endif
