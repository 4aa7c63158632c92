import Tessera
import TesseraLayout
import TesseraTesting

/// Returns a collection of lines, ten of which are visible, with its clock at 0.
@MainActor
func movingLines(
  _ texts: [String], _ transitions: Transitions = .linear,
  _ configuration: EngineConfiguration = EngineConfiguration(overscan: 0)
) -> HeadlessCollection {
  HeadlessCollection(
    size: Size(width: 160, height: 160), configuration: configuration, at: 0,
    content: lines(texts, transitions))
}

/// Lines of text, identified by their text.
@MainActor
func lines(_ texts: [String], _ transitions: Transitions = .linear) -> Content<Headless> {
  Content { Section("lines") { ForEach(texts, id: \.self) { Label($0) } } }.transitions(transitions)
}

extension Transitions {
  /// Everything takes one second at constant speed, so that tests can compute positions.
  static let linear = Transitions(
    insert: .fade, delete: .fade, move: .linear(duration: 1), update: .linear(duration: 1), reload: .fade,
    animation: .linear(duration: 1))
}

extension HeadlessCollection {
  /// Returns the first cell with an id, including leaving cells.
  func cell(_ id: String) -> LiveCell? {
    engine.cells.first { $0.key.element == .item(ItemID(id), occurrence: 0) }
  }

  /// Returns the presented frame of a cell on screen.
  func seen(_ id: String) -> Rect? {
    cell(id)?.presentation.presentedFrame.offset(by: .zero - engine.viewport.origin)
  }

  func opacity(_ id: String) -> Double? { cell(id)?.presentation.effect.opacity }
}

extension MountOperation {
  /// The kind of operation in one word.
  var word: String { String(description.prefix { $0 != " " }) }
}
