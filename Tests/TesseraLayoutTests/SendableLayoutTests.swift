import Testing
import TesseraLayout

@Suite("Sendable layouts")
struct SendableLayoutTests {
  static let cards = Layout.grid(columns: .minimumWidth(100), spacing: 8).inset(10)

  @Test("Layouts can be constants")
  func layoutsAreConstants() async {
    let same = await Task.detached { Self.cards == .grid(columns: .minimumWidth(100), spacing: 8).inset(10) }
      .value
    #expect(same)
  }
}
