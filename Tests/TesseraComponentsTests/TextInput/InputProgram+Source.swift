import TesseraComponents

extension InputProgram {
  var source: String {
    var lines = ["var input = TextInput(\(literal(text)), isMultiline: \(isMultiline))"]
    if let limit { lines.append("input.limit = \(limit)") }
    for step in steps {
      switch step {
      case .perform(let command): lines.append("input.perform(\(source(of: command)))")
      case .moveInLines(let movement, let extending, let length):
        let command = source(of: .move(movement, extending: extending))
        lines.append("input.perform(\(command), lines: input.lines(ofLength: \(length)))")
      case .setText(let text): lines.append("input.setText(\(literal(text)))")
      case .editText(let index, let count, let text):
        let edit = "at: \(index), removing: \(count), inserting: \(literal(text))"
        lines.append("input.setText(input.editedText(\(edit)))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func source(of command: TextInput.Command) -> String {
    switch command {
    case .insert(let text): ".insert(\(literal(text)))"
    case .paste(let text): ".paste(\(literal(text)))"
    case .replaceSelection(let text): ".replaceSelection(\(literal(text)))"
    case .move(let movement, let extending):
      ".move(\(source(of: movement))\(extending ? ", extending: true" : ""))"
    case .selectWord(let position): ".selectWord(at: \(source(of: position)))"
    default: ".\(command)"
    }
  }

  private func source(of movement: TextInput.Movement) -> String {
    if case .position(let position) = movement { return ".position(\(source(of: position)))" }
    return ".\(movement)"
  }

  private func source(of position: TextInput.Position) -> String {
    "TextInput.Position(utf8Offset: \(position.utf8Offset))"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}

extension TextInput {
  /// Returns the text with some characters replaced; at the end if it has fewer.
  func editedText(at index: Int, removing count: Int, inserting string: String) -> String {
    let (start, end) = (position(atCharacter: index), position(atCharacter: index + count))
    return text(in: self.start..<start) + string + text(in: end..<self.end)
  }

  /// Returns lines of a number of characters, without their line breaks.
  func lines(ofLength length: Int) -> [Range<Position>] {
    lines.flatMap { line -> [Range<Position>] in
      let positions = text(in: line).indices.map { position(of: $0) } + [line.upperBound]
      let starts = stride(from: 0, to: max(1, positions.count - 1), by: length)
      return starts.map { positions[$0]..<positions[min($0 + length, positions.count - 1)] }
    }
  }
}
