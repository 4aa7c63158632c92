#if canImport(UIKit)
// The screen of Documentation/Migration/Compose.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Flat: Hashable {
  var title: String
  var rooms: [String] = []
  var story: String
  var isStoryOpen = false
  var isSaved: Bool?
}

/// Text as high as its lines.
struct FlatTextCell: Cell {
  var text: String
  var lines = 0

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) {
    view.numberOfLines = lines
    view.text = text
  }
}

/// A strip of rooms that scrolls by itself: any view can be a cell, so another collection can.
struct FlatRoomsCell: Cell {
  var rooms: [String]

  static var sizing: Sizing { .height(90) }

  func makeView() -> CollectionView {
    let view = CollectionView()
    // A collection inside of another one does not avoid bars.
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  func update(_ view: CollectionView, state: CellState) {
    view.show(
      Content(scrolling: .horizontal) {
        Section("rooms", layout: .list(spacing: 8).transposed()) {
          ForEach(rooms, id: \.self) { FlatRoomCell(name: $0) }
        }
      })
  }
}

/// A room: half as wide as the screen.
struct FlatRoomCell: Cell {
  var name: String

  static var sizing: Sizing { Sizing(width: .fraction(0.5), height: .fill) }

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = name }
}

final class FlatController: UIViewController {
  let list = CollectionView()
  var flat = Flat(title: "", story: "") {
    didSet { list.show(content) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.show(content)
  }

  var content: Content<UIKitHost> {
    Content {
      Section("head") {
        FlatTextCell(text: flat.title, lines: 1).size(height: .fixed(60))
        if let isSaved = flat.isSaved {
          FlatTextCell(text: isSaved ? "saved" : "not saved", lines: 1)
        }
      }
      if !flat.rooms.isEmpty {
        Section("rooms") { FlatRoomsCell(rooms: flat.rooms) }
      }
      Section("story") {
        Group {
          FlatTextCell(text: flat.story, lines: flat.isStoryOpen ? 0 : 1)
          FlatTextCell(text: flat.isStoryOpen ? "less" : "more", lines: 1)
        }
        .onTap { [weak self] in self?.flat.isStoryOpen.toggle() }
      }
    }
  }
}
#endif
