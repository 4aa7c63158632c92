#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

extension EngineConfiguration {
  /// How an engine works on a touch screen: the default, adapted to what people have chosen.
  ///
  /// Rows can be picked up by a long press, and cells are kept ready for 64 points beyond what is seen. A press is shown
  /// when it has lasted for 0.15 seconds: until then it may become scrolling.
  @MainActor
  public static func touch() -> EngineConfiguration {
    #if os(tvOS)
    let leavesDrags = false
    #else
    let leavesDrags = true
    #endif
    return EngineConfiguration(
      gestures: GestureTiming(highlightDelay: 0.15), dragStart: .longPress, leavesDrags: leavesDrags
    ).adaptedToDevice()
  }

  /// The configuration with what the device and its settings say: the side from which lines begin, the pixels of the
  /// screen, whether anything moves by itself.
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
