import TesseraComponents
import TesseraLayout

/// Birds by letter: each letter stays visible as long as its birds are, and an index of letters jumps to
/// each.
final class AlphabetExample: BasicExample, Example {
  static let name = "alphabet"
  static let summary = "Birds by letter, with an index that jumps to a letter"

  private let letters = Letter.all

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section.nesting("birds") {
        for letter in letters {
          Section(letter.id) {
            ForEach(letter.birds, id: \.self) { Text($0).selectable() }
          }
          .header(pinned: true) { SectionTitle(letter.id, detail: "\(letter.birds.count)") }
        }
      }
      .header(pinned: true) {
        IndexCell(letters: letters.map { $0.id }).onEvent { [weak self] in _ = self?.jump(to: $0) }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(letters.reduce(0) { $0 + $1.birds.count }) birds under \(letters.count) letters"
  }

  let keys = "A–Z jump"

  func press(_ key: Character) -> Bool { jump(to: String(key)) }

  /// Scrolls the first bird of a letter to the start of the view, below the letter.
  ///
  /// - Returns: Whether there is a bird.
  private func jump(to letter: String) -> Bool {
    guard let bird = letters.first(where: { $0.id == letter })?.birds.first else { return false }
    engine?.scroll(to: ItemID(bird), inSection: ItemID(letter), at: .start, animated: .standard)
    return true
  }
}

/// A row of letters; a tap on one sends it as an event.
struct IndexCell: CanvasCell {
  /// The letter that was tapped.
  typealias Event = String

  var letters: [String]

  static let sizing = Sizing.estimatedHeight(TextMetrics.lineHeight)

  /// Returns the height of a header.
  func measure(offered: Size, text: any TextMeasuring) -> Size {
    Size(width: offered.width, height: max(text.lineHeight(of: .body), text.metrics.minimumRowHeight))
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    let height = canvas.measurer.lineHeight(of: .body)
    for (letter, place) in zip(letters, Self.places(letters.count, in: canvas.size)) {
      let line = Rect(x: place.minX, y: (place.height - height) / 2, width: place.width, height: height)
      canvas.text(letter, in: line, TextStyle(color: .accent, alignment: .center))
    }
  }

  func event(at point: Point, in size: Size, text: any TextMeasuring) -> Event? {
    zip(letters, Self.places(letters.count, in: size)).first { $0.1.contains(point) }?.0
  }

  /// Returns as many columns as there are letters, each a whole number of characters wide.
  private static func places(_ count: Int, in size: Size) -> [Rect] {
    let columns = size.width / TextMetrics.characterWidth
    let edges = (0...count).map { position in
      (columns * Double(position) / Double(max(1, count))).rounded(.down) * TextMetrics.characterWidth
    }
    return zip(edges, edges.dropFirst()).map { Rect(x: $0, y: 0, width: $1 - $0, height: size.height) }
  }
}

/// A letter, and the birds whose names begin with it.
struct Letter: Identifiable {
  var id: String
  var birds: [String]

  static let all = Dictionary(grouping: names) { String($0.prefix(1)) }
    .map { Letter(id: $0.key, birds: $0.value.sorted()) }
    .sorted { $0.id < $1.id }

  private static let names = [
    "Arctic tern", "Avocet", "Barn owl", "Bittern", "Blackbird", "Blue tit", "Bullfinch", "Buzzard", "Coot",
    "Crane", "Cuckoo", "Curlew", "Dipper", "Dunlin", "Eider", "Fieldfare", "Firecrest", "Gannet", "Goldfinch",
    "Great tit", "Heron", "Hobby", "Hoopoe", "Jackdaw", "Jay", "Kestrel", "Kingfisher", "Kittiwake", "Knot",
    "Lapwing", "Linnet", "Magpie", "Mallard", "Merlin", "Nightjar", "Nuthatch", "Osprey", "Oystercatcher",
    "Peregrine", "Pintail", "Puffin", "Quail", "Raven", "Redstart", "Redwing", "Robin", "Rook", "Ruff",
    "Skylark", "Snipe", "Starling", "Swallow", "Swift", "Teal", "Turnstone", "Twite", "Wagtail", "Waxwing",
    "Whinchat", "Wren", "Wryneck", "Yellowhammer",
  ]
}
