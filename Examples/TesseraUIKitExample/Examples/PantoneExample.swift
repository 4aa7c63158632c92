import TesseraUIKit
import UIKit

/// Colors of the year in a grid: a tap removes one, and the button adds one anywhere.
final class PantoneExample: CollectionController {
  private var swatches = Array(Swatch.all.prefix(12))

  init() {
    super.init("Pantone")
    let add = UIAction(title: "Add") { [weak self] _ in self?.add() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section(
        "swatches", layout: .grid(columns: .minimumWidth(144), spacing: 16, align: .start).inset(16)
      ) {
        ForEach(swatches) { [weak self] swatch in
          SwatchCard(swatch: swatch).onTap { self?.remove(swatch) }
        }
      }
      .empty {
        PlaceholderMessage("No colors") { Button("Add a color") { [weak self] in self?.add() } }
      }
    }
    .transitions(Transitions(insert: .scale(0), delete: .scale(0), move: .spring(response: 0.4)))
  }

  private func add() {
    let others = Swatch.all.filter { swatch in !swatches.contains { $0.id == swatch.id } }
    guard let swatch = others.randomElement() else { return }
    swatches.insert(swatch, at: Int.random(in: 0...swatches.count))
    show()
  }

  private func remove(_ swatch: Swatch) {
    swatches.removeAll { $0.id == swatch.id }
    show()
  }
}

/// A card with a color, its name and its year.
struct SwatchCard: Component {
  var swatch: Swatch

  var body: some Component {
    VStack(spacing: .none) {
      Spacer().frame(width: .fill, height: .characters(5)).background(swatch.color)
      VStack {
        Text(swatch.name).style(.headline)
        Text("\(swatch.id)").style(.caption)
      }
      .padding()
    }
    .frame(width: .fill)
    .background(.surface)
    .border()
    .rowInsets(.none)
  }
}

/// A color of the year, identified by the year.
struct Swatch: Identifiable {
  var id: Int
  var name: String
  var color: Color

  /// Creates a swatch from a number with two hexadecimal digits each for red, green and blue.
  init(_ year: Int, _ name: String, _ number: UInt32) {
    let part = { (shift: UInt32) in UInt8(number >> shift & 0xff) }
    (id, self.name, color) = (year, name, .rgb(red: part(16), green: part(8), blue: part(0)))
  }

  static let all = [
    Swatch(2025, "Mocha Mousse", 0xa47764), Swatch(2024, "Peach Fuzz", 0xffbe98),
    Swatch(2023, "Viva Magenta", 0xbb2649), Swatch(2022, "Very Peri", 0x6667ab),
    Swatch(2021, "Illuminating", 0xf5df4d), Swatch(2020, "Classic Blue", 0x0f4c81),
    Swatch(2019, "Living Coral", 0xff6f61), Swatch(2018, "Ultra Violet", 0x5f4b8b),
    Swatch(2017, "Greenery", 0x88b04b), Swatch(2016, "Rose Quartz", 0xf7cac9),
    Swatch(2015, "Marsala", 0x955251), Swatch(2014, "Radiant Orchid", 0xb163a3),
    Swatch(2013, "Emerald", 0x009473), Swatch(2012, "Tangerine Tango", 0xdd4124),
    Swatch(2011, "Honeysuckle", 0xd94f70), Swatch(2010, "Turquoise", 0x45b5aa),
    Swatch(2009, "Mimosa", 0xf0c05a), Swatch(2008, "Blue Iris", 0x5a5b9f),
  ]
}
