import Tessera

extension Surface {
  /// Reserves the cells of an image, which the next frame shows as pixels.
  ///
  /// See ``CharacterGrid``. An image that would need more than 16 million pixels as sixels consists of half blocks,
  /// and so does one in a group with an opacity.
  public mutating func draw(_ image: Image, in area: GridRect, clip: GridRect) -> Bool {
    let screen = GridRect(columns: 0..<columns, rows: 0..<rows)
    let visible = area.intersection(clip).intersection(screen)
    // A terminal does not mix pixels with what is behind them.
    guard graphics != .halfBlocks, !isInline, groups.isEmpty, image.width > 0, image.height > 0,
      !visible.isEmpty,
      area.columns.count <= Self.maximumExtent, area.rows.count <= Self.maximumExtent
    else { return false }
    let picture = PlacedPicture(image: image, area: area, visible: visible)
    if case .sixel(let character) = graphics, !SixelEncoder.canEncode(picture, character) { return false }
    let number = pictures.number(of: picture)
    for row in visible.rows {
      fill(visible.columns, row: row, color: .background)
      for column in visible.columns {
        back.cells[row * columns + column] = ScreenCell(Glyph(picture: number), style: .plain)
      }
    }
    return true
  }

  /// Draws the images of which something else covers a part as half blocks, and returns the numbers of the others.
  mutating func settlePictures() -> Set<Int> {
    guard !pictures.isEmpty else { return [] }
    var counts: [Int: Int] = [:]
    for cell in back.cells {
      if let number = cell.glyph.picture { counts[number, default: 0] += 1 }
    }
    var whole: Set<Int> = []
    for (number, count) in counts {
      guard let picture = pictures[number] else { continue }
      let visible = picture.visible
      if count == visible.columns.count * visible.rows.count {
        whole.insert(number)
      } else {
        drawRest(of: picture, number)
      }
    }
    return whole
  }

  private mutating func drawRest(of picture: PlacedPicture, _ number: Int) {
    let image = HalfBlockImage(picture.image, picture.area)
    for row in picture.visible.rows {
      for column in picture.visible.columns
      where back.cells[row * columns + column].glyph.picture == number {
        image.paint(clip: GridRect(columns: column..<column + 1, rows: row..<row + 1), on: &self)
      }
    }
  }

  /// Appends what makes the terminal show the images of a frame, and no others.
  ///
  /// - Parameters:
  ///   - numbers: The images of the frame.
  ///   - changedRows: The rows of which something was written in this frame.
  mutating func encodePictures(_ numbers: Set<Int>, changedRows: Set<Int>, _ encoder: inout FrameEncoder) {
    switch graphics {
    case .halfBlocks: break
    case .kitty(let character):
      for number in kitty.shown.subtracting(numbers).sorted() {
        encoder.bytes += kitty.remove(number)
      }
      for number in numbers.subtracting(kitty.shown).sorted() {
        guard let picture = pictures[number] else { continue }
        encoder.jump(toColumn: picture.visible.columns.lowerBound, row: picture.visible.rows.lowerBound)
        encoder.bytes += kitty.place(picture, number, character)
      }
    case .sixel(let character):
      // A text in the row may have erased pixels.
      for number in numbers.sorted() {
        guard let picture = pictures[number], picture.visible.rows.contains(where: changedRows.contains)
        else { continue }
        encoder.jump(toColumn: picture.visible.columns.lowerBound, row: picture.visible.rows.lowerBound)
        encoder.bytes += SixelEncoder.sequence(for: picture, character)
      }
    }
    pictures.keep(numbers)
  }
}
