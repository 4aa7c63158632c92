import Tessera

/// Swatches in a grid; each can be removed, or followed by a new one.
final class PantoneExample: BasicExample, Example {
  static let summary = "Colors that you can insert and remove anywhere"

  private var swatches = Array(1...9)

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("swatches", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(swatches, id: \.self) { swatch in
          TileCell("\(swatch)", color: swatch)
            .onTap(self.handler { $0.swatches.removeAll { $0 == swatch } })
        }
        .size(.height(48))
      }
    }
    .transitions(Transitions(insert: .scale(0), delete: .scale(0), move: .spring(response: 0.4)))
  }

  override var firstFocus: ItemID? { 1 }

  func status(focused: ItemKey?) -> String { swatches.count.of("color") }

  var keys: [KeyCommand] {
    key("a", "adds behind") { $0.insert() }
    hint("Return removes")
  }

  /// Inserts a color behind the focused one; the first one if there is none.
  private func insert() {
    let focused = engine?.focusedKey?.value(as: Int.self)
    let position = swatches.firstIndex { $0 == focused }.map { $0 + 1 } ?? swatches.count
    swatches.insert((swatches.max() ?? 0) + 1, at: position)
    if swatches.count == 1 { engine?.focus(on: 1) }
  }
}
