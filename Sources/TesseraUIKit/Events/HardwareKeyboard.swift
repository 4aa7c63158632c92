#if canImport(UIKit) && !os(watchOS)
import UIKit

#if canImport(GameController)
import GameController
#endif

/// The keyboards of the device that are not on the screen.
@MainActor
enum HardwareKeyboard {
  /// Whether there is a hardware keyboard, so that a touched collection becomes first responder.
  static var isConnected: Bool {
    #if canImport(GameController)
    GCKeyboard.coalesced != nil
    #elseif canImport(ObjectiveC)
    true
    #else
    Simulation.isKeyboardConnected
    #endif
  }
}
#endif
