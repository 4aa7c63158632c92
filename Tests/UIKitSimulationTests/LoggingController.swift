import UIKit

/// A view controller that records its calls.
class LoggingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func write(_ entry: String) { log("\(name) \(entry)") }

  override func viewDidLoad() { write("did load") }
  override func viewWillAppear(_ animated: Bool) { write("will appear") }
  override func viewDidAppear(_ animated: Bool) { write("did appear") }
  override func viewWillDisappear(_ animated: Bool) { write("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { write("did disappear") }
  override func viewSafeAreaInsetsDidChange() { write("safe area") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write(parent == nil ? "left" : "joined")
  }
}

/// A view controller that forwards appearance calls to its children itself.
final class ManualController: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
