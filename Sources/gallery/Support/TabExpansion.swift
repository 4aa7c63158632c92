import Tessera

extension String {
  /// Returns the line with spaces for tabs, each up to the next multiple of eight columns.
  func expandingTabs() -> String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var line = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let width = 8 - column % 8
        line += String(repeating: " ", count: width)
        column += width
      } else {
        line.append(character)
        column += character.columnWidth
      }
    }
    return line
  }
}
