import TesseraUIKit
import UIKit

/// Birds by letter: each letter stays visible as long as its birds are, and the index at the side jumps to it.
final class AlphabetExample: CollectionController {
  /// The names by their first letters.
  private let birds = Dictionary(grouping: AlphabetExample.names) { String($0.prefix(1)) }
    .sorted { $0.key < $1.key }

  init() { super.init("Alphabet") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.indexTitles = birds.map { ($0.key, ItemID($0.key)) }
  }

  override func content() -> Content<UIKitHost> {
    Content {
      for (letter, names) in birds {
        Section(letter) {
          // The index lies over the trailing edge.
          ForEach(names, id: \.self) { Text($0).padding(.trailing, .loose) }
        }
        .header(pinned: true) { SectionTitle(letter) }
      }
    }
  }

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
