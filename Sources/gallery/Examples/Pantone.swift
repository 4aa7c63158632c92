import Tessera
import TesseraLayout

/// Swatches in a grid; each can be removed, or followed by a new one.
final class PantoneExample: Example {
  static let name = "pantone"
  static let summary = "Colors that you can insert and remove anywhere"

  private var swatches = (1...9).map { Swatch(id: $0) }
  private weak var engine: Engine?
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("pantone takes no argument, but was given '\(argument)'")
    }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("swatches", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(swatches) { swatch in
          SwatchCell(swatch: swatch)
            .onEvent { [weak self] in self?.handle($0, at: swatch.id) }
            .onTap { [weak self] in self?.handle(.remove, at: swatch.id) }
        }
      }
    }
    .transitions(Transitions(insert: .scale(0), delete: .scale(0), move: .spring(response: 0.4)))
  }

  /// Keys act on the first color from the start.
  func use(_ engine: Engine) {
    self.engine = engine
    engine.focus(on: 1)
  }

  func status(focused: ItemKey?) -> String { swatches.count == 1 ? "1 color" : "\(swatches.count) colors" }

  let keys = "a adds behind  Return removes"

  func press(_ key: Character) -> Bool {
    // Without a color, no cell can handle the key.
    guard key == "a", swatches.isEmpty else { return false }
    swatches = [Swatch(id: 1)]
    engine?.focus(on: 1)
    return true
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func handle(_ event: SwatchCell.Event, at id: Int) {
    guard let position = swatches.firstIndex(where: { $0.id == id }) else { return }
    switch event {
    case .add:
      let next = (swatches.map { $0.id }.max() ?? 0) + 1
      swatches.insert(Swatch(id: next), at: position + 1)
    case .remove: swatches.remove(at: position)
    }
    onChange()
  }
}

/// A color, identified by its number.
struct Swatch: Identifiable, Equatable {
  var id: Int
}

/// A tile in the color of a swatch.
struct SwatchCell: CanvasCell {
  /// The events of keys while the cell is focused.
  enum Event { case add, remove }

  var swatch: Swatch

  static let sizing = Sizing.height(48)

  func draw(in canvas: inout Canvas) { TileCell("\(swatch.id)", color: swatch.id).draw(in: &canvas) }

  func event(for key: Key) -> Event? { key == .character("a") ? .add : nil }
}
