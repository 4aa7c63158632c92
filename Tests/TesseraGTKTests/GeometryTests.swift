import CTesseraGTK
import Testing

@testable import TesseraGTK

extension WindowTests {
  @MainActor
  struct GeometryTests {
    @Test func rowsStandWhereTheContentSays() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<1_000_000) { LabelCell(text: "row \($0)").selectable() } } })
      defer { window.close() }
      #expect(window.frame(of: 0) == Rect(x: 0, y: 0, width: 320, height: 32))
      #expect(window.frame(of: 3) == Rect(x: 0, y: 96, width: 320, height: 32))
      try Picture(of: window.scrolledWindow).save(to: "/tmp/rooms/gtk-shots/labels.png")
    }
    @Test func lines() async throws {
      let window = try await Window(
        Content { Section("rows") { ForEach(0..<1_000_000) { LineCell(text: "row \($0)").selectable() } }.header(pinned: true) { LineCell(text: "Header") } })
      defer { window.close() }
      window.engine.focus(on: 3)
      try await window.settle()
      try await window.scroll(to: 33)
      try Picture(of: window.scrolledWindow).save(to: "/tmp/rooms/gtk-shots/lines.png")
    }
  }
}
