#if !canImport(ObjectiveC)
import Testing
import UIKit

@testable import TesseraUIKit

/// The tints that components declare for their controls.
@MainActor
@Suite("Tints of controls", .simulated)
struct TintTests {
  init() { Simulation.reset() }

  private static let yellow = Color.rgb(red: 250, green: 200, blue: 0)
  private static let navy = Color.rgb(red: 0, green: 0, blue: 120)
  private static let gray = Color.rgb(red: 118, green: 118, blue: 118)
  private static let tints: [Color] = [
    yellow, navy, gray, .rgb(red: 255, green: 255, blue: 255), .rgb(red: 0, green: 0, blue: 0), .accent,
    .positive, .warning, .negative, .secondary,
  ]

  /// Light and dark, with usual and increased contrast.
  private static var appearances: [UITraitCollection] {
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map { contrast in
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
  }

  private func form(_ tint: Color) -> Form {
    Form { form in
      Content {
        Section("rows") {
          ForEach(ButtonRole.allCases, id: \.self) { Button("button", role: $0) {}.tint(tint) }
          Menu(["a"], selected: 0) { _ in }.tint(tint)
          HStack { Toggle("toggle", isOn: true) { _ in } }.tint(tint)
          Stepper(3, in: 0...9) { _ in }.tint(tint)
          form.field("name").tint(tint)
          TextEditor("text", text: "") { _ in }.tint(tint)
        }
      }
    }
  }

  private func rgba(_ color: UIColor?, _ traits: UITraitCollection) throws -> RGBA {
    RGBA(try #require(color).resolvedColor(with: traits))
  }

  private func configuration(_ role: ButtonRole, in form: Form) throws -> UIButton.Configuration {
    let position = try #require(ButtonRole.allCases.firstIndex(of: role))
    return try #require(form.view.shown(UIButton.self)[position].configuration)
  }

  // MARK: Contrast

  @Test("Titles in and on every tint are legible, light and dark, with usual and increased contrast")
  func buttons() throws {
    for tint in Self.tints {
      let form = form(tint)
      let buttons = form.view.shown(UIButton.self)
      #expect(buttons.count == ButtonRole.allCases.count + 1)
      for traits in Self.appearances {
        let palette = Palette(traits)
        for configuration in buttons.compactMap(\.configuration) {
          let grounds =
            switch configuration.simulatedStyle {
            case .gray: palette.backgrounds(.button)
            case .filled: [try rgba(configuration.baseBackgroundColor, traits)]
            default: palette.backgrounds(.row)
            }
          let title = try rgba(configuration.baseForegroundColor, traits)
          for ground in grounds {
            let contrast = title.composited(over: ground).contrast(with: ground)
            #expect(ground.alpha == 1 && contrast >= 4.5, "\(tint), \(configuration.simulatedStyle)")
          }
        }
      }
    }
  }

  @Test("The signs of a stepper and the carets of fields are legible in every tint")
  func symbols() throws {
    for tint in Self.tints where tint != .accent {
      let form = form(tint)
      let stepper = try #require(form.view.shown(UIStepper.self).first)
      #expect(stepper.incrementImage(for: .normal) != nil && stepper.decrementImage(for: .normal) != nil)
      for traits in Self.appearances {
        let palette = Palette(traits)
        let sign = try rgba(stepper.tintColor, traits)
        for ground in palette.backgrounds(.button) {
          #expect(sign.composited(over: ground).contrast(with: ground) >= 4.5)
        }
        let fields: [UIView] = form.view.shown(UITextField.self) + form.view.shown(UITextView.self)
        #expect(fields.count == 2)
        for field in fields {
          let caret = try rgba(field.tintColor, traits)
          for ground in palette.backgrounds(.field) {
            #expect(caret.composited(over: ground).contrast(with: ground) >= 4.5)
          }
        }
      }
    }
  }

  // MARK: Colors

  @Test("A prominent button has an exact tint, and its title is black or white, whichever contrasts more")
  func prominent() throws {
    for (tint, ground, title) in [
      (Self.yellow, RGBA(red: 250.0 / 255, green: 200.0 / 255, blue: 0), RGBA.black),
      (Self.navy, RGBA(red: 0, green: 0, blue: 120.0 / 255), RGBA.white),
    ] {
      let configuration = try configuration(.prominent, in: form(tint))
      for traits in Self.appearances {
        #expect(try rgba(configuration.baseBackgroundColor, traits) == ground)
        #expect(try rgba(configuration.baseForegroundColor, traits) == title)
      }
    }
  }

  @Test("The tint of a role is the system's color")
  func roles() throws {
    let form = form(.positive)
    let toggle = try #require(form.view.shown(UISwitch.self).first)
    let configuration = try configuration(.prominent, in: form)
    for traits in Self.appearances {
      let green = try rgba(.systemGreen, traits)
      #expect(try rgba(toggle.onTintColor, traits) == green)
      #expect(try rgba(configuration.baseBackgroundColor, traits) == green)
    }
  }

  @Test("Titles keep a tint that is legible, and a title that deletes data keeps its color")
  func titles() throws {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let navy = RGBA(red: 0, green: 0, blue: 120.0 / 255)
    let form = form(Self.navy)
    for role in [ButtonRole.normal, .plain, .link] {
      #expect(try rgba(configuration(role, in: form).baseForegroundColor, light) == navy)
    }
    let red = Palette(light).text(.negative, on: .button)
    #expect(try rgba(configuration(.destructive, in: form).baseForegroundColor, light) == red)
  }

  @Test("Without a tint, a toggle, a stepper and a field have the colors of UIKit")
  func untinted() throws {
    let form = form(.accent)
    let stepper = try #require(form.view.shown(UIStepper.self).first)
    #expect(try #require(form.view.shown(UISwitch.self).first).onTintColor == nil)
    #expect(stepper.incrementImage(for: .normal) == nil && stepper.decrementImage(for: .normal) == nil)
    form.view.tintColor = .systemPurple
    form.screen.settle()
    let field = try #require(form.view.shown(UITextField.self).first)
    #expect(stepper.tintColor == .systemPurple && field.tintColor == .systemPurple)
  }

  @Test("A view that shows a control without a tint again has lost that of the former one")
  func reuse() throws {
    let plain = form(.accent)
    let roles = ButtonRole.allCases
    var tint = Self.yellow
    let form = Form { form in
      Content {
        Section("rows") {
          ForEach(roles, id: \.self) { Button("button", role: $0) {}.tint(tint) }
          HStack {
            Toggle("toggle", isOn: true) { _ in }
            Stepper(3, in: 0...9) { _ in }
            form.field("name")
          }
          .tint(tint)
        }
      }
    }
    let toggle = try #require(form.view.shown(UISwitch.self).first)
    let stepper = try #require(form.view.shown(UIStepper.self).first)
    let field = try #require(form.view.shown(UITextField.self).first)
    let buttons = form.view.shown(UIButton.self)
    #expect(toggle.onTintColor != nil && stepper.incrementImage(for: .normal) != nil)
    tint = .accent
    form.show()
    form.screen.settle()
    #expect(form.view.shown(UIButton.self) == buttons && form.view.shown(UISwitch.self) == [toggle])
    #expect(toggle.onTintColor == nil)
    #expect(stepper.incrementImage(for: .normal) == nil && stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.tintColor == .systemBlue && field.tintColor == .systemBlue)
    let light = UITraitCollection(userInterfaceStyle: .light)
    for (role, button) in zip(roles, buttons) {
      let (shown, usual) = (try #require(button.configuration), try configuration(role, in: plain))
      #expect(try rgba(shown.baseForegroundColor, light) == rgba(usual.baseForegroundColor, light))
      #expect(shown.baseBackgroundColor == nil || role == .prominent)
    }
    let prominent = try configuration(.prominent, in: form)
    #expect(
      try rgba(prominent.baseBackgroundColor, light)
        == rgba(configuration(.prominent, in: plain).baseBackgroundColor, light))
  }
}
#endif
