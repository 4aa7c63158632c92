import TesseraComponents
import TesseraLayout

/// Birds by letter: each letter stays visible as long as its birds are, and an index of letters jumps to
/// each.
final class AlphabetExample: Example {
  static let name = "alphabet"
  static let summary = "Birds by letter, with an index that jumps to a letter"

  private let letters = Letter.all
  private var engine: Engine?

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("alphabet takes no argument, but was given '\(argument)'")
    }
  }

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
        IndexCell(letters: letters.map { $0.id }).onEvent { [weak self] in self?.jump(to: $0) }
      }
    }
  }

  func use(_ engine: Engine) { self.engine = engine }

  func status(focused: ItemKey?) -> String {
    "\(letters.reduce(0) { $0 + $1.birds.count }) birds under \(letters.count) letters"
  }

  let keys = "A–Z jump"

  func press(_ key: Character) -> Bool {
    guard letters.contains(where: { $0.id == String(key) }) else { return false }
    jump(to: String(key))
    return true
  }

  /// Scrolls the first bird of a letter to the start of the view, below the letter.
  private func jump(to letter: String) {
    guard let bird = letters.first(where: { $0.id == letter })?.birds.first else { return }
    engine?.scroll(to: ItemID(bird), inSection: ItemID(letter), at: .start, animated: .standard)
  }
}

/// A row of letters; a tap on one sends it as an event.
struct IndexCell: CanvasCell {
  /// The letter that was tapped.
  typealias Event = String

  var letters: [String]

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    for (letter, place) in zip(letters, Self.places(letters.count, in: canvas.size)) {
      canvas.text(letter, in: place, TextStyle(color: .accent, alignment: .center))
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
    "Avocet", "Arctic tern", "Barn owl", "Bittern", "Blackbird", "Blue tit", "Bullfinch", "Buzzard",
    "Capercaillie",
    "Chaffinch", "Chiffchaff", "Coot", "Crane", "Cuckoo", "Curlew", "Dipper", "Dunlin", "Dunnock", "Eider",
    "Fieldfare", "Firecrest", "Fulmar", "Gadwall", "Gannet", "Goldcrest", "Goldfinch", "Goshawk", "Great tit",
    "Greenfinch", "Heron", "Hobby", "Hoopoe", "House martin", "Jackdaw", "Jay", "Kestrel", "Kingfisher",
    "Kittiwake",
    "Knot", "Lapwing", "Linnet", "Magpie", "Mallard", "Merlin", "Moorhen", "Nightingale", "Nightjar",
    "Nuthatch",
    "Osprey", "Oystercatcher", "Peregrine", "Pintail", "Pochard", "Puffin", "Quail", "Raven", "Redstart",
    "Redwing",
    "Robin", "Rook", "Ruff", "Sand martin", "Shoveler", "Siskin", "Skylark", "Snipe", "Starling", "Stonechat",
    "Swallow", "Swift", "Teal", "Treecreeper", "Turnstone", "Turtle dove", "Twite", "Wagtail", "Waxwing",
    "Wheatear",
    "Whinchat", "Wigeon", "Wren", "Wryneck", "Yellowhammer",
  ]
}
