import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Breaking long text into lines")
struct LineBreakingTests {
  private func work(_ text: String, columns: Int?, limit: Int? = nil, first count: Int? = nil) -> Int {
    var work = 0
    _ = LineBreaking.lines(of: text, columns: columns, limit: limit, first: count, work: &work)
    return work
  }

  private static let paragraphs: [(name: String, piece: String)] = [
    ("words", "word "), ("one long word", "x"), ("wide characters", "語"), ("marks", "e\u{301} "),
    ("pictures", "👩‍👩‍👧 "), ("nothing but spaces", " "), ("lines", "ab\n"),
    ("characters without room", "\u{200B}"),
  ]

  @Test(
    "Breaking the first lines of a long paragraph costs only these lines",
    arguments: paragraphs.map(\.piece))
  func fewLines(piece: String) {
    let short = work(String(repeating: piece, count: 2_000), columns: 40, limit: 10)
    let long = work(String(repeating: piece, count: 64_000), columns: 40, limit: 10)
    // Characters without width all fit on one line, and spaces after a line belong to it.
    guard piece != "\u{200B}", piece != " " else { return #expect(long <= 64_000 * piece.utf8.count + 10) }
    #expect(long == short)
    #expect(long <= 2 * 10 * 42 * piece.utf8.count)
  }

  @Test("Breaking a whole paragraph costs a constant for each character", arguments: paragraphs.map(\.piece))
  func allLines(piece: String) {
    for count in [1_000, 16_000] {
      let text = String(repeating: piece, count: count)
      #expect(work(text, columns: 40) <= 3 * text.utf8.count + 100)
      #expect(work(text, columns: nil) <= 3 * text.utf8.count + 100)
    }
  }

  @Test("Lines break like those of a reference implementation", arguments: 0..<400)
  func plainly(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "bc", "defgh", " ", "  ", "日", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "🇩", "\n", "\r\n", "\r", "\u{85}",
      "\u{2028}", "\u{1B}", "\u{200B}", "\u{202E}", "ö", "\u{600}", "กำ", "한", "\u{1112}\u{1161}", "☂\u{FE0F}",
      "\u{AD}",
    ]
    let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
    let columns = [nil, 1, 2, 3, 5, 8, 13].randomElement(using: &generator) ?? nil
    let limit = [nil, nil, 0, 1, 2, 4].randomElement(using: &generator) ?? nil
    let lines = LineBreaking.lines(of: text, columns: columns, limit: limit).map(String.init)
    let expected = PlainLines.lines(of: text, columns: columns, limit: limit)
    #expect(lines == expected, "of \(text.debugDescription) in \(columns as Int?), \(limit as Int?)")
    var work = 0
    for count in 0...3 {
      let first = LineBreaking.lines(of: text, columns: columns, limit: limit, first: count, work: &work)
      #expect(first.map(String.init) == Array(expected.prefix(count)))
    }
    let size = MonospaceText().size(
      of: text, style: TextStyle(lineLimit: limit),
      width: columns.map { Double($0) * TextMetrics.characterWidth })
    let widest = expected.map(\.columnWidth).max() ?? 0
    #expect(size.width == Double(widest) * TextMetrics.characterWidth, "\(text.debugDescription)")
    #expect(size.height == Double(max(1, expected.count)) * TextMetrics.lineHeight)
  }

  @Test("A clipped long text is painted like that part of the whole text", arguments: 0..<20)
  func clipped(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<120).map { _ in
      ["a", "bcd", "efghij", "日本", "\n"].randomElement(using: &generator) ?? ""
    }
    let size = Size(width: 96, height: 16 * 40)
    var canvas = Canvas(size: size, measurer: MonospaceText())
    canvas.text(
      words.joined(separator: " "), in: Rect(origin: .zero, size: size),
      TextStyle(lineLimit: [nil, 5, 12].randomElement(using: &generator) ?? nil))
    let all = TextPicture(
      [PlacedDrawing(drawing: canvas.drawing, frame: Rect(origin: .zero, size: size))], size: size)
    let lines = all.description.split(separator: "\n", omittingEmptySubsequences: false)
    for offset in [0, 1, 3, 8, 20] {
      let frame = Rect(x: 0, y: -16 * Double(offset), width: 96, height: 16 * 40)
      let part = TextPicture(
        [PlacedDrawing(drawing: canvas.drawing, frame: frame)], size: Size(width: 96, height: 48))
      #expect(part.description == lines[offset..<offset + 3].map { $0 + "\n" }.joined())
    }
  }
}

/// A reference implementation that breaks lines character by character.
private enum PlainLines {
  static func lines(of text: String, columns: Int?, limit: Int?) -> [String] {
    guard limit != 0, columns != 0 else { return [] }
    var lines: [String] = []
    let paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = Array(paragraph)
      var isWhole = false
      while !isWhole {
        let isLast = lines.count + 1 == limit
        let columns = columns ?? .max
        let count = fitting(rest, columns)
        isWhole = count == rest.count
        if isLast {
          let isCut = !isWhole || number + 1 < paragraphs.count && hasMore(paragraphs, number)
          lines.append(
            isCut && columns < .max ? String(rest.prefix(fitting(rest, columns - 1))) + "…" : String(rest))
          return lines
        }
        if isWhole {
          lines.append(String(rest))
        } else {
          let end = breakPoint(rest, count)
          lines.append(String(rest[..<end]))
          rest = Array(rest[end...].drop { $0 == " " })
          // Spaces at the end of the text get no line of their own.
          if rest.isEmpty, number + 1 == paragraphs.count { return lines }
        }
      }
    }
    return lines
  }

  /// Returns whether anything follows a paragraph. A line break at the end of the text does not count.
  private static func hasMore(_ paragraphs: [Substring], _ number: Int) -> Bool {
    number + 2 < paragraphs.count || !paragraphs[number + 1].isEmpty
  }

  private static func fitting(_ characters: [Character], _ columns: Int) -> Int {
    var width = 0
    return characters.firstIndex {
      width += $0.columnWidth
      return width > columns
    } ?? characters.count
  }

  private static func breakPoint(_ characters: [Character], _ count: Int) -> Int {
    if characters[count] == " " { return count }
    if let space = characters[..<count].lastIndex(of: " "), space > 0 { return space }
    return max(1, count)
  }
}
