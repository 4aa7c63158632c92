#if !canImport(ObjectiveC)
import Tessera
import TesseraLayout
import TesseraUIKit
import Testing
import UIKit

/// Badges of components, which are drawn.
@MainActor
@Suite("Badges under UIKit", .simulated)
struct BadgeTests {
  init() { Simulation.reset() }

  private func inbox(_ count: Int) -> Content<UIKitHost> {
    Content {
      Section("folders") {
        HStack {
          Text("Inbox")
          Spacer()
          if count > 0 { Badge(count) }
        }
        .id("inbox")
      }
    }
  }

  @Test("A badge is a bold number on a capsule at the end of its row, and a part of the row's label")
  func capsule() throws {
    let form = Form { _ in inbox(12) }
    let commands = try #require(form.view.shown(CanvasView.self).first).drawing.commands
    let capsules = commands.compactMap { command in
      if case .fill(let frame, .selection, let radius) = command { (frame, radius) } else { nil }
    }
    let numbers = commands.compactMap { command in
      if case .text("12", let frame, let style) = command { (frame, style) } else { nil }
    }
    #expect(capsules.count == 1 && numbers.count == 1)
    let ((capsule, radius), (number, style)) = (try #require(capsules.first), try #require(numbers.first))
    #expect(capsule.maxX == 320 - 16 && radius == capsule.height / 2)
    #expect(style.isBold && capsule.intersection(number) == number)
    #expect(form.view.spokenLabels == ["Inbox 12"])
  }

  @Test("A badge that goes leaves its row")
  func removed() throws {
    let form = Form { _ in inbox(12) }
    form.view.show(inbox(0))
    form.screen.wait(1)
    let commands = try #require(form.view.shown(CanvasView.self).first).drawing.commands
    #expect(!commands.contains { if case .fill(_, .selection, _) = $0 { true } else { false } })
    #expect(form.view.spokenLabels == ["Inbox"])
  }
}
#endif
