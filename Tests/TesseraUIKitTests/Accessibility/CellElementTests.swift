#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The accessibility elements of cells with declared labels.
@MainActor
@Suite("Elements for VoiceOver", .simulated)
struct CellElementTests {
  private let view: CollectionView
  private let eventLog = EventLog()

  init() {
    var configuration = EngineConfiguration.touch()
    configuration.selectionMode = .multiple
    view = CollectionView(configuration: configuration)
  }

  private func show(@ContentBuilder<UIKitHost> _ sections: () -> [Section<UIKitHost>]) -> TestWindow {
    view.show(Content(sections))
    return TestWindow(view)
  }

  private func element(_ label: String) throws -> UIResponder {
    try #require(view.spokenElements.first { $0.accessibilityLabel == label })
  }

  @Test("An element has the declared properties of its cell")
  func declared() throws {
    let screen = show {
      Section("rows") {
        NameCell(name: "a").accessibilityLabel("Volume").accessibilityValue("70 %").accessibilityHint(
          "Opens the mixer")
        NameCell(name: "b").accessibilityLabel("Mute").accessibilityRole(.button)
        NameCell(name: "c").accessibilityLabel("Cover").accessibilityRole(.image)
        NameCell(name: "d").accessibilityLabel("Chapter").accessibilityRole(.heading)
        NameCell(name: "e").accessibilityLabel("Imprint").accessibilityRole(.text)
        NameCell(name: "f").accessibilityLabel("Nothing").accessibilityHidden()
        NameCell(name: "g").accessibilityLabel("Play").onTap {}
      }
    }
    let volume = try element("Volume")
    #expect(volume.accessibilityValue == "70 %")
    #expect(volume.accessibilityHint == "Opens the mixer")
    #expect(volume.accessibilityTraits == .none)
    #expect(try element("Mute").accessibilityTraits == .button)
    #expect(try element("Cover").accessibilityTraits == .image)
    #expect(try element("Chapter").accessibilityTraits == .header)
    #expect(try element("Imprint").accessibilityTraits == .staticText)
    #expect(try element("Play").accessibilityTraits == .button)
    #expect(view.spokenLabels == ["Volume", "Mute", "Cover", "Chapter", "Imprint", "Play"])
    _ = screen
  }

  @Test("Elements have the frames of their cells, also after scrolling and changes")
  func places() throws {
    func content(_ range: Range<Int>) -> Content<UIKitHost> {
      Content {
        Section("rows") { ForEach(range) { NameCell(name: "\($0)").accessibilityLabel("row \($0)") } }
      }
    }
    func top(_ label: String) throws -> CGFloat { try element(label).accessibilityFrame.minY }
    view.show(content(0..<100))
    let screen = TestWindow(view)
    #expect(try element("row 3").accessibilityFrame == CGRect(x: 0, y: 120, width: 320, height: 40))
    view.show(content(2..<100))
    screen.wait(1)
    #expect(try top("row 3") == 40)
    view.contentOffset.y = 30
    screen.settle()
    #expect(try top("row 3") == 10)
    view.contentOffset.y = 2_000
    screen.settle()
    #expect(try top("row 55") == 120)
  }

  @Test("Elements follow the order of the content, including headers and new cells")
  func order() {
    func content(_ names: [String]) -> Content<UIKitHost> {
      Content {
        Section("rows") { ForEach(names, id: \.self) { NameCell(name: $0).accessibilityLabel($0) } }
          .header(pinned: true) { NameCell(name: "top").accessibilityLabel("top") }
          .footer { NameCell(name: "end").accessibilityLabel("end") }
      }
    }
    view.show(content(["a", "b", "c"]))
    let screen = TestWindow(view)
    #expect(view.spokenLabels == ["top", "a", "b", "c", "end"])
    #expect(view.spokenElements.first?.accessibilityTraits == .header)
    view.show(content(["c", "new", "a"]))
    screen.wait(1)
    #expect(view.spokenLabels == ["top", "c", "new", "a", "end"])
  }

  @Test("A double tap taps, otherwise selects, otherwise expands")
  func activates() throws {
    let expansion = CellExpansion(
      level: 0, isExpandable: true, isExpanded: false, toggle: { eventLog.note("toggle") })
    let screen = show {
      Section("rows") {
        NameCell(name: "a").selectable().accessibilityLabel("tapped").onTap { eventLog.note("tap") }
        NameCell(name: "b").selectable().accessibilityLabel("selected")
        NameCell(name: "c").expansion(expansion).selectable(false).accessibilityLabel("expanded")
        NameCell(name: "d").selectable(false).accessibilityLabel("silent")
      }
    }
    for label in ["tapped", "expanded"] {
      #expect(try element(label).accessibilityActivate())
      screen.settle()
    }
    #expect(eventLog.take() == ["tap", "toggle"])
    #expect(try element("selected").accessibilityActivate())
    screen.settle()
    #expect(try element("selected").accessibilityTraits == .selected)
    // A tap selects as well.
    #expect(try element("tapped").accessibilityTraits == [.button, .selected])
    #expect(try !element("silent").accessibilityActivate())
  }

  @Test("Other available actions are custom actions")
  func actions() throws {
    let screen = show {
      Section("rows") {
        NameCell(name: "a").selectable().accessibilityLabel("mail")
          .onTap { eventLog.note("tap") }
          .contextAction("Flag") { eventLog.note("flag") }
          .contextAction("Delete", isDestructive: true) { eventLog.note("delete") }
          .contextAction("Print", isEnabled: false) { eventLog.note("print") }
      }
    }
    let actions = try #require(try element("mail").accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Flag", "Delete", "select"])
    for action in actions { #expect(action.actionHandler?(action) == true) }
    screen.settle()
    #expect(eventLog.take() == ["flag", "delete"])
    #expect(try element("mail").accessibilityTraits == [.button, .selected])
  }

  @Test("Values, states and labels follow the content, and removed elements disappear")
  func changes() throws {
    func content(_ value: String, isExpanded: Bool, hint: String?) -> Content<UIKitHost> {
      let expansion = CellExpansion(level: 0, isExpandable: true, isExpanded: isExpanded, toggle: {})
      return Content {
        Section("rows") {
          NameCell(name: value).expansion(expansion).accessibilityLabel("folder").accessibilityValue(value)
            .accessibilityHint(hint ?? "")
          if let hint { NameCell(name: "x").accessibilityLabel(hint) }
        }
      }
    }
    view.show(content("3 files", isExpanded: false, hint: "Opens"))
    let screen = TestWindow(view)
    #expect(try element("folder").accessibilityValue == "3 files, collapsed")
    #expect(view.spokenLabels == ["folder", "Opens"])
    view.show(content("4 files", isExpanded: true, hint: nil))
    screen.wait(1)
    #expect(try element("folder").accessibilityValue == "4 files, expanded")
    #expect(try element("folder").accessibilityHint == "")
    #expect(view.spokenLabels == ["folder"])
  }

  @Test("A reused view keeps nothing of its former item")
  func reuse() throws {
    let screen = show {
      Section("rows") {
        ForEach(0..<20) { number in
          NameCell(name: "\(number)").selectable(false).accessibilityLabel("row \(number)")
            .accessibilityValue("first")
            .accessibilityHint("Opens").onTap {}.contextAction("Flag") {}
        }
        ForEach(20..<400) { NameCell(name: "\($0)").selectable(false).accessibilityLabel("row \($0)") }
      }
    }
    view.contentOffset.y = 4_000
    screen.settle()
    let found = view.spokenElements
    #expect(found.contains { $0.accessibilityLabel == "row 100" })
    #expect(found.allSatisfy { $0.accessibilityValue == nil && $0.accessibilityHint == nil })
    #expect(
      found.allSatisfy { $0.accessibilityTraits == .none && $0.accessibilityCustomActions?.isEmpty ?? true })
    #expect(try !element("row 100").accessibilityActivate())
    view.contentOffset.y = 0
    screen.settle()
    #expect(try element("row 0").accessibilityCustomActions?.map(\.name) == ["Flag"])
    #expect(try element("row 0").accessibilityValue == "first")
  }
}
#endif
