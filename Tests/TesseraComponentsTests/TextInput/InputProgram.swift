import TestSupport
import TesseraComponents

/// A random program of steps on an input.
struct InputProgram {
  enum Step: Hashable {
    case perform(TextInput.Command)
    /// A move while the text is displayed in lines of a number of characters.
    case moveInLines(TextInput.Movement, extending: Bool, length: Int)
    case setText(String)
    /// The app sets the text with some characters replaced.
    case editText(at: Int, removing: Int, inserting: String)
  }

  var text: String
  var isMultiline: Bool
  var limit: Int?
  var steps: [Step]

  init(seed: UInt64, stepCount: Int) {
    var random = SeededGenerator(seed: seed)
    text = Self.text(fragments: 0...12, &random)
    isMultiline = Bool.random(using: &random)
    limit = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0...30, using: &random) : nil
    steps = []
    for _ in 0..<stepCount { steps.append(Self.step(&random)) }
  }

  static let fragments = [
    "a", "b", "word", "x1", "7", " ", "  ", ".", "-", "'", "_", "é", "e\u{301}", "\u{301}", "\u{308}", "中",
    "文字", "👩‍👩‍👧", "\u{200D}", "👍🏽", "\u{1F3FD}", "🇩🇪", "\u{1F1E9}", "\u{1F1EA}", "\r\n", "\r", "\n",
    "\t", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "مرحبا", "،", "\u{600}", "क्ष", "\u{94D}", "☺", "\u{FE0F}",
    "\u{7}", "\u{2028}", "\u{85}", "",
  ]

  private static func text(fragments count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).reduce(into: "") { text, _ in
      text += fragments[Int.random(in: 0..<fragments.count, using: &random)]
    }
  }

  private static func step(_ random: inout SeededGenerator) -> Step {
    let text = text(fragments: 1...1, &random)
    let extending = Int.random(in: 0..<3, using: &random) == 0
    let position = TextInput.Position(utf8Offset: Int.random(in: -2...60, using: &random))
    let movements: [TextInput.Movement] = [
      .left, .left, .right, .right, .wordLeft, .wordRight, .up, .up, .down, .down, .lineStart, .lineEnd,
      .textStart, .textEnd, .position(position),
    ]
    let movement = movements[Int.random(in: 0..<movements.count, using: &random)]
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<28: return .perform(.insert(text))
    case 28..<32: return .perform(.paste(Self.text(fragments: 0...6, &random)))
    case 32..<35: return .perform(.replaceSelection(text))
    case 35..<41: return .perform(.deleteBackward)
    case 41..<46: return .perform(.deleteForward)
    case 46..<49: return .perform(.deleteWordBackward)
    case 49..<52: return .perform(.deleteWordForward)
    case 52..<54: return .perform(.deleteToLineStart)
    case 54..<56: return .perform(.deleteToLineEnd)
    case 56..<59: return .perform(.yank)
    case 59..<75: return .perform(.move(movement, extending: extending))
    case 75..<81:
      let length = Int.random(in: 1...6, using: &random)
      return .moveInLines(movement, extending: extending, length: length)
    case 81..<82: return .perform(.selectAll)
    case 82..<84: return .perform(.selectWord(at: position))
    case 84..<92: return .perform(.undo)
    case 92..<96: return .perform(.redo)
    case 96: return .setText(Self.text(fragments: 0...12, &random))
    default:
      let index = Int.random(in: 0...20, using: &random)
      return .editText(at: index, removing: Int.random(in: 0...3, using: &random), inserting: text)
    }
  }
}

// MARK: - Shrinking

extension InputProgram {
  /// The smaller versions of the program, in the order in which they are tried.
  var smallerPrograms: [InputProgram] {
    var programs: [InputProgram] = []
    var length = steps.count
    while length > 0 {
      for end in stride(from: steps.count, to: 0, by: -length) {
        programs.append(changed { $0.steps.removeSubrange(max(0, end - length)..<end) })
      }
      length /= 2
    }
    if limit != nil { programs.append(changed { $0.limit = nil }) }
    programs += Self.smallerTexts(text).map { text in changed { $0.text = text } }
    for (index, step) in steps.enumerated() {
      programs += Self.smallerSteps(step).map { step in changed { $0.steps[index] = step } }
    }
    return programs
  }

  private static func smallerSteps(_ step: Step) -> [Step] {
    switch step {
    case .perform(.insert(let text)): smallerTexts(text).map { .perform(.insert($0)) }
    case .perform(.paste(let text)):
      [.perform(.insert(text))] + smallerTexts(text).map { .perform(.paste($0)) }
    case .setText(let text): smallerTexts(text).map { .setText($0) }
    case .editText(let index, let count, let text):
      smallerTexts(text).map { .editText(at: index, removing: count, inserting: $0) }
    case .moveInLines(let movement, let extending, _): [.perform(.move(movement, extending: extending))]
    default: []
    }
  }

  /// Returns texts with one scalar less, or a letter in its place.
  private static func smallerTexts(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let shorter = scalars.indices.map { scalars[..<$0] + scalars[($0 + 1)...] }
    let plainer = scalars.indices.filter { scalars[$0] != "a" }.map {
      scalars[..<$0] + ["a"] + scalars[($0 + 1)...]
    }
    return (shorter + plainer).map { scalars in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }

  private func changed(_ change: (inout InputProgram) -> Void) -> InputProgram {
    var copy = self
    change(&copy)
    return copy
  }
}
