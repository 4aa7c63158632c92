import TesseraUIKit
import UIKit

/// The list of examples.
final class GalleryController: CollectionController {
  init() { super.init("Tessera") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("examples") {
        ForEach(Entry.all) { entry in
          ListContentCell(entry.id, secondaryText: entry.detail, style: .subtitle).onTap { [weak self] in
            self?.navigationController?.pushViewController(entry.make(), animated: true)
          }
        }
      }
    }
  }
}

/// An example in the list.
@MainActor
struct Entry: @MainActor Identifiable {
  let id: String
  let detail: String
  let make: () -> UIViewController

  static var all: [Entry] {
    #if canImport(SwiftUI)
    if #available(iOS 16, *) {
      return always + [
        Entry(id: "SwiftUI", detail: "A collection in it, and it in a collection") { SwiftUIExample() }
      ]
    }
    #endif
    return always
  }

  private static let always = [
    Entry(id: "List", detail: "A million rows, headers that stay") { ListExample() },
    Entry(id: "Grid", detail: "As many columns as fit") { GridExample() },
    Entry(id: "Waterfall", detail: "Tiles of any height") { WaterfallExample() },
    Entry(id: "Pages", detail: "More, when the end comes near") { PagesExample() },
    Entry(id: "Chat", detail: "Stays at its end, or where you read") { ChatExample() },
    Entry(id: "Scrolling sections", detail: "Each scrolls sideways by itself") { ScrollingSectionsExample() },
    Entry(id: "Form", detail: "Return leads on, and problems lead back") { FormExample() },
    Entry(id: "Menu", detail: "An order, with a stepper for each dish") { MenuExample() },
    Entry(id: "Random", detail: "Numbers that move to other teams") { RandomExample() },
    Entry(id: "Weather", detail: "Days that open in place") { WeatherExample() },
    Entry(id: "Pantone", detail: "Colors to add and remove") { PantoneExample() },
    Entry(id: "RealTime", detail: "Prices that change four times a second") { RealTimeExample() },
    Entry(id: "Alphabet", detail: "Birds with an index of their letters") { AlphabetExample() },
    Entry(id: "Pager", detail: "Pages that snap") { PagerExample() },
    Entry(id: "Controllers", detail: "Pages that come and go as controllers do") { ControllersExample() },
    Entry(id: "Animator", detail: "A change that can be turned round") { AnimatorExample() },
    Entry(id: "Outline", detail: "A tree that opens and closes") { OutlineExample() },
    Entry(id: "Selection", detail: "One, or many") { SelectionExample() },
    Entry(id: "Actions", detail: "Swipe, or press long") { ActionsExample() },
    Entry(id: "Reordering", detail: "Drag rows to other places") { ReorderingExample() },
    Entry(id: "Drag and drop", detail: "From one list to the other, and to other apps") { DraggingExample() },
    Entry(id: "Table adapter", detail: "A UITableView with a cell class of yours") {
      TableAdapterExample(style: .plain)
    },
    Entry(id: "Collection view adapter", detail: "A UICollectionView with Apple's layout") {
      CollectionViewAdapterExample()
    },
  ]
}
