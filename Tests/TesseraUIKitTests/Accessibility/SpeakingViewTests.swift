#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// VoiceOver and cells whose own views are accessible elements with labels.
@MainActor
@Suite("Accessible views in cells", .simulated)
struct SpeakingViewTests {
  private let view: CollectionView
  private let eventLog = EventLog()

  init() {
    var configuration = EngineConfiguration.touch()
    configuration.selectionMode = .multiple
    view = CollectionView(configuration: configuration)
    Simulation.setVoiceOverRunning(true)
  }

  private func label(_ text: String) throws -> UILabel {
    try #require(view.spokenElements.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  @Test("The view is the element and has the declared properties beside its own")
  func lends() throws {
    view.show(
      Content {
        Section("rows") {
          LabelCell(text: "plain").selectable(false)
          LabelCell(text: "mail").selectable().accessibilityValue("new").accessibilityHint("Opens")
            .onTap { eventLog.note("tap") }.contextAction("Flag") { eventLog.note("flag") }
          NameCell(name: "mute")
        }
      })
    let screen = TestWindow(view)
    #expect(view.spokenLabels == ["plain", "mail"])
    #expect(try label("plain").accessibilityTraits == .none)
    #expect(try label("plain").accessibilityCustomActions == nil)
    let mail = try label("mail")
    #expect(mail.accessibilityTraits == .button)
    #expect(mail.accessibilityValue == "new")
    #expect(mail.accessibilityHint == "Opens")
    let actions = try #require(mail.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Flag", "select"])
    for action in actions { #expect(action.actionHandler?(action) == true) }
    screen.settle()
    #expect(mail.accessibilityTraits == [.button, .selected])
    // VoiceOver taps an element that does not activate itself.
    Simulation.activate(mail, in: screen.window)
    screen.wait(1)
    #expect(eventLog.take() == ["flag", "tap"])
  }

  @Test("Properties from the content are removed on deselection and reuse")
  func takesBack() throws {
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<20) { number in
            LabelCell(text: "\(number)").selectable().accessibilityValue("early").accessibilityHint("Opens")
              .contextAction("Flag") {}
          }
          ForEach(20..<400) { LabelCell(text: "\($0)").selectable(false) }
        }
      })
    let screen = TestWindow(view)
    view.engine.select(3)
    view.setNeedsLayout()
    screen.settle()
    #expect(try label("3").accessibilityTraits == .selected)
    view.engine.deselectAll()
    view.setNeedsLayout()
    screen.settle()
    #expect(try label("3").accessibilityTraits == .none)
    view.contentOffset.y = 4_000
    screen.settle()
    let found = view.spokenElements
    #expect(found.contains { $0.accessibilityLabel == "100" })
    #expect(found.allSatisfy { $0.accessibilityTraits == .none && $0.accessibilityCustomActions == nil })
    #expect(found.allSatisfy { $0.accessibilityValue == nil && $0.accessibilityHint == nil })
  }

  @Test("Accessibility properties that the app set on the view stay")
  func keepsOwn() throws {
    let own = UIAccessibilityCustomAction(name: "own") { _ in true }
    func content(isTapped: Bool) -> Content<UIKitHost> {
      Content {
        Section("rows") {
          if isTapped {
            LabelCell(text: "a", own: own).selectable(false).onTap {}.contextAction("Flag") {}
          } else {
            LabelCell(text: "a", own: own).selectable(false)
          }
        }
      }
    }
    for isTapped in [true, false, true] {
      view.show(content(isTapped: isTapped))
      let screen = TestWindow(view)
      screen.wait(1)
      let found = try label("a")
      #expect(found.accessibilityTraits == (isTapped ? [.link, .button] : .link))
      #expect(found.accessibilityCustomActions?.map(\.name) == (isTapped ? ["own", "Flag"] : ["own"]))
      #expect(found.accessibilityValue == "mine")
    }
  }

  @Test("A declared label replaces the view as the element until it is removed")
  func declaredLabel() throws {
    func content(_ label: String) -> Content<UIKitHost> {
      Content {
        Section("rows") { LabelCell(text: "view").selectable(false).onTap {}.accessibilityLabel(label) }
      }
    }
    view.show(content(""))
    let screen = TestWindow(view)
    #expect(view.spokenLabels == ["view"])
    #expect(try label("view").accessibilityTraits == .button)
    view.show(content("declared"))
    screen.settle()
    #expect(view.spokenLabels == ["declared"])
    view.show(content(""))
    screen.settle()
    #expect(view.spokenLabels == ["view"])
    #expect(try label("view").accessibilityTraits == .button)
  }
}

/// A cell with a label, which may have its own accessibility properties.
private struct LabelCell: Cell {
  var text: String
  var own: UIAccessibilityCustomAction?

  static var sizing: Sizing { .height(40) }

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) {
    view.text = text
    guard let own else { return }
    view.accessibilityTraits = .link
    view.accessibilityValue = "mine"
    view.accessibilityCustomActions = [own]
  }
}
#endif
