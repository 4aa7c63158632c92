import Tessera
import TesseraLayout

/// Tiles whose appearance depends on their position and on scrolling.
final class EffectsExample: BasicExample, Example {
  static let name = "effects"
  static let summary = "Tiles that wobble, shrink, rotate and stretch as you scroll"

  /// An effect, its name, and a short description of what is visible.
  private typealias Choice = (name: String, sight: String, effect: ScrollEffect?)

  private static let choices: [Choice] = [
    ("none", "tiles stay in place", nil),
    ("wobble", "tiles follow with a delay", .wobble()),
    ("shrink", "tiles shrink at the edges", .edgeShrink(scale: 0.5, opacity: 0.6)),
    ("rotate", "tiles lean at the edges", .rotate(0.5)),
    ("overscroll", "pulled rows stretch", .overscroll(reach: 16)),
    // No fainter than this, because a terminal shows nothing below.
    ("cards", "rows pile up at the top", .cards(opacity: 0.5)),
  ]

  private static let tileHeight = 48.0

  private var chosen: Choice

  /// - Parameter arguments: The name of an effect, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    chosen = try Self.choice(of: arguments, "effect", from: Self.choices) { $0.name } ?? Self.choices[2]
    super.init()
  }

  /// The content bounces at its ends.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 64, bounces: true) }

  func content<H: CollectionHost>() -> Content<H> {
    let tiles = Section<H>("tiles", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
      ForEach(0..<60) { TileCell("\($0 + 1)", color: $0).selectable() }.size(.height(Self.tileHeight))
    }
    return Content { if let effect = chosen.effect { tiles.scrollEffect(effect) } else { tiles } }
  }

  func status(focused: ItemKey?) -> String {
    let number = Self.choices.firstIndex { $0.name == chosen.name } ?? 0
    return "\(number) \(chosen.name): \(chosen.sight)"
  }

  var keys: String { canBePulled ? "wheel or p pulls  0–5 effect" : "0–5 effect" }

  private var canBePulled: Bool { chosen.name == "overscroll" }

  func press(_ key: Character) -> Bool {
    if key == "p", canBePulled, let engine {
      // The distance beyond the start becomes a pull, which springs back by itself.
      engine.scroll(by: Point(y: -engine.viewport.minY - 3 * Self.tileHeight))
      return true
    }
    guard let choice = key.choice(of: Self.choices, from: 0) else { return false }
    chosen = choice
    return true
  }
}
