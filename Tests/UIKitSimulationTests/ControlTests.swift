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

    @Test("A stepper steps within its bounds, which have to have a distance")
    func aStepperStepsWithinItsBounds() {
      let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
      listen(stepper, [(.valueChanged, "changed")])
      window.addSubview(stepper)
      (stepper.maximumValue, stepper.stepValue, stepper.value) = (5, 3, 1)
      for _ in 0..<3 { Simulation.tap(at: CGPoint(x: 80, y: 10), in: window) }
      #expect(stepper.value == 5 && log.take() == ["changed", "changed"])
      Simulation.tap(at: CGPoint(x: 10, y: 10), in: window)
      #expect(stepper.value == 2)
      stepper.value = 99
      #expect(stepper.value == 5)
      #expect(rulesBroken { stepper.minimumValue = 5 } == [.stepperBounds])
      #expect(rulesBroken { stepper.stepValue = 0 } == [.stepperStep])
    }

    @Test(
      "A menu that is a button's primary action opens instead of the action, and keeps one action selected")
    func aMenuOpensInsteadOfThePrimaryAction() throws {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      listen(button, [(.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu")])
      let log = log
      let actions = ["a", "b"].map { title in UIAction(title: title) { _ in log(title) } }
      button.menu = UIMenu(options: .singleSelection, children: actions)
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
      Simulation.tap(button)
      #expect(log.take() == ["menu"])
      let menu = try #require(Simulation.menuOfButton)
      menu.choose("b")
      #expect(log.take() == ["b"] && actions.map(\.state) == [.off, .on])
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

    @Test("Typing replaces the selection of a text field, and a set text moves the caret to its end")
    func typingReplacesTheSelection() throws {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      field.becomeFirstResponder()
      field.text = "a\u{1F44D}\u{1F3FD}c"
      Simulation.press(.keyboardD, characters: "d", in: window)
      #expect(field.text == "a\u{1F44D}\u{1F3FD}cd")
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      #expect(field.offset(from: field.beginningOfDocument, to: start) == 5)
      field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
      Simulation.press(.keyboardX, characters: "x", in: window)
      #expect(field.text == "a\u{1F44D}\u{1F3FD}x")
      for _ in 0..<2 { Simulation.press(.keyboardDeleteOrBackspace, in: window) }
      #expect(field.text == "a", "a character is deleted as a whole")
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil && field.markedTextRange == nil)
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
