import UIKit

/// A window with a view and recognizers that record their states.
@MainActor final class GestureBench {
  let window = freshWindow()
  let log = Log()
  let view: LoggingView

  init() {
    view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    Simulation.turn()
    _ = log.take()
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    let log = log
    recognizer.name = name
    recognizer.simulationHandler = { log("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }
}
