#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Buttons, switches, steppers and menus in cells.
@MainActor
@Suite("Controls of components", .simulated)
struct ComponentControlTests {
  init() { Simulation.reset() }

  // MARK: Buttons

  private func buttons() -> Form {
    Form { form in
      Content {
        Section("rows") {
          HStack {
            Text("Ada")
            Spacer()
            Button("Delete", role: .destructive) { form.log.note("delete") }.disabled(form.isDisabled)
          }
          .onTap { form.log.note("row") }
        }
      }
    }
  }

  @Test("A tap on a button presses it, and a tap beside it is one on the row")
  func button() throws {
    let form = buttons()
    let button = try #require(form.view.shown(UIButton.self).first)
    #expect(button.currentTitle == "Delete")
    #expect(abs(button.convert(button.bounds, to: form.view).maxX - (320 - 16)) < 1e-6)
    #expect(button.bounds.height == 34)
    form.tap(button)
    #expect(form.log.take() == ["delete"])
    form.tap(x: 40, y: 28)
    #expect(form.log.take() == ["row"])
  }

  @Test("A disabled button does nothing, and neither does its row")
  func disabledButton() throws {
    let form = buttons()
    form.isDisabled = true
    form.screen.settle()
    let button = try #require(form.view.shown(UIButton.self).first)
    #expect(!button.isEnabled)
    form.tap(button)
    #expect(form.log.take() == [])
    form.isDisabled = false
    form.screen.settle()
    #expect(form.view.shown(UIButton.self).first === button && button.isEnabled)
  }

  @Test("The roles of buttons have different appearances")
  func roles() {
    let form = Form { _ in
      Content { Section("rows") { ForEach(ButtonRole.allCases, id: \.self) { Button("a", role: $0) {} } } }
    }
    let configurations = form.view.shown(UIButton.self).compactMap(\.configuration)
    #expect(configurations.map(\.simulatedStyle) == [.gray, .filled, .gray, .plain, .plain])
    let colors = configurations.map { $0.baseForegroundColor?.resolvedColor(with: form.view.traitCollection) }
    #expect(colors[0] != colors[2] && colors[3] == colors[4])
  }

  @Test("A finger that moves on from a button scrolls, and presses nothing")
  func scrolling() throws {
    let form = Form { form in
      Content {
        Section("rows") { ForEach(0..<50) { index in Button("\(index)") { form.log.note("\(index)") } } }
      }
    }
    let button = try #require(form.view.shown(UIButton.self).dropFirst(4).first)
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    let finger = Simulation.touch(at: center, in: form.screen.window)
    // Long enough for the button to get the touch.
    finger.hold(for: 0.3)
    finger.move(to: CGPoint(x: center.x, y: center.y - 100), during: 0.2)
    finger.hold(for: 0.2)
    finger.lift()
    form.screen.wait(1)
    #expect(form.view.contentOffset.y > 50)
    #expect(form.log.take() == [])
  }

  @Test("A view that shows another row sends the events of that row")
  func reuse() throws {
    let form = Form { form in
      Content {
        Section("rows") { ForEach(0..<200) { index in Button("\(index)") { form.log.note("\(index)") } } }
      }
    }
    form.view.contentOffset.y = 3000
    form.screen.settle()
    let button = try #require(form.view.shown(UIButton.self).dropFirst(3).first)
    form.tap(button)
    #expect(form.log.take() == [button.currentTitle])
    // Few views are made.
    #expect(form.view.allViews(UIButton.self).count < 40)
  }

  // MARK: Toggles

  private func toggles() -> Form {
    Form { form in
      Content {
        Section("rows") {
          Toggle("Wi-Fi", isOn: form.isOn) { isOn in
            form.log.note("\(isOn)")
            if form.accepts { form.isOn = isOn }
          }
          .disabled(form.isDisabled)
        }
      }
    }
  }

  @Test("A switch shows the state of the app")
  func toggle() throws {
    let form = toggles()
    let toggle = try #require(form.view.shown(UISwitch.self).first)
    #expect(form.view.shown(UILabel.self).map(\.text) == ["Wi-Fi"])
    form.tap(toggle)
    #expect(form.isOn && toggle.isOn)
    form.isOn = false
    form.screen.settle()
    #expect(!toggle.isOn)
    #expect(form.log.take() == ["true"])
  }

  @Test("A switch returns if the app does not accept the change")
  func refused() throws {
    let form = toggles()
    form.accepts = false
    let toggle = try #require(form.view.shown(UISwitch.self).first)
    form.tap(toggle)
    #expect(!toggle.isOn)
    form.tap(toggle)
    #expect(form.log.take() == ["true", "true"])
  }

  @Test("A tap on the title turns the switch")
  func title() throws {
    let form = toggles()
    let label: UILabel = try #require(form.view.shown(UILabel.self).first)
    form.tap(label)
    #expect(form.isOn)
    #expect(form.view.shown(UISwitch.self).first?.isOn == true)
    form.isDisabled = true
    form.screen.settle()
    form.tap(form.view.shown(UILabel.self).first)
    form.tap(form.view.shown(UISwitch.self).first)
    #expect(form.isOn && form.log.take() == ["true"])
  }

  // MARK: Steppers

  private func steppers() -> Form {
    Form { form in
      Content {
        Section("rows") {
          Stepper(form.number, in: form.range) { number in
            form.log.note("\(number)")
            if form.accepts { form.number = number }
          }
          .controlLabel("Guests").disabled(form.isDisabled)
        }
      }
    }
  }

  private func tap(_ side: String, of form: Form) {
    guard let stepper = form.view.shown(UIStepper.self).first else { return form.log.note("no stepper") }
    let frame = stepper.convert(stepper.bounds, to: nil)
    form.tap(x: side == "+" ? frame.maxX - 20 : frame.minX + 20, y: frame.midY)
  }

  @Test("A stepper changes the number of the app within its range")
  func stepper() throws {
    let form = steppers()
    let label = try #require(form.view.shown(UILabel.self).first)
    #expect(label.text == "3")
    for _ in 0..<7 { tap("+", of: form) }
    #expect(label.text == "8")
    #expect(form.log.take() == ["4", "5", "6", "7", "8"])
    tap("-", of: form)
    #expect(form.log.take() == ["7"])
    // The number is no button.
    form.tap(label)
    #expect(form.log.take() == [])
  }

  @Test("A stepper returns to the number of the app")
  func refusedStep() {
    let form = steppers()
    form.accepts = false
    for _ in 0..<2 { tap("+", of: form) }
    #expect(form.log.take() == ["4", "4"])
    #expect(form.view.shown(UIStepper.self).first?.value == 3)
  }

  @Test("From a number outside of the range, a step leads into it")
  func outside() {
    let form = steppers()
    form.number = 12
    form.screen.settle()
    #expect(form.view.shown(UILabel.self).first?.text == "12")
    tap("-", of: form)
    #expect(form.log.take() == ["8"])
  }

  @Test(
    "Any range is possible",
    arguments: [5...5, 0...Int.max, Int.min...Int.max, -3 ... -2, 200...300, (Int.max - 5)...Int.max])
  func ranges(range: ClosedRange<Int>) {
    let form = steppers()
    let violations = Simulation.violations {
      form.number = range.lowerBound
      form.range = range
      form.screen.settle()
      tap("+", of: form)
      tap("-", of: form)
      form.range = 1...8
      form.number = 3
      form.screen.settle()
    }
    #expect(violations.isEmpty)
    #expect(form.view.shown(UIStepper.self).first?.value == 3)
  }

  // MARK: Menus

  private func menus() -> Form {
    Form { form in
      Content {
        Section("rows") {
          Menu(["Small", "Medium", "Large"], selected: form.option) { option in
            form.log.note("\(option)")
            if form.accepts { form.option = option }
          }
          .disabled(form.isDisabled)
        }
      }
    }
  }

  private func states(_ menu: SimulatedContextMenu?) -> [UIMenuElement.State]? { menu?.actions.map(\.state) }

  @Test("A menu shows all options, and chooses one")
  func menu() throws {
    let form = menus()
    let button = try #require(form.view.shown(UIButton.self).first)
    #expect(button.currentTitle == "Medium")
    form.tap(button)
    let menu = try #require(Simulation.menuOfButton)
    #expect(menu.actions.map(\.title) == ["Small", "Medium", "Large"])
    #expect(states(menu) == [.off, .on, .off])
    menu.choose("Large")
    form.screen.settle()
    #expect(form.option == 2 && button.currentTitle == "Large" && form.log.take() == ["2"])
    form.tap(button)
    #expect(states(Simulation.menuOfButton) == [.off, .off, .on])
  }

  @Test("A menu marks the option of the app if that does not accept the choice")
  func refusedChoice() throws {
    let form = menus()
    form.accepts = false
    let button = try #require(form.view.shown(UIButton.self).first)
    form.tap(button)
    Simulation.menuOfButton?.choose("Small")
    form.screen.settle()
    form.tap(button)
    #expect(states(Simulation.menuOfButton) == [.off, .on, .off])
    #expect(button.currentTitle == "Medium")
  }

  @Test("A menu without a chosen option has no title")
  func noOption() {
    let form = menus()
    form.option = nil
    form.screen.settle()
    let button = form.view.shown(UIButton.self).first
    #expect(button?.currentTitle == "" && (button?.bounds.width ?? 0) > 60)
    form.isDisabled = true
    form.screen.settle()
    #expect(button?.isEnabled == false)
  }

  // MARK: Sizes

  @Test(
    "Controls have the place that they need, in any text size",
    arguments: [
      UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ])
  func sizes(category: UIContentSizeCategory) {
    Simulation.setContentSizeCategory(category)
    let form = Form(width: 1200) { _ in
      Content {
        Section("rows") {
          Button("Save changes") {}
          Toggle("Wireless network", isOn: true) { _ in }
          Stepper(100, in: 0...100) { _ in }
          Menu(["short", "a longer option"], selected: 1) { _ in }
        }
      }
    }
    for label in form.view.shown(UILabel.self) {
      #expect(label.bounds.width >= label.intrinsicContentSize.width)
      #expect(label.bounds.height >= label.intrinsicContentSize.height)
    }
    for control in form.view.shown(UIControl.self) where control is UISwitch || control is UIStepper {
      #expect(control.bounds.size == control.intrinsicContentSize)
    }
    let text = UIKitHost.text.labelText
    for button in form.view.shown(UIButton.self) {
      let title = text.size(of: button.currentTitle ?? "", style: .title, width: nil)
      let (width, height) = (Double(button.bounds.width), Double(button.bounds.height))
      #expect(width >= title.width + 24 && height >= title.height + 12)
    }
  }
}

extension UIView {
  /// Returns all views of a class within the view, also hidden ones.
  fileprivate func allViews<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.allViews(type) }
  }
}
#endif
