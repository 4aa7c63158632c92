import Testing
import UIKit

extension SimulationSuite {
  @MainActor @Suite("Controls")
  struct ControlTests {
    let window = freshWindow()
    let log = Log()

    private func listen(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
      let log = log
      for (event, name) in events { control.addAction(UIAction { _ in log(name) }, for: event) }
    }

    @Test("A button sends its events in order")
    func aButtonSendsItsEventsInOrder() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      listen(
        button,
        [
          (.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
          (.touchUpOutside, "out"),
        ])
      window.addSubview(button)
      Simulation.tap(button)
      #expect(log.take() == ["down", "up", "primary"])
      let finger = Simulation.touch(at: CGPoint(x: 10, y: 10), in: window)
      #expect(button.isHighlighted && button.isTracking)
      finger.move(to: CGPoint(x: 10, y: 300))
      #expect(!button.isHighlighted)
      finger.lift()
      #expect(log.take() == ["down", "out"])
      button.isEnabled = false
      Simulation.tap(button)
      #expect(log.take().isEmpty)
    }

    @Test("An action replaces the action with the same identifier")
    func anActionTakesThePlaceOfItsNamesake() {
      let control = UIControl()
      let id = UIAction.Identifier("one")
      let log = log
      control.addAction(UIAction(identifier: id) { _ in log("first") }, for: .valueChanged)
      control.addAction(UIAction(identifier: id) { _ in log("second") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log.take() == ["second"])
      control.removeAction(identifiedBy: id, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log.take().isEmpty)
    }

    @Test("An action has its sender")
    func anActionKnowsItsSender() {
      let control = UIControl()
      var sender: AnyObject?
      control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(sender === control)
    }

    @Test("A tap on a control does not reach a tap recognizer")
    func aTapOnAControlIsTheControls() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      listen(button, [(.touchUpInside, "up")])
      let tap = UITapGestureRecognizer()
      let log = log
      tap.simulationHandler = { _ in log("tap") }
      window.addGestureRecognizer(tap)
      window.addSubview(button)
      Simulation.tap(button)
      #expect(log.take() == ["up"])
    }

    @Test("A switch sends events only for changes by the user")
    func aSwitchTellsOnlyOfTheUser() {
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      listen(toggle, [(.valueChanged, "changed"), (.primaryActionTriggered, "primary")])
      window.addSubview(toggle)
      toggle.setOn(true, animated: false)
      #expect(log.take().isEmpty)
      Simulation.tap(toggle)
      #expect(!toggle.isOn && log.take() == ["changed", "primary"])
    }

    @Test("A page control moves by one page per tap")
    func aPageControlGoesOnePageOn() {
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      listen(pages, [(.valueChanged, "changed")])
      pages.numberOfPages = 2
      window.addSubview(pages)
      Simulation.tap(at: CGPoint(x: 90, y: 10), in: window)
      #expect(pages.currentPage == 1 && log.take() == ["changed"])
      Simulation.tap(at: CGPoint(x: 90, y: 10), in: window)
      #expect(pages.currentPage == 1 && log.take().isEmpty, "there is no third page")
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(pages.currentPage == 0)
      pages.currentPage = 7
      #expect(pages.currentPage == 1)
    }

    @Test("A text field is edited while it is first responder")
    func aTextFieldIsEditedWhileItIsFirstResponder() {
      let delegate = FieldDelegate(log)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.delegate = delegate
      listen(field, [(.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end")])
      window.addSubview(field)
      Simulation.tap(field)
      #expect(field.isEditing && field.isFirstResponder)
      Simulation.press(.keyboardA, characters: "a", in: window)
      Simulation.press(.keyboardB, characters: "b", in: window)
      Simulation.press(.keyboardDeleteOrBackspace, in: window)
      #expect(field.text == "a")
      Simulation.press(.keyboardReturnOrEnter, in: window)
      field.resignFirstResponder()
      #expect(!field.isEditing)
      #expect(
        log.take() == [
          "should begin", "did begin", "begin", "changed", "changed", "changed", "return", "should end",
          "did end", "end",
        ])
    }

    @Test("A field that refuses to end editing stays first responder")
    func aFieldThatMayNotEndKeepsTheKeys() {
      let delegate = FieldDelegate(log)
      let (first, second) = (UITextField(), UITextField())
      first.delegate = delegate
      for field in [first, second] { window.addSubview(field) }
      first.becomeFirstResponder()
      delegate.mayEnd = false
      #expect(!second.becomeFirstResponder() && first.isFirstResponder)
      delegate.mayEnd = true
      #expect(second.becomeFirstResponder() && !first.isFirstResponder && !first.isEditing)
    }

    @Test("A view that leaves its window resigns first responder")
    func aViewThatLeavesItsWindowIsNoLongerFirstResponder() {
      let outer = UIView()
      let field = UITextField()
      outer.addSubview(field)
      window.addSubview(outer)
      field.becomeFirstResponder()
      outer.removeFromSuperview()
      #expect(!field.isFirstResponder && !field.isEditing)
      window.addSubview(outer)
      field.becomeFirstResponder()
      UIView().addSubview(outer)
      #expect(!field.isFirstResponder && !field.isEditing, "nor one that goes elsewhere")
    }
  }
}
