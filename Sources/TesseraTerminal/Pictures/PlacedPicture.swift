import Tessera

/// An image at a place of the screen.
struct PlacedPicture: Equatable {
  var image: Image
  /// The columns and rows over which the image is stretched.
  var area: GridRect
  /// The part of the area that is visible.
  var visible: GridRect

  static func == (left: PlacedPicture, right: PlacedPicture) -> Bool {
    left.area == right.area && left.visible == right.visible && left.image == right.image
  }

  /// Returns the size of the area on a terminal.
  func size(_ character: PixelSize) -> (width: Int, height: Int) {
    (area.columns.count * character.width, area.rows.count * character.height)
  }
}

/// The images on a surface. Its cells refer to them by their numbers.
struct PictureTable {
  private(set) var pictures: [Int: PlacedPicture] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { pictures.isEmpty }

  subscript(number: Int) -> PlacedPicture? { pictures[number] }

  /// Returns the number of an image at a place, adding it if it is new.
  mutating func number(of picture: PlacedPicture) -> Int {
    if let known = pictures.first(where: { $0.value == picture }) { return known.key }
    repeat { lastNumber = lastNumber % Glyph.maximumPicture + 1 } while pictures[lastNumber] != nil
    pictures[lastNumber] = picture
    return lastNumber
  }

  /// Forgets all images but some.
  mutating func keep(_ numbers: some Collection<Int>) {
    let kept = Set(numbers)
    pictures = pictures.filter { kept.contains($0.key) }
  }
}
