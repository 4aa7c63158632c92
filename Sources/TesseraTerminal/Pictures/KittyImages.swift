import Tessera

/// The images that a terminal keeps, and those that it shows, in kitty's graphics protocol.
///
/// An image is sent once. While it moves, only its place is.
struct KittyImages: Sendable {
  /// The numbers of the pictures on the screen. They are also the numbers of the placements.
  private(set) var shown: Set<Int> = []
  /// The images that the terminal keeps, those used last at the end.
  private var kept: [Kept] = []
  private var imageOfPlacement: [Int: Int] = [:]
  private var lastID = 0

  private struct Kept {
    var id: Int
    var image: Image
    var width: Int
    var height: Int
  }

  /// Whether the terminal keeps no image.
  var isEmpty: Bool { kept.isEmpty }

  /// The number of images that the terminal keeps at least as long as they are not shown.
  private static let capacity = 64
  /// The number of bytes in one piece of an image before the encoding, which makes 4096 of them.
  private static let piece = 3072

  /// The sequence that removes all images from the terminal.
  static let removeAll = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)

  /// Returns the sequences that show a picture at the position of the cursor, which stays there.
  mutating func place(_ picture: PlacedPicture, _ number: Int, _ character: PixelSize) -> [UInt8] {
    var bytes: [UInt8] = []
    let area = picture.size(character)
    let width = min(picture.image.width, area.width)
    let height = min(picture.image.height, area.height)
    let image = keep(picture.image, width, height, &bytes)
    let columns = part(of: picture.visible.columns, in: picture.area.columns, width)
    let rows = part(of: picture.visible.rows, in: picture.area.rows, height)
    let control =
      "a=p,i=\(image),p=\(number),x=\(columns.lowerBound),y=\(rows.lowerBound)"
      + ",w=\(columns.count),h=\(rows.count),c=\(picture.visible.columns.count),r=\(picture.visible.rows.count)"
      + ",C=1,z=-1,q=2"
    bytes += "\u{1B}_G\(control)\u{1B}\\".utf8
    shown.insert(number)
    imageOfPlacement[number] = image
    return bytes + removeOldest()
  }

  /// Returns the sequence that removes a picture from the screen.
  mutating func remove(_ number: Int) -> [UInt8] {
    shown.remove(number)
    guard let image = imageOfPlacement.removeValue(forKey: number) else { return [] }
    return Array("\u{1B}_Ga=d,d=i,i=\(image),p=\(number),q=2\u{1B}\\".utf8)
  }

  /// Returns the pixels of a part of an image that is stretched over columns or rows.
  private func part(of visible: Range<Int>, in area: Range<Int>, _ length: Int) -> Range<Int> {
    let start = (visible.lowerBound - area.lowerBound) * length / area.count
    let end = (visible.upperBound - area.lowerBound) * length / area.count
    return min(start, length - 1)..<max(start + 1, end)
  }

  private mutating func keep(_ image: Image, _ width: Int, _ height: Int, _ bytes: inout [UInt8]) -> Int {
    if let known = kept.firstIndex(where: { $0.width == width && $0.height == height && $0.image == image }) {
      let entry = kept.remove(at: known)
      kept.append(entry)
      return entry.id
    }
    lastID += 1
    kept.append(Kept(id: lastID, image: image, width: width, height: height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for pixel in image.resampled(width: width, height: height).pixels {
      pixels.append(UInt8(truncatingIfNeeded: pixel >> 16))
      pixels.append(UInt8(truncatingIfNeeded: pixel >> 8))
      pixels.append(UInt8(truncatingIfNeeded: pixel))
    }
    var control = "a=t,f=24,s=\(width),v=\(height),i=\(lastID),q=2,"
    for start in stride(from: 0, to: pixels.count, by: Self.piece) {
      let end = min(start + Self.piece, pixels.count)
      bytes += "\u{1B}_G\(control)m=\(end < pixels.count ? 1 : 0);".utf8
      bytes += Clipboard.base64(Array(pixels[start..<end]))
      bytes += [0x1B, UInt8(ascii: "\\")]
      control = ""
    }
    return lastID
  }

  /// Returns the sequences that free the images that were not used for the longest time.
  private mutating func removeOldest() -> [UInt8] {
    var bytes: [UInt8] = []
    let used = Set(imageOfPlacement.values)
    while kept.count > max(Self.capacity, used.count),
      let oldest = kept.firstIndex(where: { !used.contains($0.id) })
    {
      bytes += "\u{1B}_Ga=d,d=I,i=\(kept.remove(at: oldest).id),q=2\u{1B}\\".utf8
    }
    return bytes
  }
}
