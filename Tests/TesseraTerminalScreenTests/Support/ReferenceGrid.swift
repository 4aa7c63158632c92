import COracle
import TerminalOracle
import Tessera

@testable import TesseraTerminal

/// The simplest implementation of ``CharacterGrid``: the expected contents of the terminal.
struct ReferenceGrid: CharacterGrid {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  private struct Cell: Equatable {
    /// Empty for the right half of a wide character.
    var text = " "
    var style = GridStyle(background: .background)
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  mutating func write(_ text: Substring, column: Int, row: Int, clip: Range<Int>, style: GridStyle) {
    guard (0..<rows).contains(row) else { return }
    var next = column
    for character in text {
      let width = character.columnWidth
      let target = next..<next + width
      next += width
      guard width > 0, target.allSatisfy({ clip.contains($0) && (0..<columns).contains($0) }) else {
        continue
      }
      var solid = style
      solid.background = style.background ?? self[target.lowerBound, row].style.background
      for column in target { erase(column: column, row: row) }
      self[target.lowerBound, row] = Cell(text: String(character), style: solid)
      if width == 2 { self[target.lowerBound + 1, row] = Cell(text: "", style: solid) }
    }
  }

  mutating func fill(_ columns: Range<Int>, row: Int, color: Color) {
    guard (0..<rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<self.columns) {
      erase(column: column, row: row)
      self[column, row] = Cell(style: GridStyle(background: color))
    }
  }

  /// Clears a cell and the other half of its character.
  private mutating func erase(column: Int, row: Int) {
    if self[column, row].text.isEmpty { self[column - 1, row].text = " " }
    if column + 1 < columns, self[column + 1, row].text.isEmpty { self[column + 1, row].text = " " }
    self[column, row].text = " "
  }

  private subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  func expected(column: Int, row: Int, theme: TerminalTheme, colors: inout ColorNumbers) -> Screen.Cell {
    let cell = self[column, row]
    let shown = colors.rendition(of: cell.style, theme: theme)
    var rendition = Screen.Rendition()
    if shown.isBold { rendition.attributes |= oracle_bold.asInt }
    if shown.isItalic { rendition.attributes |= oracle_italic.asInt }
    if shown.isUnderlined { rendition.attributes |= oracle_underline.asInt }
    if shown.isReversed { rendition.attributes |= oracle_reverse.asInt }
    rendition.foreground = colors.number(of: shown.foreground)
    rendition.background = colors.number(of: shown.background)
    return Screen.Cell(text: cell.text, rendition: rendition)
  }
}

/// The appearance of styles and the oracle's numbers of colors at one depth, each computed once.
struct ColorNumbers {
  let depth: ColorDepth
  private var renditions: [TerminalTheme: [GridStyle: StylePalette.Rendition]] = [:]
  private var numbers: [TerminalColor: Int] = [:]

  init(depth: ColorDepth) { self.depth = depth }

  mutating func rendition(of style: GridStyle, theme: TerminalTheme) -> StylePalette.Rendition {
    if let rendition = renditions[theme]?[style] { return rendition }
    let rendition = StylePalette(theme: theme, depth: depth).rendition(of: style)
    renditions[theme, default: [:]][style] = rendition
    return rendition
  }

  mutating func number(of color: TerminalColor) -> Int {
    if let number = numbers[color] { return number }
    let number =
      switch color.downsampled(to: depth) {
      case .standard: -1
      case .palette(let index): Int(index)
      case .rgb(let red, let green, let blue): 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
      }
    numbers[color] = number
    return number
  }
}

extension BinaryInteger {
  var asInt: Int { Int(self) }
}
