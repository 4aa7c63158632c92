// visionOS has no main screen.
import UIKit

@MainActor
func scale() -> CGFloat {
  UIScreen.main.scale  // error: 'main' is unavailable in visionOS
}
