import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@Suite("Drawings on a character grid")
struct GridPainterTests {
  private func text(
    columns: Int, rows: Int, under effect: VisualEffect = .none, at corner: Point = .zero,
    in size: Size? = nil, _ draw: (inout Canvas) -> Void
  ) -> String {
    let size = size ?? Size(width: Double(columns) * 8, height: Double(rows) * 16)
    var canvas = Canvas(size: size, measurer: MonospaceText())
    draw(&canvas)
    let placed = PlacedDrawing(
      drawing: canvas.drawing, frame: Rect(origin: corner, size: size), effect: effect)
    return TextPicture([placed], size: Size(width: Double(columns) * 8, height: Double(rows) * 16))
      .description
  }

  @Test("A fill or stroke thinner than half a character is drawn as a line", arguments: [0.5, 1, 3])
  func thinLines(width: Double) {
    for y in [0, 7, 8, 15 - width] {
      #expect(
        text(columns: 6, rows: 3) { $0.fill(Rect(x: 8, y: 16 + y, width: 32, height: width), .separator) }
          == "\n ────\n\n")
      #expect(
        text(columns: 6, rows: 3) { $0.stroke(Rect(x: 8, y: 16 + y, width: 32, height: width)) }
          == "\n ────\n\n")
    }
    for x in [0, 3, 7 - width] {
      #expect(
        text(columns: 6, rows: 3) { $0.fill(Rect(x: 16 + x, y: 0, width: width, height: 32), .accent) }
          == "  │\n  │\n\n")
    }
  }

  @Test("A box of three rows has lines on all sides; a lower one only at its sides")
  func lowBoxes() {
    func box(_ height: Double) -> String {
      text(columns: 7, rows: 3) { canvas in
        let rect = Rect(x: 0, y: 0, width: 56, height: height)
        canvas.stroke(rect)
        canvas.text(
          "in", in: Rect(x: 0, y: height >= 48 ? 16 : 0, width: 56, height: 16), .init(alignment: .center))
      }
    }
    #expect(box(48) == "┌─────┐\n│ in  │\n└─────┘\n")
    #expect(box(32) == "│ in  │\n│     │\n\n")
    #expect(box(16) == "│ in  │\n\n\n")
  }

  @Test("A scaled drawing shrinks as a whole and is not clipped")
  func scaled() {
    let shown = text(
      columns: 12, rows: 5, under: VisualEffect(scale: 0.6), in: Size(width: 96, height: 80)
    ) { canvas in
      canvas.stroke(cornerRadius: 4)
      canvas.text("x", in: Rect(x: 0, y: 32, width: 96, height: 16), .init(alignment: .center))
    }
    #expect(shown == "\n  ╭──────╮\n  │  x   │\n  ╰──────╯\n\n")
  }

  @Test("A rotated drawing shifts its upper and lower rows in opposite directions", arguments: [0.5, -0.5])
  func turned(angle: Double) {
    let shown = text(
      columns: 9, rows: 3, under: VisualEffect(rotation: angle), at: Point(x: 16),
      in: Size(width: 40, height: 48)
    ) { canvas in
      canvas.stroke()
      canvas.text("x", in: Rect(x: 0, y: 16, width: 40, height: 16), .init(alignment: .center))
    }
    #expect(
      shown == (angle > 0 ? "   ┌───┐\n  │ x │\n └───┘\n" : " ┌───┐\n  │ x │\n   └───┘\n"))
  }

  @Test("A half or full turn shifts no rows; a quarter turn shifts them the most")
  func turnedFar() {
    func column(_ angle: Double) -> [Int] {
      let shown = text(
        columns: 12, rows: 3, under: VisualEffect(rotation: angle), at: Point(x: 32),
        in: Size(width: 32, height: 48)
      ) { $0.fill(Rect(x: 0, y: 0, width: 1, height: 48), .accent) }
      let lines = shown.split { $0 == "\n" }
      return lines.map { line in line.prefix { $0 == " " }.count }
    }
    #expect(column(.pi) == [4, 4, 4] && column(2 * .pi) == [4, 4, 4])
    #expect(column(.pi / 2) == [6, 4, 2])
  }

  @Test("Clipping rows of a rotated drawing does not shift the other rows")
  func turnedAndCut() {
    var canvas = Canvas(size: Size(width: 24, height: 64), measurer: MonospaceText())
    for row in 0..<4 { canvas.text("\(row)", in: Rect(x: 0, y: Double(row) * 16, width: 24, height: 16)) }
    let placed = PlacedDrawing(
      drawing: canvas.drawing, frame: Rect(x: 24, y: -16, width: 24, height: 64),
      effect: VisualEffect(rotation: 1), clip: Rect(x: 0, y: 0, width: 80, height: 32))
    #expect(TextPicture([placed], size: Size(width: 80, height: 64)).description == "    1\n  2\n\n\n")
  }
}

@Suite("Control and format scalars")
struct ControlAndFormatTests {
  @Test("The property covers Unicode's control, format and separator categories")
  func categories() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        #expect(scalar.isControlOrFormat, "\(value)")
      case .unassigned: break
      default: if scalar.isControlOrFormat { Issue.record("\(value)") }
      }
    }
  }

  @Test(
    "A character drops control and format scalars except emoji joiners and tags",
    arguments: [
      ("a", "a"), ("a\u{200D}", "a"), ("e\u{301}\u{200C}", "e\u{301}"), ("\u{202E}", nil), ("\u{9B}", nil),
      ("\u{200B}", nil), ("\u{2028}", nil), ("a\u{E0041}", "a"), ("👩‍👧", "👩‍👧"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
      ("❤️‍🔥", "❤️‍🔥"), ("日\u{200C}", "日"),
    ] as [(Character, Character?)])
  func characters(character: Character, shown: Character?) {
    #expect(character.withoutControlAndFormat == shown)
  }

  @Test("Text and SVG pictures leave out control and format characters")
  func pictures() {
    var canvas = Canvas(size: Size(width: 160, height: 16), measurer: MonospaceText())
    canvas.text("a\u{200D}b\u{9B}c\u{202E}d<\u{301}")
    let placed = PlacedDrawing(drawing: canvas.drawing, frame: Rect(x: 0, y: 0, width: 160, height: 16))
    let size = Size(width: 160, height: 16)
    #expect(TextPicture([placed], size: size).description == "abcd<\u{301}\n")
    let svg = SVGPicture([placed], size: size, theme: .dark).description
    // A joiner stays in text: some scripts read differently without it.
    #expect(svg.contains(">a\u{200D}b\u{FFFD}c\u{FFFD}d&lt;\u{301}</text>"))
  }
}
