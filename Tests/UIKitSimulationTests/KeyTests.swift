import Testing
import UIKit

private final class KeyView: UIView {
  let log: Log
  var commands: [UIKeyCommand] = []

  init(_ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { log("began \(press.key?.keyCode.rawValue ?? -1) \(press.type.rawValue)") }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("ended") }
}

extension SimulationSuite {
  @MainActor @Suite("Keys, keyboard and scroll wheel")
  struct KeyTests {
    let window = freshWindow()
    let log = Log()

    @Test("The first responder receives the keys")
    func theFirstResponderGetsTheKeys() {
      let view = KeyView(log)
      let inner = KeyView(log)
      window.addSubview(view)
      view.addSubview(inner)
      Simulation.press(.keyboardDownArrow, in: window)
      #expect(log.take().isEmpty)
      #expect(view.becomeFirstResponder())
      Simulation.press(.keyboardDownArrow, in: window)
      #expect(log.take() == ["began 81 1", "ended"])
      #expect(inner.becomeFirstResponder() && !view.isFirstResponder)
      inner.removeFromSuperview()
      #expect(!inner.isFirstResponder)
    }

    @Test("Key commands come before presses")
    func keyCommandsComeBeforePresses() {
      let view = KeyView(log)
      let log = log
      view.commands = [
        UIKeyCommand(simulatedInput: "a", modifierFlags: .command) { _ in log("all") },
        UIKeyCommand(simulatedInput: UIKeyCommand.inputEscape) { _ in log("escape") },
      ]
      window.addSubview(view)
      view.becomeFirstResponder()
      Simulation.press(.keyboardA, characters: "a", modifiers: .command, in: window)
      Simulation.press(.keyboardEscape, in: window)
      #expect(log.take() == ["all", "escape"])
      Simulation.press(.keyboardA, characters: "a", in: window)
      #expect(log.take() == ["began 4 4", "ended"], "without the modifier it is another key")
    }

    @Test("The keyboard posts notifications with its frame")
    func theKeyboardIsAnnounced() {
      let log = log
      var frames: [CGRect] = []
      let names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated {
            log(name.rawValue)
            frames += [frame].compactMap { $0 }
          }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      Simulation.showKeyboard(height: 200, over: window)
      #expect(
        log.take() == [
          "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
          "UIKeyboardDidShowNotification",
        ])
      #expect(frames.first == CGRect(x: 0, y: 280, width: 320, height: 200))
      Simulation.hideKeyboard(over: window)
      #expect(log.take() == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification"])
      #expect(frames.last == CGRect(x: 0, y: 480, width: 320, height: 200))
    }

    @Test("The wheel scrolls the view under the pointer")
    func theWheelScrollsWhatIsUnderIt() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view.contentSize = CGSize(width: 320, height: 1000)
      window.addSubview(view)
      Simulation.scrollWheel(by: CGPoint(x: 0, y: -30), at: CGPoint(x: 10, y: 10), in: window)
      #expect(view.contentOffset.y == 30)
      Simulation.scrollWheel(by: CGPoint(x: 0, y: 300), at: CGPoint(x: 10, y: 10), in: window)
      #expect(view.contentOffset.y == 0, "a wheel does not bounce")
    }
  }
}
