#if !canImport(ObjectiveC)
import TesseraLoading
import TesseraUIKit
import Testing
import UIKit

/// Spinners, which are activity indicators of the system.
@MainActor
@Suite("Spinners under UIKit", .simulated)
struct SpinnerTests {
  init() { Simulation.reset() }

  private func rows(_ titles: [String]) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(titles, id: \.self) { Spinner($0) } } }
  }

  private func rows(_ titles: [String], tint: Color) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(titles, id: \.self) { Spinner($0).tint(tint) } } }
  }

  private func indicators(in form: Form) -> [UIActivityIndicatorView] {
    form.view.shown(UIActivityIndicatorView.self)
  }

  @Test("A spinner is an indicator that turns before its title, in the system's gray")
  func appearance() throws {
    let form = Form { _ in rows(["Sending"]) }
    let indicator = try #require(indicators(in: form).first)
    let lineHeight = try #require(form.view.shown(CanvasView.self).first?.drawing.commands).compactMap {
      if case .text("Sending", let frame, _) = $0 { frame } else { nil }
    }
    #expect(indicator.isAnimating && indicator.style == .medium)
    #expect(indicator.color == .systemGray)
    #expect(indicator.frame.minX == 16)
    #expect(indicator.frame.width == CGFloat(try #require(lineHeight.first).height))
    #expect(abs(indicator.frame.maxX + 4 - CGFloat(lineHeight[0].minX)) < 1e-6)
  }

  @Test("A spinner has the declared tint, even if that is the accent color of the app")
  func tint() throws {
    let form = Form { _ in rows(["Sending"], tint: .rgb(red: 255, green: 0, blue: 0)) }
    let indicator = try #require(indicators(in: form).first)
    #expect(indicator.color.resolvedColor(with: .current) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    form.view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    form.view.show(rows(["Sending"], tint: .accent))
    form.screen.settle()
    #expect(indicators(in: form).first === indicator)
    #expect(indicator.color.resolvedColor(with: .current) == form.view.tintColor)
  }

  @Test("The indicator turns without frames of the collection, and is no dots in the drawing")
  func turning() throws {
    let form = Form { _ in rows(["Sending"]) }
    form.screen.wait(1)
    #expect(form.view.engine.nextFrameTime == nil)
    let drawing = try #require(form.view.shown(CanvasView.self).first).drawing
    #expect(!drawing.commands.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("A row that shows something else afterwards has no indicator, and no other row has too many")
  func updates() {
    let form = Form { _ in rows(["a", "b"]) }
    #expect(indicators(in: form).count == 2)
    form.view.show(
      Content {
        Section("rows") {
          Text("done").id("a")
          HStack {
            Spinner()
            Spinner("twice")
          }
          .id("b")
        }
      })
    form.screen.wait(1)
    #expect(indicators(in: form).count == 2)
    #expect(indicators(in: form).allSatisfy { $0.isAnimating })
    form.view.show(rows([]))
    form.screen.wait(1)
    #expect(indicators(in: form).isEmpty)
  }

  @Test("VoiceOver reads the row, and does not stop at the indicator")
  func voice() {
    let form = Form { _ in rows(["Sending"]) }
    #expect(form.view.spokenElements.map(\.accessibilityLabel) == ["Sending"])
  }

  @Test("A loading message has an indicator before its text, in the middle of the row, in every view")
  func loading() throws {
    for part in DisplayTrio().parts {
      part.show(Content { Section("rows") { LoadStateRow(.next, .loading) {} } })
      let indicator = try #require(part.view.shown(UIActivityIndicatorView.self).first, "\(part.name)")
      let frame = indicator.convert(indicator.bounds, to: part.view)
      let text = try #require(messageFrame(in: part.view), "\(part.name)")
      #expect(indicator.isAnimating, "\(part.name)")
      #expect(abs(frame.midY - text.midY) < 1, "\(part.name)")
      #expect(abs(text.minX - frame.maxX - 8) < 1e-6, "\(part.name)")
      #expect(abs((frame.minX + text.maxX) / 2 - part.view.bounds.midX) < 1e-6, "\(part.name)")
      part.show(Content { Section("rows") { LoadStateRow(.next, .more) {} } })
      #expect(part.view.shown(UIActivityIndicatorView.self).isEmpty, "\(part.name)")
    }
  }

  @Test(
    "Content that is loading shows an indicator with its message, and an own message without text one alone")
  func placeholders() throws {
    let form = Form { _ in
      Content {
        Section("rows") { ForEach(0..<0) { Text("\($0)") } }
          .placeholders(LoadPhase<Int>.loading(.initial)) {}
      }
    }
    #expect(indicators(in: form).count == 1)
    form.view.show(Content { Section("rows") { LoadMessage(isLoading: true) } })
    form.screen.wait(1)
    let frames = indicators(in: form).map { $0.convert($0.bounds, to: form.view) }
    #expect(frames.map(\.midX) == [160])
  }

  /// Returns the frame of the text of the first message in a view's coordinates.
  private func messageFrame(in view: UIView) -> CGRect? {
    guard let canvas = view.shown(CanvasView.self).first else { return nil }
    for case .text(_, let frame, _) in canvas.drawing.commands {
      return canvas.convert(
        CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), to: view)
    }
    return nil
  }
}
#endif
