#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// What VoiceOver finds of the cells that say what they are called.
@MainActor
@Suite("Elements for VoiceOver", .simulated)
struct CellElementTests {
  private let view: CollectionView
  private let diary = Diary()

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

  @Test("What is declared of a cell is what its element says")
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

  @Test("Elements stand where the cells stand on screen, after scrolling and changes as well")
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

  @Test("They are read in the order of the content, pinned headers and cells that have come included")
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

  @Test("A double tap does what a tap does, else it selects, else it expands")
  func activates() throws {
    let expansion = CellExpansion(
      level: 0, isExpandable: true, isExpanded: false, toggle: { diary.note("toggle") })
    let screen = show {
      Section("rows") {
        NameCell(name: "a").selectable().accessibilityLabel("tapped").onTap { diary.note("tap") }
        NameCell(name: "b").selectable().accessibilityLabel("selected")
        NameCell(name: "c").expansion(expansion).selectable(false).accessibilityLabel("expanded")
        NameCell(name: "d").selectable(false).accessibilityLabel("silent")
      }
    }
    for label in ["tapped", "expanded"] {
      #expect(try element(label).accessibilityActivate())
      screen.settle()
    }
    #expect(diary.take() == ["tap", "toggle"])
    #expect(try element("selected").accessibilityActivate())
    screen.settle()
    #expect(try element("selected").accessibilityTraits == .selected)
    // A tap selects as well.
    #expect(try element("tapped").accessibilityTraits == [.button, .selected])
    #expect(try !element("silent").accessibilityActivate())
  }

  @Test("What else can be done is a custom action; what is not possible is none")
  func actions() throws {
    let screen = show {
      Section("rows") {
        NameCell(name: "a").selectable().accessibilityLabel("mail")
          .onTap { diary.note("tap") }
          .contextAction("Flag") { diary.note("flag") }
          .contextAction("Delete", isDestructive: true) { diary.note("delete") }
          .contextAction("Print", isEnabled: false) { diary.note("print") }
      }
    }
    let actions = try #require(try element("mail").accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Flag", "Delete", "select"])
    for action in actions { #expect(action.actionHandler?(action) == true) }
    screen.settle()
    #expect(diary.take() == ["flag", "delete"])
    #expect(try element("mail").accessibilityTraits == [.button, .selected])
  }

  @Test("Values, states and labels follow the content, and an element that has gone is gone")
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

  @Test("A view that is used again for another item says nothing of the former one")
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

extension UIView {
  /// What VoiceOver's swipes meet in the view.
  var spokenElements: [UIResponder] { Simulation.accessibilityElements(in: self) }

  /// What VoiceOver says of each.
  var spokenLabels: [String?] { spokenElements.map(\.accessibilityLabel) }
}
#endif
