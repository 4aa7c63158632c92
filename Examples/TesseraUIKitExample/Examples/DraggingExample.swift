import TesseraUIKit
import UIKit

/// Cards that are dragged from one list to the other, and as texts to other apps.
final class DraggingExample: CollectionController {
  private var lists = [
    Column(id: "To do", cards: ["Tune the piano", "Water the plants", "Call the printer", "Read the draft"]),
    Column(id: "Done", cards: ["Pay the rent"]),
  ]

  init() { super.init("Drag and drop") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      for list in lists {
        Section(list.id) {
          ForEach(list.cards, id: \.self) { RowCell(title: $0, detail: list.id).draggable($0, text: $0) }
        }
        .header { RowCell(title: list.id) }
        .onDrop(of: String.self) { [weak self] in self?.put($0) }
      }
    }
  }

  /// Takes the cards from where they are to where they were dropped.
  private func put(_ drop: Drop<String>) {
    guard case .between(let place) = drop.place else { return }
    for position in lists.indices {
      var cards = lists[position].cards
      let isTarget = place.section.id == ItemID(lists[position].id)
      let stay = cards.prefix(isTarget ? place.index : 0).filter { !drop.values.contains($0) }
      cards.removeAll { drop.values.contains($0) }
      if isTarget { cards.insert(contentsOf: drop.values, at: stay.count) }
      lists[position].cards = cards
    }
    show()
  }
}

/// A list of cards.
struct Column {
  var id: String
  var cards: [String]
}
