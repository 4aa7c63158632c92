#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Components for VoiceOver.
@MainActor
@Suite("Components for VoiceOver", .simulated)
struct ComponentAccessibilityTests {
  init() { Simulation.reset() }

  private func labels(_ form: Form) -> [String?] {
    Simulation.accessibilityElements(in: form.view).map(\.accessibilityLabel)
  }

  @Test("The texts of a row are one element, and each control is another one")
  func elements() throws {
    let form = Form { form in
      Content {
        Section("rows") {
          HStack {
            Text("Ada")
            Text("online")
            Button("♥") { form.log.note("like") }.controlLabel("Like")
          }
          Text("plain")
          Toggle("Wi-Fi", isOn: true) { _ in }
          form.field("name")
        }
      }
    }
    #expect(labels(form) == ["Ada online", "Like", "plain", "Wi-Fi", "name"])
    form.texts["name"] = "Ada"
    form.screen.settle()
    #expect(labels(form) == ["Ada online", "Like", "plain", "Wi-Fi", "name"])
    let like = try #require(Simulation.accessibilityElements(in: form.view).dropFirst().first)
    #expect(like.accessibilityTraits.contains(.button))
    form.tap(like as? UIView)
    #expect(form.log.take() == ["like"])
  }

  @Test("A label that the content declares stays as it is")
  func declared() {
    let form = Form { _ in
      Content {
        Section("rows") {
          HStack {
            Text("Ada")
            Button("♥") {}.controlLabel("Like")
          }
          .accessibilityLabel("A friend")
        }
      }
    }
    #expect(labels(form) == ["A friend", "Like"])
  }

  @Test("A stepper is an adjustable element")
  func stepper() throws {
    let form = Form { form in
      Content {
        Section("rows") {
          Stepper(form.number, in: form.range) { form.number = $0 }.controlLabel("Guests").disabled(
            form.isDisabled)
        }
      }
    }
    form.number = 7
    form.screen.settle()
    let element = try #require(Simulation.accessibilityElements(in: form.view).first)
    #expect(element.accessibilityLabel == "Guests" && element.accessibilityValue == "7")
    #expect(element.accessibilityTraits == .adjustable)
    for _ in 0..<3 {
      element.accessibilityIncrement()
      form.screen.settle()
    }
    #expect(form.number == 8 && element.accessibilityValue == "8")
    element.accessibilityDecrement()
    form.screen.settle()
    #expect(form.number == 7)
    form.isDisabled = true
    form.screen.settle()
    element.accessibilityDecrement()
    #expect(form.number == 7 && element.accessibilityTraits.contains(.notEnabled))
  }

  @Test("An editor shows its text, or its placeholder, and is an element with both")
  func editor() throws {
    let form = Form { form in
      Content { Section("rows") { TextEditor("notes", text: form.texts["notes"] ?? "") { _ in } } }
    }
    #expect(form.view.shown(UILabel.self).map(\.text) == ["notes"])
    form.texts["notes"] = "bread\nplums"
    form.screen.settle()
    #expect(form.view.shown(UILabel.self).isEmpty)
    #expect(labels(form) == ["notes"])
    let element = try #require(Simulation.accessibilityElements(in: form.view).first)
    #expect(element.accessibilityLabel == "notes")
    // UIKit speaks the text of a text view as its value.
    #expect((element as? UITextView)?.text == "bread\nplums")
  }

  @Test("A menu with a label has the chosen option as its value")
  func menu() throws {
    let form = Form { form in
      Content {
        Section("rows") { Menu(["S", "M"], selected: form.option) { form.option = $0 }.controlLabel("Size") }
      }
    }
    let element = try #require(Simulation.accessibilityElements(in: form.view).first)
    #expect(element.accessibilityLabel == "Size" && element.accessibilityValue == "M")
  }
}
#endif
