import TesseraComponents
import TesseraTesting
import Testing

/// A host that only stores what cells draw.
enum Recorder: DrawingHost {}

@MainActor
final class RecordedCollection {
  private let stage = Stage<Recorder>(configuration: EngineConfiguration(overscan: 0))

  init(size: Size) { stage.engine.resize(to: size) }

  func show(_ content: Content<Recorder>) {
    stage.show(content)
    stage.updateFrame { _ in }
  }

  /// The texts on screen.
  var texts: [String] {
    stage.engine.cells.flatMap { stage.view(for: $0.id)?.drawing.commands ?? [] }.compactMap { command in
      if case .text(let text, _, _) = command { String(text) } else { nil }
    }
  }
}

extension RecipeTests {
  @Test("A host of the app shows content")
  func customHost() {
    let recorded = RecordedCollection(size: Size(width: 240, height: 32))
    recorded.show(Content { Section("rows") { ForEach(1...9) { Text("row \($0)") } } })
    #expect(recorded.texts == ["row 1", "row 2"])
  }
}
