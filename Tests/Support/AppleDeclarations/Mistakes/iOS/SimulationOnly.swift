import UIKit

@MainActor
func make() -> UIGestureRecognizer {
  let recognizer = UITapGestureRecognizer(target: nil, action: nil)
  recognizer.simulationHandler = nil  // error: has no member 'simulationHandler'
  return recognizer
}
