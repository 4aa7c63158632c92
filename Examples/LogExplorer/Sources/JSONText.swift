import Foundation
import TesseraTerminal

/// A JSON text with each member on a line of its own, in the order of the text.
///
/// A text that is no JSON, such as a line that begins with a time in brackets, is shown as it is.
struct JSONText {
  private(set) var lines: [Line] = []

  struct Line: Identifiable, Equatable {
    var id: Int
    var level: Int
    var key = ""
    var text = ""
  }

  init(_ text: String) {
    guard let start = text.first(where: { !$0.isWhitespace }), "{[".contains(start),
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    else {
      lines = [Line(id: 0, level: 0, text: text)]
      return
    }
    var (line, isInString, isEscaped) = (Line(id: 0, level: 0), false, false)
    func end() {
      guard !line.text.isEmpty || !line.key.isEmpty else { return }
      lines.append(line)
      line = Line(id: lines.count, level: line.level)
    }
    for character in text {
      if isInString {
        line.text.append(character)
        if !isEscaped, character == "\"" { isInString = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"":
        line.text.append(character)
        isInString = true
      case "{", "[":
        line.text.append(character)
        end()
        line.level += 1
      case "}", "]":
        end()
        line.level = max(0, line.level - 1)
        line.text.append(character)
      case ",":
        line.text.append(character)
        end()
      case ":": (line.key, line.text) = (line.text, "")
      case _ where character.isWhitespace: continue
      default: line.text.append(character)
      }
    }
    end()
  }
}

/// A line of JSON: the key in another color.
struct JSONRow: Component {
  var line: JSONText.Line

  var body: some Component {
    HStack(alignment: .top) {
      if !line.key.isEmpty { Text(line.key + ":").foreground(.accent).fixedWidth() }
      Text(line.text).foreground(color)
      Spacer()
    }
    .padding(.left, .points(16 * Double(line.level)))
  }

  private var color: Color { line.text.hasPrefix("\"") ? .positive : .primary }
}
