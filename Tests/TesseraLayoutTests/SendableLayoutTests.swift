import Testing
import TesseraLayout

/// Layouts can be constants, and cross from task to task.
@Suite struct SendableLayoutTests {
  static let cards = Layout.grid(columns: .minimumWidth(100), spacing: 8).inset(10)

  @Test func layoutsAreConstants() async {
    let same = await Task.detached { Self.cards == .grid(columns: .minimumWidth(100), spacing: 8).inset(10) }
      .value
    #expect(same)
  }
}
