import Tessera

/// Swatches in a grid; each can be removed, or followed by a new one.
final class PantoneExample: BasicExample, Example {
  static let summary = "Colors that you can insert and remove anywhere"

  private var swatches = Array(1...9)

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("swatches", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(swatches, id: \.self) { swatch in
          SwatchCell(swatch: swatch)
            .onEvent(self.handler { example, _ in example.insert(after: swatch) })
            .onTap(self.handler { $0.swatches.removeAll { $0 == swatch } })
        }
      }
    }
    .transitions(Transitions(insert: .scale(0), delete: .scale(0), move: .spring(response: 0.4)))
  }

  override var firstFocus: ItemID? { 1 }

  func status(focused: ItemKey?) -> String { swatches.count.of("color") }

  var keys: [KeyCommand] {
    // Without a color, no cell can handle the key.
    if swatches.isEmpty { key("a", "adds") { $0.addFirst() } } else { hint("a adds behind") }
    hint("Return removes")
  }

  private func addFirst() {
    swatches = [1]
    engine?.focus(on: 1)
  }

  private func insert(after swatch: Int) {
    guard let position = swatches.firstIndex(of: swatch) else { return }
    swatches.insert((swatches.max() ?? 0) + 1, at: position + 1)
  }
}

/// A tile in the color of a swatch.
struct SwatchCell: CanvasCell {
  /// A key that inserts a color behind the focused one.
  struct Event {}

  /// The number of the color.
  var swatch: Int

  static let sizing = Sizing.height(48)

  func draw(in canvas: inout Canvas) { TileCell("\(swatch)", color: swatch).draw(in: &canvas) }

  func event(for key: Key) -> Event? { key == .character("a") ? Event() : nil }
}
