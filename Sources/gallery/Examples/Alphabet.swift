import TesseraComponents

/// Birds by letter: each letter stays visible as long as its birds are.
final class AlphabetExample: BasicExample, Example {
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
      .header(pinned: true) { SectionIndex(letters.map { $0.id }).onEvent(handler { $0.jump(to: $1) }) }
    }
  }

  func status(focused: ItemKey?) -> String {
    "\(letters.reduce(0) { $0 + $1.birds.count }) birds under \(letters.count) letters"
  }

  var keys: [KeyCommand] {
    let letters = letters.map { $0.id }.joined()
    KeyCommand(characters: letters, hint: "A–Z jump") { [weak self] in self?.jump(to: String($0)) }
  }

  /// Scrolls the first bird of a letter to the start of the view, below the letter.
  private func jump(to letter: String) {
    guard let bird = letters.first(where: { $0.id == letter })?.birds.first else { return }
    engine?.scroll(to: ItemID(bird), inSection: ItemID(letter), at: .start, animated: .standard)
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
