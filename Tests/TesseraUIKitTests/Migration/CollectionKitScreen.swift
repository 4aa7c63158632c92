#if canImport(UIKit)
// The screen of Documentation/Migration/CollectionKit.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Album: Hashable, Identifiable {
  var id: String
  var photos: [AlbumPhoto]
}

struct AlbumPhoto: Hashable, Identifiable {
  var id: Int
  var ratio: Double
}

struct AlbumPhotoCell: Cell {
  var photo: AlbumPhoto

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = "photo \(photo.id)" }
}

struct AlbumTitleCell: Cell {
  var title: String

  static var sizing: Sizing { .height(30) }

  func makeView() -> UILabel { UILabel() }

  func update(_ view: UILabel, state: CellState) { view.text = title }
}

final class AlbumsController: UIViewController {
  let grid = CollectionView()
  var onOpen: (AlbumPhoto) -> Void = { _ in }
  var albums: [Album] = [] {
    didSet { grid.show(content) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    grid.show(content)
  }

  var content: Content<UIKitHost> {
    Content {
      for album in albums {
        Section(album.id, layout: .waterfall(columns: 2, spacing: 10).inset(10)) {
          ForEach(album.photos) { photo in
            AlbumPhotoCell(photo: photo)
              .size(height: .aspect(photo.ratio))
              .scrollEffect(.wobble())
              .onTap { [weak self] in self?.onOpen(photo) }
          }
        }
        .header(pinned: true) { AlbumTitleCell(title: album.id) }
      }
    }
    .empty { AlbumTitleCell(title: "No photos yet") }
    .transitions(.all(.scale(0.5)))
  }
}
#endif
