#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

extension EngineConfiguration {
  /// Returns the configuration for a touch screen: the default, adapted to the user's settings.
  ///
  /// A long press begins a drag, and cells are prepared within 64 points around the viewport. A press is
  /// highlighted after 0.15 seconds, because until then it may become scrolling.
  @MainActor
  public static func touch() -> EngineConfiguration {
    #if os(tvOS)
    let usesHostDrags = false
    #else
    let usesHostDrags = true
    #endif
    return EngineConfiguration(
      gestures: GestureTiming(highlightDelay: 0.15), dragStart: .longPress, usesHostDrags: usesHostDrags
    ).adaptedToDevice()
  }

  /// Returns the configuration with the settings of the device: the layout direction, the pixels of the
  /// screen, and reduced motion.
  @MainActor
  public func adaptedToDevice() -> EngineConfiguration {
    var copy = self
    let settings = DeviceSettings()
    if settings.direction == .rightToLeft { copy.direction = .rightToLeft }
    if let pixelGrid = settings.pixelGrid { copy.pixelGrid = pixelGrid }
    copy.reducesMotion = settings.reducesMotion
    // The scroll view bounces.
    copy.bounces = false
    return copy
  }
}
#endif
