#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// What people have chosen for their device, and what its screen is like.
struct DeviceSettings: Equatable {
  /// The side from which lines begin.
  let direction: LayoutDirection
  /// The pixels of the screen; nil: nobody knows them yet.
  let pixelGrid: PixelGrid?
  /// Whether things are to move as little as possible.
  let reducesMotion: Bool

  /// As every view of the app has it.
  @MainActor
  init() {
    self.init(UIView.userInterfaceLayoutDirection(for: .unspecified), UITraitCollection.current.displayScale)
  }

  /// As a view has it.
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

/// What a collection follows of the device: what its configuration had from there when it was made. What a program has
/// chosen in its place stays.
struct FollowedSettings: OptionSet {
  let rawValue: Int

  /// The side from which lines begin.
  static let direction = FollowedSettings(rawValue: 1)
  /// The pixels of the screen.
  static let pixels = FollowedSettings(rawValue: 2)
  /// Whether anything moves by itself.
  static let motion = FollowedSettings(rawValue: 4)
}

extension FollowedSettings {
  /// What a configuration has from the settings at the time.
  init(of configuration: EngineConfiguration, as settings: DeviceSettings) {
    self = []
    if configuration.direction == settings.direction { insert(.direction) }
    if configuration.pixelGrid == settings.pixelGrid { insert(.pixels) }
    if configuration.reducesMotion == settings.reducesMotion { insert(.motion) }
  }
}
#endif
