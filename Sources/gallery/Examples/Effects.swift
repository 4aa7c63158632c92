import Tessera

/// Tiles whose appearance depends on their position and on scrolling.
final class EffectsExample: BasicExample, Example {
  static let summary = "Tiles that wobble, shrink, rotate and stretch as you scroll"

  private static let choices: [(name: String, sight: String, effect: ScrollEffect?)] = [
    ("none", "tiles stay in place", nil),
    ("wobble", "tiles follow with a delay", .wobble()),
    ("shrink", "tiles shrink at the edges", .edgeShrink(scale: 0.5, opacity: 0.6)),
    ("rotate", "tiles lean at the edges", .rotate(0.5)),
    ("overscroll", "pulled rows stretch", .overscroll(reach: 16)),
    // No fainter than this, because a terminal shows nothing below.
    ("cards", "rows pile up at the top", .cards(opacity: 0.5)),
  ]

  private var chosen = choices[2]

  /// - Parameter arguments: The name of an effect, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    super.init()
    chosen = try Self.choice(of: arguments, "effect", from: Self.choices) { $0.name } ?? chosen
  }

  /// The content bounces at its ends.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 64, bounces: true) }

  func content<H: CollectionHost>() -> Content<H> {
    let tiles = Section<H>("tiles", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
      ForEach(0..<60) { TileCell("\($0 + 1)", color: $0).selectable() }.size(.height(48))
    }
    return Content { if let effect = chosen.effect { tiles.scrollEffect(effect) } else { tiles } }
  }

  func status(focused: ItemKey?) -> String {
    let number = Self.choices.firstIndex { $0.name == chosen.name } ?? 0
    return "\(number) \(chosen.name): \(chosen.sight)"
  }

  var keys: [KeyCommand] {
    if chosen.name == "overscroll" {
      KeyCommand(characters: "p", hint: "wheel or p pulls") { _ in self.pull() }
    }
    digits("effect", from: 0, of: Self.choices) { $0.chosen = $1 }
  }

  /// Scrolls beyond the start; the distance becomes a pull, which springs back by itself.
  private func pull() {
    guard let engine else { return }
    engine.scroll(by: Point(y: -engine.viewport.minY - 144))
  }
}
