import TesseraUIKit
import UIKit

struct Page: ControllerCell {  // error: type 'Page' does not conform to protocol
  @MainActor func makeController() -> UIViewController { UIViewController() }
  func update(controller: UINavigationController, state: CellState) {}
}
