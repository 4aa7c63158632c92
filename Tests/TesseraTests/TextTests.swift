import Tessera
import TesseraTesting
import TestSupport
import Testing

@Suite("Text on a character grid")
struct TextTests {
  @Test(
    "Lines break at spaces or within long words, and end with an ellipsis",
    arguments: [
      ("one two three", 7, nil, ["one two", "three"]),
      ("one two three", 8, nil, ["one two", "three"]),
      ("one two three", 5, nil, ["one", "two", "three"]),
      ("one two three", 20, nil, ["one two three"]),
      ("abcdefgh", 3, nil, ["abc", "def", "gh"]),
      ("a\n\nb", 5, nil, ["a", "", "b"]),
      ("one two three", 7, 1, ["one tw…"]),
      ("one two three four", 7, 2, ["one two", "three …"]),
      ("a\nb", 5, 1, ["a…"]),
      ("日本語のテキスト", 6, nil, ["日本語", "のテキ", "スト"]),
      ("日本語", 1, nil, ["日", "本", "語"]),
      ("", 5, nil, [""]),
    ] as [(String, Int, Int?, [String])])
  func lines(text: String, columns: Int, limit: Int?, expected: [String]) {
    #expect(LineBreaking.lines(of: text, columns: columns, limit: limit).map(String.init) == expected)
  }

  @Test("No line is wider than its columns, and only spaces are dropped", arguments: 0..<200)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters = ["a", "bc", " ", "  ", "日", "é", "\n", "x"]
    let text = (0..<40).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    let columns = Int.random(in: 2...12, using: &generator)
    let lines = LineBreaking.lines(of: text, columns: columns, limit: nil)
    #expect(lines.allSatisfy { $0.columnWidth <= columns })
    let kept = lines.joined().filter { $0 != " " }
    #expect(kept == text.filter { $0 != " " && $0 != "\n" })
  }

  @Test("Boxes, fills and images become characters")
  func painting() {
    let canvasSize = Size(width: 80, height: 64)
    var canvas = Canvas(size: canvasSize, measurer: MonospaceText())
    canvas.text(String(repeating: "x", count: 9), in: Rect(x: 0, y: 16, width: 80, height: 16))
    canvas.fill(Rect(x: 16, y: 16, width: 16, height: 16), .surface)
    canvas.stroke(Rect(x: 0, y: 0, width: 80, height: 64), cornerRadius: 4)
    canvas.image(
      Image(width: 1, height: 2, pixels: [0xFF0000, 0x0000FF]), in: Rect(x: 56, y: 32, width: 8, height: 16))
    let drawing = PlacedDrawing(drawing: canvas.drawing, frame: Rect(origin: .zero, size: canvasSize))
    #expect(
      TextPicture([drawing], size: canvasSize).description == """
        ╭────────╮
        │x  xxxxx│
        │      ▀ │
        ╰────────╯

        """)
  }

  @Test("Drawings are clipped to their cell, even half of a wide character")
  func clipping() {
    var canvas = Canvas(size: Size(width: 24, height: 16), measurer: MonospaceText())
    canvas.text("日本", in: Rect(x: 8, y: 0, width: 80, height: 16))
    let drawing = PlacedDrawing(
      drawing: canvas.drawing, frame: Rect(x: 8, y: 0, width: 24, height: 16))
    #expect(TextPicture([drawing], size: Size(width: 80, height: 16)).description == "  日\n")
  }

  @Test("SVG pictures escape reserved characters")
  func escaping() {
    var canvas = Canvas(size: Size(width: 160, height: 16), measurer: MonospaceText())
    canvas.text("<a & \"b\">\u{1}")
    let drawing = PlacedDrawing(drawing: canvas.drawing, frame: Rect(x: 0, y: 0, width: 160, height: 16))
    let svg = SVGPicture([drawing], size: Size(width: 160, height: 16), theme: .light).description
    #expect(svg.contains("&lt;a &amp; &quot;b&quot;&gt;\u{FFFD}</text>"))
    #expect(svg.contains("width=\"160\" height=\"16\""))
  }

  @Test("Pictures mark control characters and drop invisible ones")
  func controls() {
    let controls = [0x07...0x07, 0x1B...0x1B, 0x7F...0x84, 0x86...0x9F, 0x202A...0x202E, 0x2066...0x2069]
      .joined()
    let invisible = [0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x2060...0x2064, 0xFEFF...0xFEFF]
      .joined()
    func text(_ values: some Sequence<Int>) -> String {
      values.compactMap { Unicode.Scalar($0) }.map { "x\(Character($0))" }.joined()
    }
    let harmless = "e\u{301} 👩‍👩‍👧 ☂\u{FE0F} می\u{200C}خواهم"
    let svg = picture(of: text(controls) + text(invisible) + harmless)
    let marked = controls.map { _ in "x\u{FFFD}" }.joined()
    let bare = invisible.map { _ in "x" }.joined()
    #expect(svg.contains(">\(marked)\(bare)\(harmless)</text>"))
  }

  private func picture(of text: String) -> String {
    var canvas = Canvas(size: Size(width: 8000, height: 32), measurer: MonospaceText())
    canvas.text(text)
    let frame = Rect(x: 0, y: 0, width: 8000, height: 32)
    let drawing = PlacedDrawing(drawing: canvas.drawing, frame: frame)
    return SVGPicture([drawing], size: frame.size, theme: .light).description
  }
}
