#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

@testable import UIKitExampleOnSimulation

/// The gallery for iOS in a window, with a hand that taps.
@MainActor
struct GalleryScreen {
  let navigation = UINavigationController(rootViewController: GalleryController())
  let screen: TestWindow

  /// - Parameter height: The height of the window.
  init(height: CGFloat = 1600) { screen = TestWindow(navigation, height: height) }

  /// Opens an example without a tap on its row.
  @discardableResult
  func open(_ id: String) -> UIViewController? {
    guard let controller = Entry.all.first(where: { $0.id == id })?.make() else { return nil }
    navigation.pushViewController(controller, animated: false)
    screen.wait(1)
    return controller
  }

  /// The visible texts.
  var texts: [String] { screen.texts }

  /// Presses the button at the right of the bar.
  func pressRightButton(of controller: UIViewController?) {
    controller?.navigationItem.rightBarButtonItem?.simulatedPress()
    screen.wait(2)
  }

  /// Taps a point of a view, by parts of its size.
  func tap(_ view: UIView, x: CGFloat = 0.5) {
    let point = CGPoint(x: view.bounds.width * x, y: view.bounds.midY)
    Simulation.tap(at: view.convert(point, to: nil), in: screen.window)
    screen.wait(1)
  }

  /// Taps a visible button; returns `false` if there is none with the title.
  func press(_ title: String) -> Bool {
    guard let button = screen.window.shown(UIButton.self).first(where: { $0.currentTitle == title }) else {
      return false
    }
    tap(button)
    return true
  }

  func type(_ letters: String) {
    for letter in letters {
      Simulation.press(.keyboardA, characters: String(letter), in: screen.window)
      screen.settle()
    }
  }

  /// Waits in real time, as examples with tasks do; returns `false` if the condition is not met within ten
  /// seconds.
  func waits(until condition: () -> Bool) async throws -> Bool {
    for _ in 0..<500 {
      if condition() { return true }
      try await Task.sleep(nanoseconds: 20_000_000)
      screen.wait(1)
    }
    return condition()
  }
}
#endif
