import Tessera
import TesseraLayout

/// Tiles that look different where they are and how they are scrolled.
final class EffectsExample: Example {
  static let name = "effects"
  static let summary = "Tiles that wobble, shrink, turn and stretch while they are scrolled"

  /// An effect with its name.
  private struct Choice {
    let name: String
    let effect: ScrollEffect?
  }

  private static let choices = [
    Choice(name: "none", effect: nil), Choice(name: "wobble", effect: .wobble()),
    Choice(name: "shrink", effect: .edgeShrink(scale: 0.5, opacity: 0.6)),
    Choice(name: "rotate", effect: .rotate(0.5)),
    Choice(name: "overscroll", effect: .overscroll(reach: 16)),
    // No fainter than this: a terminal shows nothing that is.
    Choice(name: "cards", effect: .cards(opacity: 0.5)),
  ]

  private var chosen: Choice

  /// - Parameter arguments: Perhaps the name of an effect.
  init(arguments: [String]) throws(GalleryError) {
    guard arguments.count <= 1 else { throw .usage("effects takes the name of one effect at most") }
    let name = arguments.first ?? "shrink"
    guard let choice = Self.choices.first(where: { $0.name == name }) else {
      let names = Self.choices.map { $0.name }.joined(separator: ", ")
      throw .usage("there is no effect named '\(name)'; there are \(names)")
    }
    chosen = choice
  }

  /// The content can be pulled beyond its ends, and springs back.
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 64, bounces: true) }

  func content<H: CollectionHost>() -> Content<H> {
    let tiles = Section<H>("tiles", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
      ForEach(0..<60) { TileCell("\($0 + 1)", color: $0).selectable() }.size(.height(48))
    }
    return Content { if let effect = chosen.effect { tiles.scrollEffect(effect) } else { tiles } }
  }

  func status(focused: ItemKey?) -> String {
    Self.choices.enumerated().map {
      $0.element.name == chosen.name ? "[\($0.offset) \($0.element.name)]" : "\($0.offset) \($0.element.name)"
    }
    .joined(separator: " ")
  }

  let keys = "0–5 effect"

  func press(_ key: Character) -> Bool {
    guard let number = key.wholeNumberValue, Self.choices.indices.contains(number) else { return false }
    chosen = Self.choices[number]
    return true
  }
}
