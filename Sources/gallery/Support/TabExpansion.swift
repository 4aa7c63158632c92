import Tessera

extension String {
  /// The line with spaces for tabs, up to the next multiple of eight columns each.
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
