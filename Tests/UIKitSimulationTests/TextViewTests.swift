import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("The simulated text view")
  struct TextViewTests {
    private final class Typist: NSObject, UITextViewDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func textViewDidBeginEditing(_ textView: UITextView) { log("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log("end") }
      func textViewDidChange(_ textView: UITextView) { log(textView.text) }
    }

    @Test("Keys edit the text at the caret, Return inserts a line, and the delegate is told")
    func typing() {
      let (window, view, log) = (freshWindow(), UITextView(), Log())
      let typist = Typist(log)
      view.delegate = typist
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(view)
      Simulation.tap(view)
      #expect(view.isFirstResponder)
      Simulation.press(.keyboardA, characters: "a", in: window)
      Simulation.press(.keyboardReturnOrEnter, in: window)
      view.selectedRange = NSRange(location: 1, length: 0)
      Simulation.press(.keyboardB, characters: "b", in: window)
      Simulation.press(.keyboardDeleteOrBackspace, in: window)
      #expect(log.take() == ["begin", "a", "a\n", "ab\n", "a\n"])
      view.text = "code"
      #expect(view.selectedRange.location == 4)
      #expect(log.take().isEmpty, "the delegate is told only what the user does")
      view.resignFirstResponder()
      #expect(log.take() == ["end"])
      (view.isEditable, view.isSelectable) = (false, false)
      #expect(!view.becomeFirstResponder())
    }
  }
}
