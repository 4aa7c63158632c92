// There is no screen that everything is on.
import UIKit

@MainActor
func scale() -> CGFloat {
  UIScreen.main.scale  // error: 'main' is unavailable in visionOS
}
